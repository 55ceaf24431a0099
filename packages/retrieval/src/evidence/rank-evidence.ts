import type { ProductType } from "@clausewise/contracts";
import type { CitedClause } from "../citations/citation-parser.ts";
import { holdsClause, sectionStem, standsIn } from "../citations/clauses.ts";
import { understand, type UnderstoodQuestion } from "../question/understand.ts";
import { type Candidate, isDocument } from "./candidate.ts";
import type { CardsFound } from "./clause-cards.ts";
import { weigh, type Weights } from "./concept-weights.ts";
import { joinSections, type RankedSection, rankSections } from "./learned-ranker.ts";
import { createPassageReader, type PassageReader, type ReadCandidate } from "./passage-reader.ts";
import { productFit } from "./product-fit.ts";

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
  reader: PassageReader;
}

/** Sections that are worth reading whole before an answer is composed. */
const readWhole = 5;

/** Reads a candidate with the everyday words for its clause, where the question may mean it by them. */
const readerOf = ({ cards }: Pick<EvidenceInput, "cards">, reader: PassageReader) => {
  const bySection = Map.groupBy(cards?.matches ?? [], ({ section }) => section);
  return (candidate: Candidate): ReadCandidate => {
    const plain = reader.read(candidate);
    const everyday = (bySection.get(plain.section) ?? []).filter(
      (card) => !isDocument(candidate) || holdsClause(card.normal, plain.normal),
    );
    return everyday.length === 0
      ? plain
      : reader.read(
          candidate,
          everyday.flatMap(({ terms }) => terms),
        );
  };
};

/** Whether a clause, or the section that holds it, is among passages. */
export const isNamedIn = (clause: CitedClause, candidates: readonly Candidate[], reader: PassageReader): boolean =>
  candidates.some(({ citation }) => standsIn(reader.normal(citation), clause.normal));

/** Ranks what was found for a question. What it gives back holds functions, so it stays in the thread that made it. */
export function rankEvidence(input: EvidenceInput, reader: PassageReader = createPassageReader()): RankedEvidence {
  const { cited, cards } = input;
  const product = input.product ?? null;
  const question = understand(input.question, product);
  const belongs = (one: Candidate) =>
    product === null || productFit(one, product) >= 0 || cited.some((clause) => isNamedIn(clause, [one], reader));
  const candidates = [...new Map(input.candidates.map((one) => [one.key, one])).values()].filter(belongs).map(readerOf(input, reader));
  const weights = weigh(question, candidates);
  const overtaken = new Set(input.supersededOnly.map(({ sourceIdentifier }) => sourceIdentifier));
  const sections = rankSections(candidates, { question, cited, weights, overtaken, ...(cards && { cards }) });
  return { ...input, read: question, sections, weights, reader, missing: cited.filter((one) => !isNamedIn(one, input.candidates, reader)) };
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
  sections: joinSections(evidence.sections, passages.map(readerOf(evidence, evidence.reader)), { ...evidence, question: evidence.read }),
});
