import type { Candidate, CitedQuote, Composition } from "./candidates.ts";
import type { Question } from "./question.ts";
import { bestQuote } from "./quotes.ts";
import { type Weights, readCandidate } from "./support.ts";
import { termsOf } from "./words.ts";

/** Something often taken for granted that a clause shows to be otherwise. */
export interface Misconception {
  /** What is right, in a sentence or two. */
  text: string;
  /** Groups of phrases: a question takes it for granted where it holds one phrase of every group. */
  when: readonly (readonly string[])[];
  /** Phrases that show the question is about something else. */
  unless: readonly string[];
  /** The clauses that show it. */
  clauses: readonly string[];
}

/** A misconception with the passages of its clauses. */
export interface ShownMisconception {
  text: string;
  passages: readonly Candidate[];
}

/** What of a list a question takes for granted. */
export function misconceptionsIn(question: string, list: readonly Misconception[]): Misconception[] {
  const said = ` ${termsOf(question).join(" ")} `;
  const holds = (phrase: string) => said.includes(` ${termsOf(phrase).join(" ")} `);
  return list.filter(({ when, unless }) => when.every((group) => group.some(holds)) && !unless.some(holds));
}

/** The correction of the first misconception that the library has a clause against. */
export function correctedMisconception(
  shown: readonly ShownMisconception[],
  question: Question,
  weights: Weights,
): Composition["correction"] {
  for (const { text, passages } of shown) {
    const citations = passages.flatMap((passage) => quoteOf(passage, text, question, weights));
    const verbatim = citations.filter(({ quote }) => quote !== null);
    const chosen = (verbatim.length > 0 ? verbatim : citations).slice(0, 2);
    if (chosen.length > 0) return { text, citations: chosen };
  }
  return null;
}

function quoteOf(passage: Candidate, text: string, question: Question, weights: Weights): CitedQuote[] {
  if (passage.textKind === "summary") return [{ key: passage.key, quote: null }];
  const also = new Set(termsOf(text));
  const run = bestQuote(readCandidate(passage), question, weights, { also });
  if (run === null || [...also].filter((term) => run.terms.has(term)).length < 2) return [];
  return [{ key: passage.key, quote: { start: run.start, end: run.end } }];
}
