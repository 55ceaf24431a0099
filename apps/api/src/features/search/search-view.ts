import type { Hit, PassageIndex, SearchText } from "@clausewise/retrieval";
import type { LocatedPassage, PassageRow } from "../library/library.reads.ts";
import { type FoundCandidates, rankedCandidates } from "./candidate-source.ts";
import type { HeldLibrary, LibraryOnDay } from "./held-library.ts";
import type { PassageCache } from "./passage-cache.ts";
import { namesLaterAct } from "./later-acts.ts";
import type { PassageVectors } from "./vectors/passage-vectors.ts";

/** What somebody may read as it stood on one day, for one choice of jurisdictions. */
export interface SearchView {
  search(question: SearchText, limit: number): Hit[];
  /** The same of what a question is answered from, which a cluster may have looked for. */
  candidates(question: SearchText, limit: number): Promise<Hit[]>;
  /** Passages most like a question's vector; none without vectors. */
  nearest(question: readonly number[], limit: number): Hit[];
  /** The passages behind keys that a search gave. */
  located(keys: number[]): Promise<LocatedPassage[]>;
  /** Passages at a clause or below it. */
  atClause(clause: string, limit: number): Promise<LocatedPassage[]>;
  /** Passages at a clause or below it that only versions overtaken by then hold, each as its last version had it. */
  formerlyAtClause(clause: string, limit: number): Promise<LocatedPassage[]>;
  sources: number;
  passages: number;
}

interface ViewParts {
  memory: HeldLibrary;
  passages: PassageCache;
  index: PassageIndex;
  vectors: PassageVectors | null;
  /** Looks for candidates elsewhere than in the index; null where nothing else does. */
  elsewhere?: ((question: SearchText, limit: number) => Promise<FoundCandidates | null>) | null;
}

/** What an index and the library it is of hold on a day. */
export function viewOf({ memory, passages, index, vectors, elsewhere = null }: ViewParts, onDay: LibraryOnDay): SearchView {
  const { held, keys } = onDay;
  const located = async (wanted: readonly number[], versionOf = (row: PassageRow) => held.get(row.source_id)) =>
    (await passages.at(wanted)).flatMap((passage) => {
      const [source, version] = [memory.sourceOf(passage.source_id), versionOf(passage)];
      if (source?.text_kind === "summary" && namesLaterAct(passage.text, onDay.day)) return [];
      return source && version
        ? [{ passage, source, version, amended: onDay.amendedSince(passage.key), instead: onDay.standsInstead(passage.key) }]
        : [];
    });
  const accept = (key: number) => keys.has(key);
  return {
    search: (question, limit) => index.search(question, { limit, accept }),
    async candidates(question, limit) {
      const found = keys.size > 0 && elsewhere !== null ? await elsewhere(question, limit) : null;
      return rankedCandidates(question, found, { index, accept, limit });
    },
    nearest: (question, limit) => vectors?.nearest(question, limit, accept) ?? [],
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

const bestOf = (hits: readonly Hit[], limit: number): Hit[] => hits.toSorted((a, b) => b.score - a.score).slice(0, limit);

/** Two views as one: what a viewer alone may read beside what everybody may, of which alone there are vectors. */
export const joined = (shared: SearchView, own: SearchView): SearchView => ({
  search: (question, limit) => bestOf([...shared.search(question, limit), ...own.search(question, limit)], limit),
  candidates: async (question, limit) => bestOf([...(await shared.candidates(question, limit)), ...own.search(question, limit)], limit),
  nearest: (question, limit) => shared.nearest(question, limit),
  async located(keys) {
    const order = new Map(keys.map((key, nth) => [key, nth]));
    const found = (await Promise.all([shared.located(keys), own.located(keys)])).flat();
    return found.toSorted((a, b) => (order.get(a.passage.key) ?? 0) - (order.get(b.passage.key) ?? 0));
  },
  atClause: async (clause, limit) =>
    (await Promise.all([own.atClause(clause, limit), shared.atClause(clause, limit)])).flat().slice(0, limit),
  formerlyAtClause: async (clause, limit) =>
    (await Promise.all([own.formerlyAtClause(clause, limit), shared.formerlyAtClause(clause, limit)])).flat().slice(0, limit),
  sources: shared.sources + own.sources,
  passages: shared.passages + own.passages,
});
