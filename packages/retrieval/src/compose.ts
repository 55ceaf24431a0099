import type { Composition, Outcome } from "./candidates.ts";
import type { CitedClause } from "./citations.ts";
import { normalCitation } from "./clauses.ts";
import { correctedClauses, isNamedIn } from "./corrections.ts";
import type { RankedEvidence } from "./evidence.ts";
import { type ShownMisconception, correctedMisconception } from "./misconceptions.ts";
import { correctedPeriod } from "./premise.ts";
import type { RankedUnit } from "./rank-candidates.ts";
import { type Draft, draftStatements } from "./statements.ts";
import type { Weights } from "./support.ts";

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

const nothing = (correction: Composition["correction"]): Composition => ({
  outcome: "nothing_found",
  confidence: 0,
  correction,
  statements: [],
  related: [],
  declinedBecause: null,
});

const isWholePart = (clause: CitedClause) =>
  /^\d+ cfr \d+$/.test(normalCitation(clause.canonical)) || submissionNames.has(normalCitation(clause.canonical));

/** Share of the question that the best statement and the first three together speak of, the best counting most. */
function coverageOf(drafts: readonly Draft[], weights: Weights): number {
  if (drafts.length === 0) return 0;
  const first = drafts.slice(0, 3);
  const best = Math.max(...first.map(({ lead }) => weights.coverage(lead.terms)));
  return 0.7 * best + 0.3 * weights.coverage(new Set(first.flatMap(({ lead }) => [...lead.terms])));
}

/** What the estimate is lowered by, for questions unlike those it was fitted to. */
const caution = 0.07;

/**
 * The chance that a right clause is among the first three, as a logistic model of how clearly the best unit, and the best
 * three, stand out among all found; fitted to 259 answers to questions with known clauses, with the official texts and
 * with our notes alone. A clause the question names is held for certain; an inconclusive answer is held to 0.55.
 */
function confidenceOf(outcome: Outcome, coverage: number, units: readonly RankedUnit[]): number {
  const [first] = units;
  if (first === undefined) return 0;
  const three = units.slice(0, 3).reduce((sum, { share }) => sum + share, 0);
  const chance = 1 / (1 + Math.exp(-(0.68 + 0.93 * first.share + 0.97 * three + 0.07 * coverage)));
  const confidence = first.isCited ? 0.95 : chance - caution;
  return Math.round(Math.min(outcome === "inconclusive" ? 0.55 : 1, confidence) * 100) / 100;
}

function outcomeOf(coverage: number, drafts: readonly Draft[], missing: boolean): Outcome {
  if (drafts.length === 0) return "nothing_found";
  if (drafts.some(({ lead }) => lead.isCited)) return missing ? "inconclusive" : "answered";
  if (coverage < inconclusiveFrom) return "nothing_found";
  return coverage >= answeredFrom && !missing ? "answered" : "inconclusive";
}

function relatedTo(drafts: readonly Draft[], units: readonly RankedUnit[]): number[] {
  const shown = new Set(drafts.map(({ lead }) => lead.candidate.key));
  const others = units.filter(({ members }) => !members.some(({ candidate }) => shown.has(candidate.key)));
  return others.flatMap(({ members }) => members.slice(0, 1).map(({ candidate }) => candidate.key)).slice(0, mostRelated);
}

/** Composes an answer from passages alone: statements with their quotes, or why there are none. */
export function composeAnswer(evidence: RankedEvidence, misconceptions: readonly ShownMisconception[] = []): Composition {
  const { read, units, weights, missing, cited, supersededOnly } = evidence;
  const outdated = missing.filter((clause) => isNamedIn(clause, supersededOnly));
  const correction = correctedClauses(outdated, supersededOnly, read, weights) ?? correctedMisconception(misconceptions, read, weights);
  const unheard = missing.filter((clause) => !isWholePart(clause));
  if (unheard.length > 0 && unheard.length === cited.length && correction === null) return nothing(null);
  const drafts = draftStatements(units, { question: read, weights });
  const coverage = coverageOf(drafts, weights);
  const outcome = outcomeOf(coverage, drafts, missing.length > 0 && correction === null);
  if (outcome === "nothing_found") return { ...nothing(correction), related: coverage > 0.2 ? relatedTo([], units) : [] };
  return {
    outcome,
    confidence: confidenceOf(outcome, coverage, units),
    correction: correction ?? correctedPeriod(read.text, drafts, units),
    statements: drafts.map(({ text, citations }) => ({ text, citations })),
    related: relatedTo(drafts, units),
    declinedBecause: null,
  };
}
