import type { CitedClause } from "./citations.ts";
import { isWithin, sectionOf } from "./clauses.ts";
import type { Question } from "./question.ts";
import { bestQuote, holdsNumber } from "./quotes.ts";
import type { ReadCandidate, Weights } from "./support.ts";

export interface RankedCandidate extends ReadCandidate {
  rank: number;
  isCited: boolean;
}

const statusRank = { in_force: 0, final: 0, draft: -0.1, superseded: -0.25, withdrawn: -0.4 } as const;

/** Whether a passage stands in a cited clause, or is the section that holds it. */
export const answersCitation = (citation: string, clause: CitedClause): boolean =>
  isWithin(citation, clause.canonical) || (isWithin(clause.canonical, citation) && sectionOf(citation) === sectionOf(clause.canonical));

/** How well the best quote of a passage, read under its heading, answers the question; 0 to about 1. */
function fitOf(read: ReadCandidate, question: Question, weights: Weights): number {
  const quote = bestQuote(read, question, weights);
  if (quote === null) return 0;
  const together = weights.coverage(new Set([...quote.terms, ...read.headTerms]));
  return (
    0.5 * together +
    0.25 * weights.coverage(read.headTerms) +
    0.25 * weights.coverage(read.terms) +
    (question.wantsNumber && holdsNumber(quote.words) ? 0.1 : 0)
  );
}

function kindRank({ candidate }: ReadCandidate, question: Question): number {
  if (question.wantsGuidance) return candidate.kind === "guidance" ? 0.15 : 0;
  if (!candidate.binding) return 0;
  return question.wantsClause ? 0.25 : 0.08;
}

/** Candidates best first: named clauses, then by search score and how well each answers the question; binding and current first. */
export function rankCandidates(
  question: Question,
  read: readonly ReadCandidate[],
  cited: readonly CitedClause[],
  weights: Weights,
): RankedCandidate[] {
  const highest = Math.max(...read.map(({ candidate }) => candidate.score), 1e-9);
  return read
    .map((one) => {
      const isCited = cited.some((clause) => answersCitation(one.candidate.citation, clause));
      const share = one.candidate.score / highest;
      const rank =
        0.5 * share + 0.5 * fitOf(one, question, weights) + kindRank(one, question) + statusRank[one.candidate.status] + (isCited ? 2 : 0);
      return { ...one, isCited, rank };
    })
    .toSorted((one, other) => other.rank - one.rank || one.candidate.key - other.candidate.key);
}
