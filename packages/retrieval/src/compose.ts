import type { Candidate, CitedQuote, Composition, Outcome } from "./candidates.ts";
import type { CitedClause } from "./citations.ts";
import { normalCitation } from "./clauses.ts";
import { correctedPeriod } from "./premise.ts";
import { type Question, readQuestion } from "./question.ts";
import { bestQuote } from "./quotes.ts";
import { type RankedCandidate, answersCitation, rankCandidates } from "./rank-candidates.ts";
import { type Draft, draftStatements } from "./statements.ts";
import { type Weights, readCandidate, weigh } from "./support.ts";

/** Least share of a question's content that the answer must speak of. */
const answeredFrom = 0.6;
const inconclusiveFrom = 0.3;
const mostRelated = 6;
/** Kinds of submission go by these names, so that a question about one is no question about the clause alone. */
const submissionNames = new Set([
  "fd&c act 510(k)",
  "fd&c act 513(g)",
  "fd&c act 513(f)(2)",
  "fd&c act 505(b)(2)",
  "fd&c act 505(b)(1)",
  "fd&c act 522",
]);

interface Input {
  question: string;
  candidates: readonly Candidate[];
  cited: readonly CitedClause[];
  /** Passages of cited clauses that only a version no longer in force holds. */
  supersededOnly: readonly Candidate[];
}

const nothing = (correction: Composition["correction"]): Composition => ({
  outcome: "nothing_found",
  confidence: 0,
  correction,
  statements: [],
  related: [],
  declinedBecause: null,
});

const isNamedIn = (clause: CitedClause, candidates: readonly Candidate[]) =>
  candidates.some((one) => answersCitation(one.citation, clause));
const isWholePart = (clause: CitedClause) =>
  /^\d+ cfr \d+$/.test(normalCitation(clause.canonical)) || submissionNames.has(normalCitation(clause.canonical));

function correctionFor(
  question: Question,
  cited: readonly CitedClause[],
  { candidates, supersededOnly }: Input,
  weights: Weights,
): Composition["correction"] {
  const outdated = cited.filter((clause) => !isNamedIn(clause, candidates) && isNamedIn(clause, supersededOnly));
  if (outdated.length === 0) return null;
  const citations = outdated.flatMap((clause): CitedQuote[] => {
    const passage = supersededOnly.find((one) => answersCitation(one.citation, clause));
    if (passage === undefined) return [];
    if (passage.textKind === "summary") return [{ key: passage.key, quote: null }];
    const run = bestQuote(readCandidate(passage), question, weights);
    return run === null ? [] : [{ key: passage.key, quote: { start: run.start, end: run.end } }];
  });
  const names = outdated.map((clause) => clause.canonical).join(", ");
  const text = `${names} ${outdated.length === 1 ? "is" : "are"} not in the version in force; only an earlier version, no longer in force, holds ${outdated.length === 1 ? "it" : "them"}.`;
  return { text, citations };
}

/** The statement that ranks best; a section's opening may stand before it. */
const bestOf = (drafts: readonly Draft[]): Draft | undefined => drafts.toSorted((one, other) => other.lead.rank - one.lead.rank)[0];

/** Share of the question that the statements together speak of, the best counting most. */
function coverageOf(drafts: readonly Draft[], weights: Weights): number {
  const best = bestOf(drafts);
  if (best === undefined) return 0;
  const together = new Set(drafts.slice(0, 3).flatMap((draft) => [...draft.lead.terms]));
  return 0.7 * weights.coverage(best.lead.terms) + 0.3 * weights.coverage(together);
}

/**
 * 0 to 1 out of: 0.3 for having an answer at all; up to 0.35 for the share of the question it speaks of; up to 0.1 for
 * the lead over the fifth-best passage; 0.1 for a verbatim quote; 0.15 where the question named the clause. An
 * inconclusive answer is held to 0.55.
 */
function confidenceOf(outcome: Outcome, coverage: number, drafts: readonly Draft[], ranked: readonly RankedCandidate[]): number {
  const best = bestOf(drafts)?.lead;
  if (best === undefined) return 0;
  const fifth = ranked[Math.min(4, ranked.length - 1)]?.rank ?? 0;
  const margin = best.rank <= 0 ? 0 : Math.min(1, Math.max(0, (2 * (best.rank - fifth)) / best.rank));
  const isQuoted = drafts[0]?.citations.some(({ quote }) => quote !== null) ?? false;
  const sum = 0.3 + 0.35 * coverage + 0.1 * margin + (isQuoted ? 0.1 : 0) + (best.isCited ? 0.15 : 0);
  return Math.round(Math.min(outcome === "inconclusive" ? 0.55 : 1, sum) * 100) / 100;
}

function outcomeOf(coverage: number, drafts: readonly Draft[], missing: boolean): Outcome {
  if (drafts.length === 0) return "nothing_found";
  if (drafts.some(({ lead }) => lead.isCited)) return missing ? "inconclusive" : "answered";
  if (coverage < inconclusiveFrom) return "nothing_found";
  return coverage >= answeredFrom && !missing ? "answered" : "inconclusive";
}

function relatedTo(drafts: readonly Draft[], ranked: readonly RankedCandidate[]): number[] {
  const shown = new Set(drafts.flatMap(({ lead, citations }) => [lead.candidate.key, ...citations.map((one) => one.key)]));
  const places = new Set(drafts.map(({ lead }) => normalCitation(lead.candidate.citation)));
  const related: number[] = [];
  for (const { candidate } of ranked) {
    const place = normalCitation(candidate.citation);
    if (shown.has(candidate.key) || places.has(place) || candidate.score <= 0) continue;
    places.add(place);
    related.push(candidate.key);
    if (related.length === mostRelated) break;
  }
  return related;
}

/** Composes an answer from passages alone: statements with their quotes, or why there are none. */
export function composeAnswer(input: Input): Composition {
  const question = readQuestion(input.question);
  const candidates = [...new Map(input.candidates.map((one) => [one.key, one])).values()];
  const read = candidates.map(readCandidate);
  const weights = weigh(question, read);
  const correction = correctionFor(question, input.cited, input, weights);
  const missing = input.cited.filter((clause) => !isNamedIn(clause, candidates));
  const unheard = missing.filter((clause) => !isWholePart(clause));
  if (unheard.length > 0 && unheard.length === input.cited.length && correction === null) return nothing(null);
  if (candidates.length === 0) return nothing(correction);
  const ranked = rankCandidates(question, read, input.cited, weights);
  const drafts = draftStatements({ question, ranked, weights });
  const coverage = coverageOf(drafts, weights);
  const outcome = outcomeOf(coverage, drafts, missing.length > 0 && correction === null);
  if (outcome === "nothing_found") return { ...nothing(correction), related: coverage > 0.2 ? relatedTo([], ranked) : [] };
  return {
    outcome,
    confidence: confidenceOf(outcome, coverage, drafts, ranked),
    correction: correction ?? correctedPeriod(question.text, drafts, ranked),
    statements: drafts.map(({ text, citations }) => ({ text, citations })),
    related: relatedTo(drafts, ranked),
    declinedBecause: null,
  };
}
