import type { ProductType } from "@clausewise/contracts";
import type { CitedClause } from "../citations/citation-parser.ts";
import { answersCitation, isWithin, sectionStem } from "../citations/clauses.ts";
import { understand, type UnderstoodQuestion } from "../question/understand.ts";
import type { Candidate } from "./candidate.ts";
import type { CardsFound } from "./clause-cards.ts";
import { joinSections, type RankedSection, rankSections } from "./learned-ranker.ts";
import { type ReadCandidate, readCandidate, weigh, type Weights } from "./passage-reader.ts";
import { productFit } from "./product-fit.ts";
import { isDocument, sectionNameOf } from "./sections.ts";

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
  read: UnderstoodQuestion;
  sections: readonly RankedSection[];
  weights: Weights;
  /** Clauses the question names that nothing found stands in. */
  missing: readonly CitedClause[];
}

/** Whether a clause, or the section that holds it, is among passages. */
export const isNamedIn = (clause: CitedClause, candidates: readonly Candidate[]): boolean =>
  candidates.some((one) => answersCitation(one.citation, clause));

/** Sections that are worth reading whole before an answer is composed. */
const readWhole = 5;

/** Reads a candidate with the everyday words for its clause, where the question may mean it by them. */
const readerOf =
  ({ cards }: Pick<EvidenceInput, "cards">) =>
  (candidate: Candidate): ReadCandidate => {
    const section = sectionNameOf(candidate);
    const isMeant = (match: CardsFound["matches"][number]) =>
      match.section === section && (!isDocument(candidate) || isWithin(candidate.citation, match.clause));
    const everyday = cards?.matches.filter(isMeant).flatMap(({ terms }) => terms);
    return readCandidate(candidate, everyday);
  };

/** Ranks what was found for a question. */
export function rankEvidence(input: EvidenceInput): RankedEvidence {
  const product = input.product ?? null;
  const read = understand(input.question, product);
  const belongs = (one: Candidate) =>
    product === null || productFit(one, product) >= 0 || input.cited.some((clause) => answersCitation(one.citation, clause));
  const candidates = [...new Map(input.candidates.map((one) => [one.key, one])).values()].filter(belongs).map(readerOf(input));
  const weights = weigh(read, candidates);
  const overtaken = new Set(input.supersededOnly.map(({ sourceIdentifier }) => sourceIdentifier));
  const sections = candidates.length === 0 ? [] : rankSections(read, candidates, input.cited, weights, overtaken, input.cards);
  return { ...input, read, sections, weights, missing: input.cited.filter((clause) => !isNamedIn(clause, input.candidates)) };
}

/** The sections whose whole text should be at hand, as citations. */
export const sectionsToRead = ({ sections }: RankedEvidence): string[] => [
  ...new Set(
    sections
      .flatMap(({ section }) => section.members.slice(0, 1).map(({ candidate }) => candidate))
      .filter((candidate) => !isDocument(candidate))
      .slice(0, readWhole)
      .map(({ citation }) => sectionStem(citation)),
  ),
];

/** The same evidence with further passages of its sections, in reading order. */
export const withSections = (evidence: RankedEvidence, passages: readonly Candidate[]): RankedEvidence => ({
  ...evidence,
  sections: joinSections(evidence.sections, passages.map(readerOf(evidence)), evidence.read, evidence.cited, evidence.weights),
});
