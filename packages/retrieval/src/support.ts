import type { Candidate } from "./candidates.ts";
import type { Concept, Question } from "./question.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";
import { termsOf } from "./words.ts";

interface ReadSentence extends Sentence {
  terms: readonly string[];
}

/** A candidate with its words taken apart once. */
export interface ReadCandidate {
  candidate: Candidate;
  sentences: readonly ReadSentence[];
  /** Terms of its heading, citation and source's title. */
  headTerms: ReadonlySet<string>;
  /** All its terms, those of its headings included. */
  terms: ReadonlySet<string>;
}

/** Takes a candidate's words apart. */
export function readCandidate(candidate: Candidate): ReadCandidate {
  const sentences = sentencesOf(candidate.text).map((one) => ({ ...one, terms: termsOf(candidate.text.slice(one.start, one.end)) }));
  const headTerms = new Set(termsOf(`${candidate.heading} ${candidate.citation} ${candidate.sourceTitle}`));
  return { candidate, sentences, headTerms, terms: new Set([...headTerms, ...sentences.flatMap((one) => one.terms)]) };
}

/** How much each concept of a question tells, judged by how rare it is among the passages found. */
export interface Weights {
  /** 0 to 1: the share of the question that a set of terms speaks of. */
  coverage(terms: ReadonlySet<string>): number;
  /** The summed weight of the concepts that a set of terms speaks of. */
  sum(terms: ReadonlySet<string>): number;
}

const speaksOf = (terms: ReadonlySet<string>, concept: Concept): boolean =>
  concept.groups.some((group) => group.length > 0 && group.every((term) => terms.has(term)));

/** Weighs a question's concepts; one that no passage speaks of weighs most, so that what is missing shows. */
export function weigh(question: Question, found: readonly ReadCandidate[]): Weights {
  const weights = question.concepts.map((concept) => {
    const frequency = found.filter(({ terms }) => speaksOf(terms, concept)).length;
    return { concept, weight: Math.log(1 + (found.length + 1) / (frequency + 0.5)) };
  });
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  const sum = (terms: ReadonlySet<string>) =>
    weights.reduce((reached, { concept, weight }) => reached + (speaksOf(terms, concept) ? weight : 0), 0);
  return { sum, coverage: (terms) => (total === 0 ? 0 : sum(terms) / total) };
}
