import { isDocument } from "../evidence/candidate.ts";
import type { Weights } from "../evidence/concept-weights.ts";
import { closedEnd, leadInOf, leadsOn, parentOf } from "../evidence/lead-ins.ts";
import type { RankedCandidate } from "../evidence/passage-fit.ts";
import { bestQuote, isHeading, type Quote } from "../evidence/quotes.ts";
import type { UnderstoodQuestion } from "../question/understood-question.ts";
import type { CitedQuote } from "./composition.ts";

/** Words of a passage that can be shown by themselves, with what they go on from. */
export interface Quotable extends CitedQuote {
  passage: RankedCandidate;
  quote: Quote;
}

/** What quotes are chosen for. */
export interface QuotedFor {
  question: UnderstoodQuestion;
  weights: Weights;
  /** Passages of the section in reading order, its notes among them. */
  around: readonly RankedCandidate[];
  /** Further terms that a quote should speak of. */
  also?: ReadonlySet<string>;
  taken?: readonly Quote[];
}

/** Longest paragraph of law that is quoted whole. */
const wholeUpTo = 1000;

function wholeOf({ candidate, sentences }: RankedCandidate): Quote | null {
  const { text } = candidate;
  if (sentences().length === 0) return null;
  const start = text.length - text.trimStart().length;
  const isWhole = !isDocument(candidate) && text.length <= wholeUpTo && !leadsOn(text) && !isHeading(text.trim());
  return isWhole ? { start, end: closedEnd(text, text.length) } : null;
}

function partOf(passage: RankedCandidate, { question, weights, also, taken = [] }: QuotedFor): Quote | null {
  const run = bestQuote(passage, question, weights, { ...(also && { also }), taken });
  return run && { start: run.start, end: closedEnd(passage.candidate.text, run.end) };
}

/** The words of a passage that answer best, whole where it is a paragraph; null where it has none that stand by themselves. */
export function quotableOf(passage: RankedCandidate, on: QuotedFor): Quotable | null {
  const { key } = passage.candidate;
  const whole = wholeOf(passage);
  const isFree = whole !== null && !(on.taken ?? []).some(({ start, end }) => start < whole.end && whole.start < end);
  const quote = isFree ? whole : partOf(passage, on);
  if (quote === null || quote.end <= quote.start) return null;
  const above = leadInOf(passage, quote.start, on.around);
  return above && { key, quote, passage, ...(above.length > 0 && { above }) };
}

/** The passages that end a sentence which another begins. */
export const goingOn = (passage: RankedCandidate, around: readonly RankedCandidate[]): RankedCandidate[] =>
  leadsOn(passage.candidate.text) && !isDocument(passage.candidate)
    ? around.filter((one) => one.candidate.text_kind === "verbatim" && parentOf(one, around) === passage)
    : [];

/** All that a quote shows, what it goes on from included. */
export function wordsShown({ passage, quote, above = [] }: Quotable, around: readonly RankedCandidate[]): string {
  const textOf = (key: number) =>
    (key === passage.candidate.key ? passage : around.find(({ candidate }) => candidate.key === key))?.candidate.text ?? "";
  return [...above.map(({ key, start, end }) => textOf(key).slice(start, end)), passage.candidate.text.slice(quote.start, quote.end)].join(
    " ",
  );
}
