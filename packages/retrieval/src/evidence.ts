import type { Candidate } from "./candidates.ts";
import type { CardsFound } from "./clause-cards.ts";
import type { CitedClause } from "./citations.ts";
import { isWithin, sectionStem } from "./clauses.ts";
import { isNamedIn } from "./corrections.ts";
import { type ProductType, productFit } from "./product-types.ts";
import { type Question, readQuestion } from "./question.ts";
import { type RankedUnit, answersCitation, joinUnits, rankUnits } from "./rank-candidates.ts";
import { type ReadCandidate, type Weights, readCandidate, weigh } from "./support.ts";
import { isDocument, unitNameOf } from "./unit-names.ts";

export interface EvidenceInput {
  question: string;
  /** The kind of product it is narrowed to: what is clearly written for others is left out, unless the question cites it. */
  product?: ProductType | null;
  candidates: readonly Candidate[];
  cited: readonly CitedClause[];
  /** Passages of cited clauses that only a version no longer in force holds. */
  supersededOnly: readonly Candidate[];
  /** Clauses whose cards match the question. */
  cards?: CardsFound;
}

/** What was found for a question, the sections and documents that answer it best first. */
export interface RankedEvidence extends EvidenceInput {
  read: Question;
  units: readonly RankedUnit[];
  weights: Weights;
  /** Clauses the question names that nothing found stands in. */
  missing: readonly CitedClause[];
}

/** Sections that are worth reading whole before an answer is composed. */
const readWhole = 5;

/** Reads a candidate with the everyday words for its clause, where the question may mean it by them. */
const readerOf =
  ({ cards }: Pick<EvidenceInput, "cards">) =>
  (candidate: Candidate): ReadCandidate => {
    const unit = unitNameOf(candidate);
    const isMeant = (match: CardsFound["matches"][number]) =>
      match.unit === unit && (!isDocument(candidate) || isWithin(candidate.citation, match.clause));
    const everyday = cards?.matches.filter(isMeant).flatMap(({ terms }) => terms);
    return readCandidate(candidate, everyday);
  };

/** Ranks what was found for a question. */
export function rankEvidence(input: EvidenceInput): RankedEvidence {
  const product = input.product ?? null;
  const read = readQuestion(input.question, product);
  const belongs = (one: Candidate) =>
    product === null || productFit(one, product) >= 0 || input.cited.some((clause) => answersCitation(one.citation, clause));
  const candidates = [...new Map(input.candidates.map((one) => [one.key, one])).values()].filter(belongs).map(readerOf(input));
  const weights = weigh(read, candidates);
  const overtaken = new Set(input.supersededOnly.map(({ sourceIdentifier }) => sourceIdentifier));
  const units = candidates.length === 0 ? [] : rankUnits(read, candidates, input.cited, weights, overtaken, input.cards);
  return { ...input, read, units, weights, missing: input.cited.filter((clause) => !isNamedIn(clause, input.candidates)) };
}

/** The sections whose whole text should be at hand, as citations. */
export const sectionsToRead = ({ units }: RankedEvidence): string[] => [
  ...new Set(
    units
      .flatMap(({ unit }) => unit.members.slice(0, 1).map(({ candidate }) => candidate))
      .filter((candidate) => !isDocument(candidate))
      .slice(0, readWhole)
      .map(({ citation }) => sectionStem(citation)),
  ),
];

/** The same evidence with further passages of its sections, in reading order. */
export const withSections = (evidence: RankedEvidence, passages: readonly Candidate[]): RankedEvidence => ({
  ...evidence,
  units: joinUnits(evidence.units, passages.map(readerOf(evidence)), evidence.read, evidence.cited, evidence.weights),
});
