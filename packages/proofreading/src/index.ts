export type { Anchor } from "./manuscript/anchor.ts";
export { foldText, type Folded } from "./manuscript/folded.ts";
export {
  type Locator,
  type Manuscript,
  type ManuscriptParagraph,
  type ManuscriptSentence,
  readManuscript,
} from "./manuscript/manuscript.ts";
export { type DateKind, type DateMark, datesIn } from "./marks/dates.ts";
export { type Identifier, type IdentifierKind, identifiersIn } from "./marks/identifiers.ts";
export { type DecimalMark, quantitiesIn, type QuantityKind, type QuantityMark } from "./marks/quantities.ts";
export { type Quotation, quotationsIn } from "./marks/quotations.ts";
export { type Citation, type CitationKind, citationsIn } from "./marks/citations.ts";
export { detectorNames, findInconsistencies } from "./consistency/find-inconsistencies.ts";
export type { DetectorName, Inconsistency, InconsistencyKind } from "./consistency/inconsistency.ts";
export { alignSentences, alignTexts, type Bead } from "./fidelity/align.ts";
export type { Told } from "./fidelity/compare-figures.ts";
export type { FigureKind } from "./fidelity/figures.ts";
export type { Language } from "./fidelity/languages/language-spelling.ts";
export { type FidelityFlag, proveTranslation, type SentencePair } from "./fidelity/prove.ts";
export { checkTerms, createTermFinder, type OfficialTerm, type TermFlag, type TermMark } from "./fidelity/terms.ts";
export { checkCompleteness, type ElementCheck, plainCases } from "./completeness/check-completeness.ts";
export type { PlainFeatures } from "./completeness/plain-judge.ts";
export type { Applicability } from "./completeness/applicability.ts";
export { createGuidanceTitles, titleKey, type TitledGuidance } from "./references/guidance-titles.ts";
export type { ClauseChange, HeldPassage, HeldSource, HeldVersion, HeldWork, KnownStandard, Succession } from "./references/held.ts";
export { createJudge, type JudgedReference } from "./references/judge.ts";
export type { ListedGuidance, Recognition, ReferenceLibrary, RegisterEntry, RegisterSaying } from "./references/library.ts";
export { readReferences } from "./references/read-references.ts";
export type { Reference } from "./references/reference.ts";
export type { Evidence, Judgement, Verdict, WordDifference } from "./references/verdict.ts";
export type { AreaWords } from "./protocol/area.ts";
export type { ProtocolPart } from "./protocol/lines.ts";
export type { ProtocolKind } from "./protocol/product-type.ts";
export { readProtocol, type ReadProtocol } from "./protocol/read-protocol.ts";
export { textOfParts } from "./protocol/text-of-parts.ts";
