import { createIndex, createPassageReader, loadIndex, type PassageIndex, type PassageReader, type SearchText } from "@clausewise/retrieval";
import { startBuild } from "./index-build.ts";
import { readIndexFile, writeIndexFile, type IndexMark } from "./index-file.ts";
import { createHeldLibrary, type HeldLibrary, type LibraryOnDay } from "./held-library.ts";
import { createPassageCache, type PassageCache } from "./passage-cache.ts";
import { openPassageKeeper } from "./passage-keeper.ts";
import type { PassageVectors } from "./vectors/passage-vectors.ts";
import type { LibraryReads, LocatedPassage, PassageRow } from "../library/library.reads.ts";

/** The shared library as it stood on one day, for one choice of jurisdictions. */
export interface SearchView {
  search(question: SearchText, limit: number): { key: number; score: number }[];
  /** Passages most like a question's vector; none without vectors. */
  nearest(question: readonly number[], limit: number): { key: number; score: number }[];
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
export interface SearchIndex {
  /** Takes in what changed up to this call. */
  refresh(): Promise<void>;
  view(choice: { jurisdictions: readonly string[] | null; day: string }): SearchView;
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

/** Passages read at once, and versions whose contents are. */
const chunk = 200;
const contentsAtOnce = 50;

/** Passages taken in before the event loop gets its turn. */
const sip = 50;

/** Passages from which on an index is built in a thread of its own. */
const many = 2000;

/** Views kept ready: any day can be asked for, and each holds the keys of a whole library. */
const mostViews = 12;

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What search reads of the library. */
export type SearchedLibrary = Pick<
  LibraryReads,
  "lastRevision" | "changedSources" | "contentsOf" | "passagesAfter" | "passageRowsAfter" | "hashAt" | "hashesAt" | "passagesAt"
>;

export interface SearchParts {
  library: SearchedLibrary;
  /** Where the index is kept between runs; null keeps none. */
  indexFile: string | null;
  /** Where the passages themselves are; null keeps none. */
  passageFile?: string | null;
  vectors: PassageVectors | null;
}

/** Opens the library, from the kept index in `indexFile` where that belongs to this database. */
export async function openSearchIndex({ library, indexFile, passageFile = null, vectors }: SearchParts): Promise<SearchIndex> {
  const kept = indexFile ? await keptIndex(library, indexFile) : null;
  const memory = createHeldLibrary();
  const keeper = await openPassageKeeper({ library, path: passageFile, versions: () => memory.contents() });
  const passages = createPassageCache(library, keeper.at);
  const views = new Map<string, SearchView>();
  let held: Held = kept ?? { index: createIndex(), mark: { key: 0, hash: "" } };
  let keptKey = held.mark.key;
  let seenRevision = 0;
  const buildAnew = async () => {
    const built = await buildApart(library, indexFile, keptKey);
    if (indexFile) keptKey = built.mark.key;
    return built;
  };

  const follow = async () => {
    const lastRevision = await library.lastRevision();
    if (lastRevision === seenRevision) return;
    held = (await takeIn(library, held)) ?? (await buildAnew());
    const changed = await library.changedSources(seenRevision);
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

  return {
    refresh: oneAfterAnother(follow),
    reader: createPassageReader((key) => held.index.termsOf(key)),
    view({ jurisdictions, day }) {
      const name = `${day} ${jurisdictions?.join() ?? "*"}`;
      const view = views.get(name) ?? viewOf({ memory, passages, index: held.index, vectors }, memory.onDay(day, jurisdictions));
      // Put back at the end, so that the first is the one unused for longest.
      views.delete(name);
      views.set(name, view);
      for (const unused of [...views.keys()].slice(0, -mostViews)) views.delete(unused);
      return view;
    },
    vectorOf: async (question) => (await vectors?.ofQuestion(question)) ?? null,
    async keep() {
      await keeper.close();
      if (!indexFile || held.mark.key === keptKey) return;
      if (held.index.size >= many) await buildAnew();
      else await writeIndexFile(indexFile, held.mark, held.index.snapshot());
      keptKey = held.mark.key;
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

async function keptIndex(library: SearchedLibrary, indexFile: string): Promise<Held | null> {
  const file = await readIndexFile(indexFile);
  if (!file || (await library.hashAt(file.mark.key)) !== file.mark.hash) return null;
  const index = loadIndex(file.bytes);
  return index && { index, mark: file.mark };
}

type StoredPassage = Awaited<ReturnType<LibraryReads["passagesAfter"]>>[number];

async function* passagesAfter(library: SearchedLibrary, key: number): AsyncGenerator<StoredPassage[]> {
  for (let after = key; ;) {
    const passages = await library.passagesAfter(after, chunk);
    const last = passages.at(-1);
    if (!last) return;
    yield passages;
    if (passages.length < chunk) return;
    after = last.key;
  }
}

const markOf = ({ key, hash }: StoredPassage): IndexMark => ({ key, hash });

/** Adds what is new, a little at a time; null, with nothing added, where it is too much for the thread that answers. */
async function takeIn(library: SearchedLibrary, { index, mark }: Held): Promise<Held | null> {
  const news: StoredPassage[] = [];
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

/** Builds the index in a thread of its own, from the kept one where there is one, and keeps it. */
async function buildApart(library: SearchedLibrary, indexFile: string | null, keptKey: number): Promise<Held> {
  const from = indexFile && keptKey > 0 ? { path: indexFile, key: keptKey } : null;
  const build = startBuild({ base: from });
  let mark: IndexMark | null = null;
  try {
    for await (const passages of passagesAfter(library, from?.key ?? 0)) {
      build.add(passages);
      const last = passages.at(-1);
      if (last) mark = markOf(last);
    }
    if (!mark) throw new Error("There is nothing to build an index from.");
    return { index: await build.finish(mark, indexFile), mark };
  } catch (error) {
    await build.cancel();
    if (from) return buildApart(library, indexFile, 0);
    throw error;
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

interface ViewParts {
  memory: HeldLibrary;
  passages: PassageCache;
  index: PassageIndex;
  vectors: PassageVectors | null;
}

function viewOf({ memory, passages, index, vectors }: ViewParts, onDay: LibraryOnDay): SearchView {
  const { held, keys } = onDay;
  const located = async (wanted: readonly number[], versionOf = (row: PassageRow) => held.get(row.source_id)) =>
    (await passages.at(wanted)).flatMap((passage) => {
      const [source, version] = [memory.sourceOf(passage.source_id), versionOf(passage)];
      return source && version ? [{ passage, source, version }] : [];
    });
  return {
    search: (question, limit) => index.search(question, { limit, accept: (key) => keys.has(key) }),
    nearest: (question, limit) => vectors?.nearest(question, limit, (key) => keys.has(key)) ?? [],
    located: (wanted) => located(wanted.filter((key) => keys.has(key))),
    atClause: (clause, limit) => located(onDay.atClause(clause).slice(0, limit)),
    async formerlyAtClause(clause, limit) {
      const found = new Map(onDay.formerlyAtClause(clause, limit).map(({ key, version }) => [key, version]));
      return located([...found.keys()], ({ key }) => found.get(key));
    },
    sources: held.size,
    passages: keys.size,
  };
}
