import {
  createIndex,
  createPassageReader,
  loadIndex,
  type AmendedClauses,
  type PassageIndex,
  type PassageReader,
  type SearchText,
} from "@clausewise/retrieval";
import type { CandidateSource } from "./candidate-source.ts";
import { writeIndexFile, type IndexMark } from "./index-file.ts";
import { buildIndex, many, markOf, passagesAfter, provenMark, readKept, type IndexedPassage, type KeptIndex } from "./kept-index.ts";
import { createHeldLibrary } from "./held-library.ts";
import { createPassageCache } from "./passage-cache.ts";
import { openPassageKeeper } from "./passage-keeper.ts";
import { createKeptViews } from "./kept-views.ts";
import { createPrivateShelves } from "./private-shelves.ts";
import type { Viewer } from "../../service.ts";
import type { PassageVectors } from "./vectors/passage-vectors.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import { everywhere, type Reach, within } from "./reach.ts";
import { joined, viewOf, type SearchView } from "./search-view.ts";

/** The search index over the shared library; it follows the database and can be thrown away at any time. */
export interface SearchIndex {
  /** Takes in what changed up to this call; where that is much, goes on with what it holds until that is built. */
  refresh(): Promise<void>;
  /** The same, waiting for what is built. */
  catchUp(): Promise<void>;
  /** Makes ready what this viewer may read beside the shared library; before each of their questions. */
  admit(viewer: Viewer | null): Promise<void>;
  /** What a viewer may read; the shared library alone for null, and for one who was not admitted. */
  view(choice: ViewChoice): SearchView;
  /** Whether a viewer may read any version of a source that is cited by a clause, or one that is about a standard. */
  holds(viewer: Viewer | null, named: { clause: string } | { standard: string }): boolean;
  /** The vector of a question; null where the words alone have to do. */
  vectorOf(question: string): Promise<readonly number[] | null>;
  /** Keeps the index on disk, so that the next start need not build it. */
  keep(): Promise<void>;
  /** Takes the library's passages apart and remembers them. */
  readonly reader: PassageReader;
  /** Keys of all passages of some sources. */
  keysOf(sourceIds: readonly string[]): ReadonlySet<number>;
  readonly size: number;
  /** Passages that have a vector; null where none are made. */
  readonly embedded: number | null;
}

/** Whose view, of the law of which places and of which day; `reach` narrows it where it is given. */
interface ViewChoice {
  viewer: Viewer | null;
  jurisdictions: readonly string[] | null;
  day: string;
  reach?: Reach | undefined;
}

/** Versions whose contents are read at once. */
const contentsAtOnce = 50;

/** Passages taken in before the event loop gets its turn. */
const sip = 50;

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What search reads of the library. */
export type SearchedLibrary = Pick<
  LibraryReads,
  | "privateStand"
  | "privateSources"
  | "privatePassages"
  | "heldChanges"
  | "lastKey"
  | "lastRevision"
  | "changedSources"
  | "contentsOf"
  | "passagesAfter"
  | "passageRowsAfter"
  | "hashAt"
  | "hashesAt"
  | "passagesAt"
>;

export interface SearchParts {
  library: SearchedLibrary;
  /** Where the index is kept between runs; null keeps none. */
  indexFile: string | null;
  /** Where the passages themselves are; null keeps none. */
  passageFile?: string | null;
  vectors: PassageVectors | null;
  /** Where candidates for answers are looked for beside the index. */
  candidates?: CandidateSource | null;
  /** Which clauses were amended, by what and since when. */
  amended?: AmendedClauses;
  /** Has the index kept beyond a passage's key by whichever process runs jobs; false where nobody did. */
  build?: (beyond: number) => Promise<boolean>;
}

