import type { Concept, UnderstoodQuestion } from "../question/understand.ts";
import { type Sentence, sentencesOf } from "../text/sentence-splitter.ts";
import { termsOf } from "../text/tokenizer.ts";
import type { Candidate } from "./candidate.ts";

interface ReadSentence extends Sentence {
  terms: readonly string[];
}

/** A candidate with its words taken apart once. */
export interface ReadCandidate {
  candidate: Candidate;
  /** Its sentences, taken apart when first asked for: most candidates fall out before. */
  sentences: () => readonly ReadSentence[];
  /** Terms of its heading, citation and source's title. */
  headTerms: ReadonlySet<string>;
  /** All its terms, those of its headings included. */
  terms: ReadonlySet<string>;
}

interface ReadText {
  terms: readonly string[];
  sentences: readonly ReadSentence[] | null;
}

/** Texts read last: much asked clauses come up again and again. */
const recent = new Map<string, ReadText>();
const mostRecent = 12_000;

function readText(text: string): ReadText {
  const known = recent.get(text) ?? { terms: [...new Set(termsOf(text))], sentences: null };
  recent.delete(text);
  recent.set(text, known);
  const [oldest] = recent.keys();
  if (recent.size > mostRecent && oldest !== undefined) recent.delete(oldest);
  return known;
}

/** Different terms of a text. */
export const termsIn = (text: string): readonly string[] => readText(text).terms;

/** Takes a candidate's words apart; `also` are terms it is known by that it does not hold. */
export function readCandidate(candidate: Candidate, also: readonly string[] = []): ReadCandidate {
  const { text } = candidate;
  const read = readText(text);
  const headTerms = new Set(termsIn(`${candidate.heading} ${candidate.citation} ${candidate.sourceTitle}`));
  const sentences = () => (read.sentences ??= sentencesOf(text).map((one) => ({ ...one, terms: termsOf(text.slice(one.start, one.end)) })));
  return { candidate, sentences, headTerms, terms: new Set([...headTerms, ...read.terms, ...also]) };
}

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
