import type { Concept, UnderstoodQuestion } from "../question/understood-question.ts";
import type { ReadCandidate } from "./passage-reader.ts";

/** How much each concept of a question tells, judged by how rare it is among the passages found. */
export interface Weights {
  /** 0 to 1: the share of the question that a set of terms speaks of. */
  coverage(terms: ReadonlySet<string>): number;
  /** The summed weight of the concepts that a set of terms speaks of. */
  sum(terms: ReadonlySet<string>): number;
  /** 0 to 1: the share of a heading's terms that the question asks about; rare terms count more. */
  askedShare(terms: readonly string[]): number;
}

const speaksOf = (terms: ReadonlySet<string>, concept: Concept): boolean =>
  concept.groups.some((group) => group.length > 0 && group.every((term) => terms.has(term)));

/** Weighs a question's concepts; one that no passage speaks of weighs most, so that what is missing shows. */
export function weigh(question: UnderstoodQuestion, found: readonly ReadCandidate[]): Weights {
  const rarity = (frequency: number) => Math.log(1 + (found.length + 1) / (frequency + 0.5));
  const frequencies = new Map<string, number>();
  for (const { terms } of found) for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const weights = question.concepts.map((concept) => ({
    concept,
    weight: rarity(found.filter(({ terms }) => speaksOf(terms, concept)).length),
  }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const sum = (terms: ReadonlySet<string>) =>
    weights.reduce((reached, { concept, weight }) => reached + (speaksOf(terms, concept) ? weight : 0), 0);
  const weightOf = (terms: readonly string[]) => terms.reduce((reached, term) => reached + rarity(frequencies.get(term) ?? 0), 0);
  return {
    sum,
    coverage: (terms) => (total === 0 ? 0 : sum(terms) / total),
    askedShare: (terms) => (terms.length === 0 ? 0 : weightOf(terms.filter((term) => question.terms.has(term))) / weightOf(terms)),
  };
}
