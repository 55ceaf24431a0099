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
import { inOrder, versionOn } from "./version-chain.ts";

/** The shared library as it stood on one day, for one choice of jurisdictions. */
export interface LibraryView {
  search(question: string, limit: number): { key: number; score: number }[];
  /** The passages behind keys that a search gave. */
  located(keys: number[]): Promise<LocatedPassage[]>;
  /** Passages at a clause or below it. */
  atClause(clause: string, limit: number): Promise<LocatedPassage[]>;
  /** Passages at a clause or below it that only versions overtaken by then hold, each as its last version had it. */
  formerlyAtClause(clause: string, limit: number): Promise<LocatedPassage[]>;
  sources: number;
  passages: number;
}

/** The search index over the shared library; it follows the database and can be thrown away at any time. */
export interface Library {
  /** Takes in what changed up to this call. */
  refresh(): Promise<void>;
  view(choice: { jurisdictions: readonly string[] | null; day: string }): LibraryView;
  /** Stored words of passages with their place, as they are now. */
  texts(passageIds: string[]): Promise<{ id: string; citation: string; text: string }[]>;
  /** Keeps the index on disk, so that the next start need not build it. */
  keep(): Promise<void>;
  readonly size: number;
}

/** Passages or versions taken in before the event loop gets its turn. */
const chunk = 200;

/** Views kept ready: any day can be asked for, and each holds the keys of a whole library. */
const mostViews = 12;

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
    const changed = await readChangedVersions(database, seenRevision);
    for (let at = 0; at < changed.length; at += chunk) {
      const some = changed.slice(at, at + chunk);
      const unread = some.filter(({ id }) => !keysOf.has(id)).map(({ id }) => id);
      for (const [id, keys] of await readKeys(database, unread)) keysOf.set(id, keys);
      for (const version of some) {
        versions.set(version.id, version);
        seenRevision = version.revision;
      }
    }
    views.clear();
  };

  return {
    refresh: oneAfterAnother(follow),
    view({ jurisdictions, day }) {
      const name = `${day} ${jurisdictions?.join() ?? "*"}`;
      const view = views.get(name) ?? viewOf(database, index, standOn([...versions.values()], jurisdictions, day), keysOf);
      // Put back at the end, so that the first is the one unused for longest.
      views.delete(name);
      views.set(name, view);
      for (const unused of [...views.keys()].slice(0, -mostViews)) views.delete(unused);
      return view;
    },
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

interface Standing {
  held: FollowedVersion[];
  /** Versions that those held have overtaken, oldest first. */
  former: FollowedVersion[];
}

function standOn(versions: FollowedVersion[], jurisdictions: readonly string[] | null, day: string): Standing {
  const bySource = Map.groupBy(
    versions.filter((version) => !jurisdictions || jurisdictions.includes(version.jurisdiction)),
    (version) => version.source_id,
  );
  const standing: Standing = { held: [], former: [] };
  for (const siblings of bySource.values()) {
    const held = versionOn(siblings, day);
    if (!held) continue;
    const ordered = inOrder(siblings);
    standing.held.push(held);
    standing.former.push(...ordered.slice(0, ordered.indexOf(held)));
  }
  return standing;
}

function viewOf(database: Database, index: PassageIndex, { held, former }: Standing, keysOf: ReadonlyMap<string, number[]>): LibraryView {
  const allowed = new Set(held.flatMap((version) => keysOf.get(version.id) ?? []));
  const versionIds = new Set(held.map((version) => version.id));
  const formerIds = new Map(former.map((version, age) => [version.id, age]));
  const isHeld = (id: string) => versionIds.has(id);
  return {
    search: (question, limit) => index.search(question, { limit, accept: (key) => allowed.has(key) }),
    located: (keys) => locateByKeys(database, isHeld, keys),
    atClause: (clause, limit) => locateByClause(database, isHeld, clause, limit),
    async formerlyAtClause(clause, limit) {
      const rows = await locateByClause(database, (id) => formerIds.has(id), clause, limit);
      const oldestFirst = rows.toSorted((a, b) => (formerIds.get(a.version.id) ?? 0) - (formerIds.get(b.version.id) ?? 0));
      return [...new Map(oldestFirst.map((row) => [row.passage.key, row])).values()].filter((row) => !allowed.has(row.passage.key));
    },
    sources: new Set(held.map((version) => version.source_id)).size,
    passages: allowed.size,
  };
}