/** Opens the library, from the kept index in `indexFile` where that belongs to this database. */
export async function openSearchIndex({
  library,
  indexFile,
  passageFile = null,
  vectors,
  candidates = null,
  amended,
  build,
}: SearchParts): Promise<SearchIndex> {
  const kept = async () => (indexFile ? loadKept(await readKept(library, indexFile)) : null);
  const memory = createHeldLibrary(amended);
  const keeper = await openPassageKeeper({ library, path: passageFile, versions: () => memory.contents() });
  const passages = createPassageCache(library, keeper.at);
  const views = createKeptViews((jurisdictions, day) => {
    const elsewhere = candidates && ((text: SearchText, limit: number) => candidates.find(text, jurisdictions, limit));
    return viewOf({ memory, passages, index: held.index, vectors, elsewhere }, memory.onDay(day, jurisdictions));
  });
  let held: Held = (await kept()) ?? { index: createIndex(), mark: { key: 0, hash: "" } };
  let keptKey = held.mark.key;
  let seenRevision = 0;
  /** Under way where much is new. */
  let catchingUp: Promise<void> | null = null;

  /** Takes the index that somebody built for all, or builds one. */
  const takeMuch = async () => {
    const isBuilt = await build?.(held.mark.key);
    const built = (isBuilt && (await kept())) || (await loadKept(await buildIndex(library, indexFile), true)) || (await kept());
    if (!built) throw new Error("There is nothing to build an index from.");
    held = built;
    if (indexFile) keptKey = built.mark.key;
  };
  const beginCatchingUp = () => {
    const end = () => (catchingUp = null);
    catchingUp = takeMuch().finally(end).then(refresh);
    catchingUp.catch(() => undefined);
  };

  const follow = async () => {
    if (catchingUp) return;
    const lastRevision = await library.lastRevision();
    if (lastRevision === seenRevision) return;
    const changed = await library.changedSources(seenRevision);
    // It was something of one person's alone, whose shelf follows by itself.
    if (changed.length === 0 && seenRevision > 0) return void (seenRevision = lastRevision);
    const taken = await takeIn(library, held);
    if (!taken) return beginCatchingUp();
    held = taken;
    memory.rewrite(await library.heldChanges());
    memory.take(changed, keeper.contents);
    const unread = memory.unread(changed);
    for (let at = 0; at < unread.length; at += contentsAtOnce) {
      const contents = await library.contentsOf(unread.slice(at, at + contentsAtOnce));
      memory.take(changed, contents);
    }
    seenRevision = lastRevision;
    views.clear();
    keeper.follow(held.index.size);
  };
  const refresh = oneAfterAnother(follow);
  const shelves = createPrivateShelves(library, () => held.index.statistics());

  return {
    async refresh() {
      await refresh();
      // Where nothing is held there is nothing to go on with.
      if (seenRevision === 0) await catchingUp;
    },
    async catchUp() {
      await refresh();
      for (let under = catchingUp; under; under = catchingUp) await under;
    },
    reader: createPassageReader((key) => held.index.termsOf(key)),
    admit: (viewer) => shelves.admit(viewer),
    view({ viewer, jurisdictions, day, reach = everywhere }) {
      const shared = views.of(reach.library ? jurisdictions : [], day);
      const own = shelves.of(viewer);
      return own ? joined(shared, viewOf({ ...own, vectors: null }, own.memory.onDay(day, jurisdictions, within(reach)))) : shared;
    },
    holds: (viewer, named) =>
      [memory, shelves.of(viewer)?.memory].some((one) =>
        "clause" in named ? one?.cites(named.clause) : one?.isAboutStandard(named.standard),
      ),
    vectorOf: async (question) => (await vectors?.ofQuestion(question)) ?? null,
    async keep() {
      await keeper.close();
      if (!indexFile || held.mark.key === keptKey) return;
      // Another process may have kept more meanwhile.
      if (held.mark.key <= ((await provenMark(library, indexFile))?.key ?? 0)) return;
      if (held.index.size >= many) await buildIndex(library, indexFile);
      else await writeIndexFile(indexFile, held.mark, held.index.snapshot());
    },
    keysOf: (sourceIds) => memory.keysOf(sourceIds),
    get size() {
      return held.index.size;
    },
    get embedded() {
      return vectors?.size ?? null;
    },
  };
}

/** An index with the mark up to which it holds the passages. */
interface Held {
  index: PassageIndex;
  mark: IndexMark;
}

async function loadKept(kept: KeptIndex | null, isChecked = false): Promise<Held | null> {
  const index = kept && loadIndex(kept.bytes, { isChecked });
  return kept && index && { index, mark: kept.mark };
}

/** Adds what is new, a little at a time; null, with nothing added, where it is too much for the thread that answers. */
async function takeIn(library: SearchedLibrary, { index, mark }: Held): Promise<Held | null> {
  const news: IndexedPassage[] = [];
  for await (const passages of passagesAfter(library, mark.key)) {
    news.push(...passages);
    if (news.length >= many) return null;
  }
  for (let start = 0; start < news.length; start += sip) {
    index.add(news.slice(start, start + sip));
    await breathe();
  }
  const last = news.at(-1);
  return { index, mark: last ? markOf(last) : mark };
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
