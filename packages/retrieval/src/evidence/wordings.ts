import type { SearchText } from "../engine/query-parser.ts";
import { termsOf } from "../text/tokenizer.ts";
import { indexOfSaid, rarityAmong } from "./said-things.ts";

/** How somebody asks whose answer stands in a clause. */
export interface Wording {
  /** The paragraph that answers, where that is cited by more than its clause. */
  citation: string | null;
  text: string;
}

/** A wording that a question is like. */
export interface WordingMatch {
  citation: string | null;
  terms: readonly string[];
  /** As a tenth of the search score, as a share of that of the nearest of all, and how alike the words of both are, 0 to 1. */
  strength: number;
  share: number;
  likeness: number;
}

/** Finds the wordings that a question is most like. */
export interface WordingFinder {
  /** The nearest wording of each group that has one among the nearest of all, by number of the group, nearest first. */
  find(question: SearchText, accept: (group: number) => boolean): ReadonlyMap<number, WordingMatch>;
}

const nearest = 120;

interface Known {
  group: number;
  citation: string | null;
  terms: readonly string[];
}

/** Makes wordings ready to be searched, each group those of one clause. */
export function createWordingFinder(groups: readonly (readonly Wording[])[]): WordingFinder {
  const index = indexOfSaid(groups.flat().map(({ text }) => text));
  const known = groups.flatMap((wordings, group) =>
    wordings.map(({ citation, text }): Known => ({ group, citation, terms: [...new Set(termsOf(text))] })),
  );
  const weightOf = rarityAmong(known.map(({ terms }) => terms));
  const likenessOf = (asked: ReadonlySet<string>, terms: readonly string[]) =>
    (2 * weightOf(terms.filter((term) => asked.has(term)))) / Math.max(1e-9, weightOf(asked) + weightOf(terms));
  return {
    find(question, accept) {
      const asked = new Set(termsOf(typeof question === "string" ? question : question.text));
      const hits = index.search(question, { limit: nearest, accept: (key) => accept(known[key]?.group ?? -1) });
      const best = hits[0]?.score ?? 0;
      const found = new Map<number, WordingMatch>();
      for (const { key, score } of hits) {
        const one = known[key];
        if (one === undefined) continue;
        const { group, citation, terms } = one;
        const likeness = likenessOf(asked, terms);
        const before = found.get(group);
        if (before === undefined) found.set(group, { citation, terms, strength: score / 10, share: score / best, likeness });
        else if (likeness > before.likeness) found.set(group, { ...before, likeness });
      }
      return found;
    },
  };
}
