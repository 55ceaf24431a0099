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
export function misconceptionsIn<Known extends Misconception>(question: string, list: readonly Known[]): Known[] {
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
    const found = passages
      .flatMap((passage) => quoteOf(passage, text, question, weights))
      .toSorted((one, other) => other.shared - one.shared);
    const verbatim = found.filter(({ cited }) => cited.quote !== null);
    const citations = (verbatim.length > 0 ? verbatim : found).slice(0, 2).map(({ cited }) => cited);
    if (citations.length > 0) return { text, citations };
  }
  return null;
}

/** What of a passage shows a correction, with how many of the correction's terms it shares. */
function quoteOf(passage: Candidate, text: string, question: Question, weights: Weights): { cited: CitedQuote; shared: number }[] {
  const also = new Set(termsOf(text));
  const read = readCandidate(passage);
  const sharedWith = (terms: ReadonlySet<string>) => [...also].filter((term) => terms.has(term)).length;
  if (passage.textKind === "summary") return [{ cited: { key: passage.key, quote: null }, shared: sharedWith(read.terms) }];
  const run = bestQuote(read, question, weights, { also });
  if (run === null || sharedWith(run.terms) < 2) return [];
  return [{ cited: { key: passage.key, quote: { start: run.start, end: run.end } }, shared: sharedWith(run.terms) }];
}
