import { standsIn } from "../citations/clauses.ts";
import type { UnderstoodQuestion } from "../question/understood-question.ts";
import type { Weights } from "./concept-weights.ts";
import type { ReadCandidate } from "./passage-reader.ts";
import { bestQuote, givesNumber } from "./quotes.ts";

export interface RankedCandidate extends ReadCandidate {
  /** How well it answers within its section. */
  fit: number;
  isCited: boolean;
  /** 1 where it speaks of the actor asked about, -1 where of another. */
  acts: number;
}

/** Whether a text says what replaced what, or since when it holds. */
const tellsStanding = (text: string): boolean =>
  /\b(?:replac(?:e|es|ed|ing)|supersed(?:e|es|ed|ing)|withdr(?:aw|ew|awn)|(?:took|take|takes) (?:effect|the place)|no longer|in force|issued|is final|finali[sz]ed)\b/i.test(
    text,
  );

/** Whether a text says what is otherwise than before. */
const tellsChange = (text: string): boolean =>
  /\b(?:amend(?:s|ed|ing)|replac(?:es|ed|ing)|exten(?:ds|ded)|shorten(?:s|ed)|repeal(?:s|ed)|delet(?:es|ed)|no longer|instead of|formerly|previously|until then|used to|supersed(?:es|ed)|revis(?:ed|es)|now (?:incorporates|requires|applies))\b/i.test(
    text,
  );

/** What a number of the kind that is asked for is worth: more where the question says which kind. */
const gainByNumber = 0.15;
const gainByQuantity = 0.6;

/** How well the best quote of a passage, read under its heading, answers the question; 0 to about 1. */
export function fitOf(read: ReadCandidate, question: UnderstoodQuestion, weights: Weights): number {
  const quote = bestQuote(read, question, weights);
  if (quote === null) return 0;
  const together = weights.coverage(quote.terms, read.headTerms);
  return (
    0.6 * together +
    0.3 * weights.coverage(read.terms) +
    (givesNumber(quote.words, question) ? (question.quantity === null ? gainByNumber : gainByQuantity) : 0) +
    (question.wants.standing && tellsStanding(read.candidate.text) ? 0.3 : 0) +
    (question.wants.change && tellsChange(read.candidate.text) ? 0.3 : 0)
  );
}

/** Whether a passage stands in one of the clauses a question names. */
export const isNamed = ({ normal }: ReadCandidate, { clauses }: UnderstoodQuestion): boolean =>
  clauses.some((clause) => standsIn(normal, clause.normal));

/** What a note gains that tells what holds in place of amended words: beside what is left of the old text, today's law leads. */
const gainOfTodaysLaw = 0.3;

/** A passage within its section; `highest` is the best search score of all. */
export const rankMember = (read: ReadCandidate, question: UnderstoodQuestion, fit: number, highest: number): RankedCandidate => ({
  ...read,
  isCited: isNamed(read, question),
  acts: 0,
  fit: fit + 0.6 * (read.candidate.score / highest) + (read.candidate.instead === true ? gainOfTodaysLaw : 0),
});

/** What a clause gains by a note of ours on it: people ask about those. */
const gainByNote = 0.2;

/** The passages of a section, those of clauses that a note of ours is on with what they gain by it. */
export function withNotes(members: RankedCandidate[]): RankedCandidate[] {
  const noted = new Map(members.flatMap(({ candidate, normal, fit }) => (candidate.text_kind === "summary" ? [[normal, fit]] : [])));
  return members.map((one) =>
    one.candidate.text_kind === "verbatim" ? { ...one, fit: one.fit + gainByNote * (noted.get(one.normal) ?? 0) } : one,
  );
}

/** Named clauses first, then those that answer best. */
export const byFit = (one: RankedCandidate, other: RankedCandidate): number =>
  Number(other.isCited) - Number(one.isCited) || other.fit - one.fit || one.candidate.key - other.candidate.key;
