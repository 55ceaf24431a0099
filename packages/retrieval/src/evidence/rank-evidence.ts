import type { CitedClause } from "../citations/citation-parser.ts";
import { holdsClause, sectionStem, standsIn } from "../citations/clauses.ts";
import type { UnderstoodQuestion } from "../question/understood-question.ts";
import { type Candidate, isDocument, isOwn } from "./candidate.ts";
import type { Carrying } from "./carrying.ts";
import type { CardsFound } from "./clause-cards.ts";
import { weigh, type Weights } from "./concept-weights.ts";
import { joinSections, type RankedSection, rankSections } from "./learned-ranker.ts";
import { rankOwnSections } from "./own-sections.ts";
import type { PassageReader, ReadCandidate } from "./passage-reader.ts";
import type { ProductFit } from "./product-fit.ts";

/** What was found for a question. It is plain data, so it can be handed to another thread. */
export interface EvidenceInput {
  /** What is clearly written for other kinds of product than its own is left out, but for the clauses it names. */
  question: UnderstoodQuestion;
  candidates: readonly Candidate[];
  /** Passages of named clauses that only a version no longer in force holds. */
  supersededOnly: readonly Candidate[];
  /** Clauses whose cards match the question. */
  cards?: CardsFound;
}

/** The same with the sections and documents that answer it, best first. It holds functions, so it stays in the thread that made it. */
export interface RankedEvidence extends EvidenceInput {
  sections: readonly RankedSection[];
  weights: Weights;
  /** Clauses the question names that nothing found stands in. */
  missing: readonly CitedClause[];
  reader: PassageReader;
  carrying: Carrying;
}

/** Sections that are worth reading whole before an answer is composed. */
const readWhole = 5;

/** Reads a candidate with the everyday words for its clause, where the question may mean it by them. */
const readerOf = ({ cards }: Pick<EvidenceInput, "cards">, reader: PassageReader) => {
  const bySection = Map.groupBy(
    (cards?.matches ?? []).flatMap((card) => card.sections.map((section) => ({ ...card, section }))),
    ({ section }) => section,
  );
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

/** What evidence is ranked by beside the question. */
interface RankedBy {
  reader: PassageReader;
  productFit: ProductFit;
  carrying: Carrying;
}

/** Ranks what was found for a question. */
export function rankEvidence(input: EvidenceInput, { reader, productFit, carrying }: RankedBy): RankedEvidence {
  const { question, cards } = input;
  const { product, clauses } = question;
  const belongs = (one: Candidate) =>
    product === null || productFit(one, product) >= 0 || clauses.some((clause) => isNamedIn(clause, [one], reader));
  const candidates = [...new Map(input.candidates.map((one) => [one.key, one])).values()].filter(belongs).map(readerOf(input, reader));
  const weights = weigh(question, candidates);
  const overtaken = new Set(input.supersededOnly.map(({ source_identifier }) => source_identifier));
  const isOwnAlone = question.own && candidates.every(({ candidate }) => isOwn(candidate));
  const sections = isOwnAlone
    ? rankOwnSections(candidates, { question, weights })
    : rankSections(candidates, { question, weights, overtaken, productFit, ...(cards && { cards }) });
  return { ...input, sections, weights, reader, carrying, missing: clauses.filter((one) => !isNamedIn(one, input.candidates, reader)) };
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
  sections: joinSections(evidence.sections, passages.map(readerOf(evidence, evidence.reader)), evidence),
});
