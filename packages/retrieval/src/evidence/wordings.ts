import type { SearchText } from "../engine/query-parser.ts";
import { termsOf } from "../text/tokenizer.ts";
import { type NormalCitation, normalCitation } from "../citations/clauses.ts";
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
  /** How alike the words of the question and of a wording are, by the paragraph that it asks for. */
  paragraphs: ReadonlyMap<NormalCitation, number>;
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

/** How alike the likest of some wordings is, by the paragraph that they ask for. */
function likestOf(matches: readonly { citation: string | null; likeness: number }[]): Map<NormalCitation, number> {
  const byCitation = new Map<string, number>();
  for (const { citation, likeness } of matches)
    if (citation !== null) byCitation.set(citation, Math.max(byCitation.get(citation) ?? 0, likeness));
  const likest = new Map<NormalCitation, number>();
  for (const [citation, likeness] of byCitation) {
    const normal = normalCitation(citation);
    likest.set(normal, Math.max(likest.get(normal) ?? 0, likeness));
  }
  return likest;
}

/** Makes wordings ready to be searched, each group those of one clause. */
export function createWordingFinder(groups: readonly (readonly Wording[])[]): WordingFinder {
  const index = indexOfSaid(groups.flat().map(({ text }) => text));
  const known = groups.flatMap((wordings, group) =>
    wordings.map(({ citation, text }): Known => ({ group, citation, terms: [...new Set(termsOf(text))] })),
  );
  const groupOf = Uint32Array.from(known, ({ group }) => group);
  const weightOf = rarityAmong(known.map(({ terms }) => terms));
  /** Tells how alike the words of a question and of a wording are. */
  const likenessTo = (asked: ReadonlySet<string>) => {
    const weight = weightOf(asked);
    return (terms: readonly string[]): number =>
      (2 * weightOf(terms.filter((term) => asked.has(term)))) / Math.max(1e-9, weight + weightOf(terms));
  };
  return {
    find(question, accept) {
      const likenessOf = likenessTo(new Set(termsOf(typeof question === "string" ? question : question.text)));
      const hits = index.search(question, { limit: nearest, accept: (key) => accept(groupOf[key] ?? -1) });
      const best = hits[0]?.score ?? 0;
      const read = hits.flatMap(({ key, score }) => {
        const one = known[key];
        return one === undefined ? [] : [{ ...one, score, likeness: likenessOf(one.terms) }];
      });
      return new Map(
        [...Map.groupBy(read, ({ group }) => group)].flatMap(([group, matches]) => {
          const [first] = matches;
          if (first === undefined) return [];
          const { citation, terms, score } = first;
          const likeness = Math.max(...matches.map((one) => one.likeness));
          return [[group, { citation, terms, strength: score / 10, share: score / best, likeness, paragraphs: likestOf(matches) }]];
        }),
      );
    },
  };
}
