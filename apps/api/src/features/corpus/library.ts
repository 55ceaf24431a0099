import { createIndex, loadIndex, type PassageIndex } from "@clausewise/retrieval";
import type { Database } from "../../database/client.ts";
import { readIndexFile, writeIndexFile, type IndexMark } from "./index-file.ts";
import { readTexts } from "./reading.repository.ts";
import {
  locateByClause,
  locateByKeys,
  readChangedVersions,
  readHashOf,
  readKeys,
  readLastRevision,
  readPassagesAfter,
  type FollowedVersion,
  type LocatedPassage,
} from "./search.repository.ts";
import { versionOn } from "./version-chain.ts";

/** The shared library as it stood on one day, for one choice of jurisdictions. */
export interface LibraryView {
  search(question: string, limit: number): { key: number; score: number }[];
  /** The passages behind keys that a search gave. */
  located(keys: number[]): Promise<LocatedPassage[]>;
  /** Passages at a clause or below it. */
  atClause(clause: string, limit: number): Promise<LocatedPassage[]>;
  sources: number;
  passages: number;
}

/** The search index over the shared library; it follows the database and can be thrown away at any time. */
export interface Library {
  /** Takes in what changed up to this call. */
  refresh(): Promise<void>;
  view(choice: { jurisdictions: readonly string[] | null; day: string }): LibraryView;
  /** Passages at a clause or below it in any version, in force or not. */
  everAtClause(clause: string, limit: number): Promise<LocatedPassage[]>;
  /** Stored words and hash of passages, as they are now. */
  texts(passageIds: string[]): Promise<{ id: string; text: string; hash: string }[]>;
  /** Keeps the index on disk, so that the next start need not build it. */
  keep(): Promise<void>;
  readonly size: number;
}

/** Passages taken in before the event loop gets its turn. */
const chunk = 200;

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Opens the library, from the kept index in `indexFile` where that belongs to this database. */
export async function openLibrary(database: Database, indexFile: string | null): Promise<Library> {
  const kept = indexFile ? await keptIndex(database, indexFile) : null;
  const index = kept?.index ?? createIndex();
  const versions = new Map<string, FollowedVersion>();
  const keysOf = new Map<string, number[]>();
  const views = new Map<string, LibraryView>();
  let mark: IndexMark = kept?.mark ?? { key: 0, hash: "" };
  let keptKey = mark.key;
  let seenRevision = 0;

  const follow = async () => {
    if ((await readLastRevision(database)) === seenRevision) return;
    mark = await takeIn(database, index, mark);
    for (const version of await readChangedVersions(database, seenRevision)) {
      if (!keysOf.has(version.id)) keysOf.set(version.id, await readKeys(database, version.id));
      versions.set(version.id, version);
      seenRevision = version.revision;
    }
    views.clear();
  };

  return {
    refresh: oneAfterAnother(follow),
    view({ jurisdictions, day }) {
      const name = `${day} ${jurisdictions?.join() ?? "*"}`;
      const view = views.get(name) ?? viewOf(database, index, heldOn([...versions.values()], jurisdictions, day), keysOf);
      views.set(name, view);
      return view;
    },
    everAtClause: (clause, limit) => locateByClause(database, () => true, clause, limit),
    texts: (passageIds) => (passageIds.length > 0 ? readTexts(database, passageIds) : Promise.resolve([])),
    async keep() {
      if (!indexFile || mark.key === keptKey) return;
      keptKey = mark.key;
      await writeIndexFile(indexFile, mark, index.snapshot());
    },
    get size() {
      return index.size;
    },
  };
}

async function keptIndex(database: Database, indexFile: string): Promise<{ index: PassageIndex; mark: IndexMark } | null> {
  const file = await readIndexFile(indexFile);
  if (!file || (await readHashOf(database, file.mark.key)) !== file.mark.hash) return null;
  const index = loadIndex(file.bytes);
  return index && { index, mark: file.mark };
}

async function takeIn(database: Database, index: PassageIndex, from: IndexMark): Promise<IndexMark> {
  let mark = from;
  for (;;) {
    const passages = await readPassagesAfter(database, mark.key, chunk);
    index.add(passages);
    const last = passages.at(-1);
    if (last) mark = { key: last.key, hash: last.hash };
    if (passages.length < chunk) return mark;
    await breathe();
  }
}

/** Runs one at a time; calls during a run share the next, which begins after they came. */
function oneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () =>
    (next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        running = work();
        return running;
      }));
}

function heldOn(versions: FollowedVersion[], jurisdictions: readonly string[] | null, day: string): FollowedVersion[] {
  const bySource = Map.groupBy(
    versions.filter((version) => !jurisdictions || jurisdictions.includes(version.jurisdiction)),
    (version) => version.source_id,
  );
  return [...bySource.values()].map((siblings) => versionOn(siblings, day)).filter((version) => version !== null);
}

function viewOf(database: Database, index: PassageIndex, held: FollowedVersion[], keysOf: ReadonlyMap<string, number[]>): LibraryView {
  const allowed = new Set(held.flatMap((version) => keysOf.get(version.id) ?? []));
  const versionIds = new Set(held.map((version) => version.id));
  const isHeld = (id: string) => versionIds.has(id);
  return {
    search: (question, limit) => index.search(question, { limit, accept: (key) => allowed.has(key) }),
    located: (keys) => locateByKeys(database, isHeld, keys),
    atClause: (clause, limit) => locateByClause(database, isHeld, clause, limit),
    sources: new Set(held.map((version) => version.source_id)).size,
    passages: allowed.size,
  };
}
