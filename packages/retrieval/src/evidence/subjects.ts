import { type SearchText, widened } from "../engine/query-parser.ts";
import { termsOf } from "../text/tokenizer.ts";
import { rarityAmong } from "./said-things.ts";
import type { Wording } from "./wordings.ts";

/** What of the subjects of a clause a question names. */
export interface SubjectMatch {
  /** Terms of all that it names. */
  terms: ReadonlySet<string>;
  /** How much these tell, as a share of those of the clause that most is named of. */
  share: number;
}

/** Finds the clauses whose subjects a question names. */
interface SubjectFinder {
  /** By number of the group, most named first. */
  find(question: SearchText, accept: (group: number) => boolean): ReadonlyMap<number, SubjectMatch>;
}

interface Known {
  group: number;
  terms: readonly string[];
}

/**
 * Makes subjects ready to be looked up, each group those of one clause. They are as in the index of a book: whoever says all
 * words of one, and no more, means that clause.
 */
export function createSubjectFinder(groups: readonly (readonly Wording[])[]): SubjectFinder {
  const known = groups.flatMap((subjects, group) => subjects.map(({ text }): Known => ({ group, terms: [...new Set(termsOf(text))] })));
  const weightOf = rarityAmong(known.map(({ terms }) => terms));
  const byRarest = Map.groupBy(known, ({ terms }) => terms.toSorted((one, other) => weightOf([other]) - weightOf([one]))[0] ?? "");
  return {
    find(question, accept) {
      const { text, phrases } = widened(question);
      const said = new Set([text, ...phrases].flatMap(termsOf));
      const named = [...said]
        .flatMap((term) => byRarest.get(term) ?? [])
        .filter(({ group, terms }) => accept(group) && terms.every((term) => said.has(term)));
      const found = [...Map.groupBy(named, ({ group }) => group)].map(([group, subjects]) => {
        const terms = new Set(subjects.flatMap((subject) => subject.terms));
        return { group, terms, weight: weightOf(terms) };
      });
      const most = Math.max(1e-9, ...found.map(({ weight }) => weight));
      return new Map(
        found
          .toSorted((one, other) => other.weight - one.weight || one.group - other.group)
          .map(({ group, terms, weight }) => [group, { terms, share: weight / most }]),
      );
    },
  };
}
