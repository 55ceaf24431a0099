import type { Candidate, CitedQuote, Composition } from "./candidates.ts";
import type { CitedClause } from "./citations.ts";
import type { Question } from "./question.ts";
import { bestQuote } from "./quotes.ts";
import { answersCitation } from "./rank-candidates.ts";
import { type Weights, readCandidate } from "./support.ts";
import { unmarked } from "./unmarked.ts";

/** Whether a clause, or the section that holds it, is among passages. */
export const isNamedIn = (clause: CitedClause, candidates: readonly Candidate[]): boolean =>
  candidates.some((one) => answersCitation(one.citation, clause));

/** Says that clauses a question names are gone, with the words of the version that still held them. */
export function correctedClauses(
  outdated: readonly CitedClause[],
  supersededOnly: readonly Candidate[],
  question: Question,
  weights: Weights,
): Composition["correction"] {
  if (outdated.length === 0) return null;
  const passages = outdated.flatMap((clause) => supersededOnly.find((one) => answersCitation(one.citation, clause)) ?? []);
  const citations = passages.flatMap((passage): CitedQuote[] => {
    if (passage.textKind === "summary") return [{ key: passage.key, quote: null }];
    const run = bestQuote(readCandidate(passage), question, weights);
    return run === null ? [] : [{ key: passage.key, quote: { start: run.start, end: run.end } }];
  });
  const names = outdated.map((clause) => clause.canonical).join(", ");
  const isOne = outdated.length === 1;
  const text = `${names} ${isOne ? "is" : "are"} not in the version in force; only an earlier version, no longer in force, holds ${isOne ? "it" : "them"}.`;
  const notes = passages.filter(({ textKind }) => textKind === "summary").map((note) => unmarked(note.text));
  return { text: [text, ...notes.slice(0, 1)].join(" "), citations };
}
