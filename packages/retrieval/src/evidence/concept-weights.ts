import type { Claim, Concept, UnderstoodQuestion } from "../question/understood-question.ts";
import { termsOf } from "../text/tokenizer.ts";
import type { ReadCandidate } from "./passage-reader.ts";

/** How much each concept of a question tells, judged by how rare it is among the passages found. */
export interface Weights {
  /** The terms that any concept of the question could be recognised by. */
  terms: ReadonlySet<string>;
  /** 0 to 1: the share of the question that sets of terms together speak of. */
  coverage(...terms: readonly ReadonlySet<string>[]): number;
  /** The summed weight of the concepts that sets of terms together speak of. */
  sum(...terms: readonly ReadonlySet<string>[]): number;
  /** How much what a term is said of tells, whether that is told or asked; 0 where nothing is said of it. */
  rarityOf(term: string): number;
  /** 0 to 1: the share of a heading's terms that the question asks about; rare terms count more. */
  askedShare(terms: readonly string[]): number;
}

/** Whether sets of terms together speak of a concept. */
export const speaksOf = ({ groups }: Pick<Concept, "groups">, sets: readonly ReadonlySet<string>[]): boolean =>
  groups.some((group) => group.length > 0 && group.every((term) => sets.some((terms) => terms.has(term))));

/** What happened counts for more than the words it is told in, of which no rule speaks. */
const inStory = { event: 1.4, word: 0.6 };

/** Where a question first tells something and then asks another thing, what it asks counts for more than what it tells. */
const inBackground = { asked: 1.3, told: 0.5 };
/** Things that a clause must ask after by its own words, so that it stands by itself. */
const leastAsked = 2;

/** The terms of what a question asks, where it tells other things first; null where it does not, or leans on what it tells. */
function askedApart({ claims, concepts }: UnderstoodQuestion): ReadonlySet<string> | null {
  const spoken = claims.filter(({ confirming }) => !confirming);
  const termsIn = (wanted: (force: Claim["force"]) => boolean) =>
    new Set(spoken.filter(({ force }) => wanted(force)).flatMap(({ words }) => termsOf(words.join(" "))));
  const [asked, told] = [termsIn((force) => force === "asked" || force === "supposed"), termsIn((force) => force === "told")];
  const isApart = told.size > 0 && concepts.filter(({ term }) => asked.has(term)).length >= leastAsked;
  return isApart ? asked : null;
}

/** Weighs a question's concepts; one that no passage speaks of weighs most, so that what is missing shows. */
export function weigh(question: UnderstoodQuestion, found: readonly ReadCandidate[]): Weights {
  const rarity = (frequency: number) => Math.log(1 + (found.length + 1) / (frequency + 0.5));
  const frequencies = frequenciesOfHeadings(found);
  const isStory = question.concepts.some(({ isEvent }) => isEvent);
  const asked = isStory ? null : askedApart(question);
  const told = ({ isEvent = false }: Concept) => (isStory ? (isEvent ? inStory.event : inStory.word) : 1);
  const emphasis = ({ term }: Concept) => (asked === null ? 1 : asked.has(term) ? inBackground.asked : inBackground.told);
  const weights = question.concepts.map((concept) => {
    const plain = told(concept) * rarity(found.filter(({ terms }) => speaksOf(concept, [terms])).length);
    return { concept, plain, weight: emphasis(concept) * plain };
  });
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const sum: Weights["sum"] = (...sets) =>
    weights.reduce((reached, { concept, weight }) => reached + (speaksOf(concept, sets) ? weight : 0), 0);
  const weightOf = (terms: readonly string[]) => terms.reduce((reached, term) => reached + rarity(frequencies.get(term) ?? 0), 0);
  return {
    terms: new Set(question.concepts.flatMap(({ groups }) => groups.flat())),
    sum,
    rarityOf: (term) => weights.reduce((most, { concept, plain }) => (speaksOf(concept, [new Set([term])]) ? most + plain : most), 0),
    coverage: (...sets) => (total === 0 ? 0 : sum(...sets) / total),
    askedShare: (terms) => (terms.length === 0 ? 0 : weightOf(terms.filter((term) => question.terms.has(term))) / weightOf(terms)),
  };
}

/** How many of the passages found hold each term of their headings; of other terms nobody asks. */
function frequenciesOfHeadings(found: readonly ReadCandidate[]): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>();
  for (const { headings } of found) for (const term of headings().own) frequencies.set(term, 0);
  for (const { terms } of found)
    for (const term of terms) {
      const frequency = frequencies.get(term);
      if (frequency !== undefined) frequencies.set(term, frequency + 1);
    }
  return frequencies;
}
