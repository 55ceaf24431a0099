import type { Outcome } from "@clausewise/contracts";
import type { CitedClause } from "../citations/citation-parser.ts";
import { normalCitation } from "../citations/clauses.ts";
import type { RankedSection } from "../evidence/learned-ranker.ts";
import type { Weights } from "../evidence/passage-reader.ts";
import { isNamedIn, type RankedEvidence } from "../evidence/rank-evidence.ts";
import type { Section } from "../evidence/sections.ts";
import { termsOf } from "../text/tokenizer.ts";
import type { Composition } from "./composition.ts";
import { correctedClauses, correctedMisconception, type ShownMisconception } from "./corrections.ts";
import { correctedPeriod } from "./premise.ts";
import { type Draft, draftStatements } from "./statements.ts";

/** Chance of being right from which an answer is given as one. */
const answeredFrom = 0.65;
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

/** Share of the question that the best passage of one of the first three sections speaks of. */
const coverageOf = (sections: readonly RankedSection[], weights: Weights): number =>
  Math.max(0, ...sections.slice(0, 3).flatMap(({ members }) => members.slice(0, 1).map(({ terms }) => weights.coverage(terms))));

/** Least share of a question's content to speak of: of a few words each tells, a long story holds much that no rule speaks of. */
const leastCoverage = (concepts: number): number => {
  if (concepts <= 2) return 0.8;
  if (concepts === 3) return 0.5;
  return concepts <= 5 ? 0.3 : 0.1;
};

/**
 * The chance that a right clause is among the first three, as a logistic model of how clearly the best section, and the best
 * three, stand out among all found, and of how much of the question they speak of. Fitted to the answers to the questions
 * in `tooling/evaluate/questions` and to 38 development questions, with the official texts and with our notes alone.
 */
function chanceOf(coverage: number, sections: readonly RankedSection[]): number {
  const first = sections[0]?.share ?? 0;
  const three = sections.slice(0, 3).reduce((sum, { share }) => sum + share, 0);
  return 1 / (1 + Math.exp(-(0.92 * first + 1.33 * three + 0.97 * coverage - 0.45)));
}

interface Judgement {
  outcome: Outcome;
  confidence: number;
}

/** A clause the question names is held for certain; what lacks one of several named clauses is not. */
function judge({ read, sections, weights, missing, cited }: RankedEvidence, drafts: readonly Draft[], isIncomplete: boolean): Judgement {
  const coverage = coverageOf(sections, weights);
  const isCited = drafts.some(({ lead }) => lead.isCited);
  const namesClause = isCited && cited.some((clause) => !isWholePart(clause) && !missing.includes(clause));
  if (drafts.length === 0 || (!isCited && coverage < leastCoverage(read.concepts.length)))
    return { outcome: "nothing_found", confidence: 0 };
  const chance = namesClause ? 0.95 : chanceOf(coverage, sections);
  const outcome = !isIncomplete && (isCited || chance >= answeredFrom) ? "answered" : "inconclusive";
  return { outcome, confidence: Math.round((isIncomplete ? Math.min(chance, 0.55) : chance) * 100) / 100 };
}

function relatedTo(drafts: readonly Draft[], sections: readonly RankedSection[]): number[] {
  const shown = new Set(drafts.map(({ lead }) => lead.candidate.key));
  const others = sections.filter(({ members }) => !members.some(({ candidate }) => shown.has(candidate.key)));
  return others.flatMap(({ members }) => members.slice(0, 1).map(({ candidate }) => candidate.key)).slice(0, mostRelated);
}

/** Share of a title's words that a source's title must hold to be the one that is meant. */
const sameTitle = 0.6;

const isTitled = ({ members }: Section, title: readonly string[] | null): boolean =>
  members.some(({ candidate }) => {
    const terms = new Set(termsOf(`${candidate.sourceTitle} ${candidate.sourceIdentifier}`));
    return title !== null && title.filter((term) => terms.has(term)).length >= sameTitle * title.length;
  });

/** Composes an answer from passages alone: statements with their quotes, or why there are none. */
export function composeAnswer(evidence: RankedEvidence, misconceptions: readonly ShownMisconception[] = []): Composition {
  const { read, sections, weights, missing, cited, supersededOnly } = evidence;
  const outdated = missing.filter((clause) => isNamedIn(clause, supersededOnly));
  const correction = correctedClauses(outdated, supersededOnly, read, weights) ?? correctedMisconception(misconceptions, read, weights);
  const unheard = missing.filter((clause) => !isWholePart(clause));
  if (unheard.length > 0 && unheard.length === cited.length && correction === null) return nothing(null);
  if (read.titleNamed !== null && !sections.some(({ section }) => isTitled(section, read.titleNamed))) return nothing(correction);
  const drafts = draftStatements(sections, { question: read, weights });
  const { outcome, confidence } = judge(evidence, drafts, missing.length > 0 && correction === null);
  if (outcome === "nothing_found")
    return { ...nothing(correction), related: coverageOf(sections, weights) > 0.2 ? relatedTo([], sections) : [] };
  return {
    outcome,
    confidence,
    correction: correction ?? correctedPeriod(read.text, drafts, sections),
    statements: drafts.map(({ text, citations }) => ({ text, citations })),
    related: relatedTo(drafts, sections),
    declinedBecause: null,
  };
}
