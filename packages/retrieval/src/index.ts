export { recogniseCitations, type CitedClause } from "./citations/citation-parser.ts";
export { documentsNamed, type NamedDocument } from "./citations/document-names.ts";
export { holdsStandard, standardsIn } from "./citations/standards.ts";
export { actSectionOf } from "./citations/statute-sections.ts";
export {
  type AmendedClauses,
  type Amendment,
  type ClauseAmendment,
  createAmendedClauses,
  isYetToCome,
  overtakenBy,
} from "./citations/amended-clauses.ts";
export { documentOf, holdsClause, isWithin, type NormalCitation, normalCitation, sectionOf, sectionStem } from "./citations/clauses.ts";
export { fuse } from "./engine/fusion.ts";
export {
  createIndex,
  createIndexBeside,
  loadIndex,
  type Hit,
  type IndexPassage,
  type PassageIndex,
  type Statistics,
} from "./engine/passage-index.ts";
export { passageFeatureNames } from "./engine/passage-feature-names.ts";
export { type PassageTrees, passageTreesOf } from "./engine/passage-trees.ts";
export { type SearchText, widened } from "./engine/query-parser.ts";
export { defaultSettings, type RankingSettings } from "./engine/settings.ts";
export { createVectorStore, type VectorStore } from "./engine/vector-store.ts";
export type { EarlierLaw } from "./question/earlier-laws.ts";
export type { FollowUp } from "./question/follow-up.ts";
export {
  createMisconceptionFinder,
  type HeldMisconception,
  type Misconception,
  type MisconceptionFinder,
} from "./question/misconceptions.ts";
export { sentencesOf, sentencesWithin } from "./text/sentence-splitter.ts";
export { stem } from "./text/stemmer.ts";
export { termsOf } from "./text/tokenizer.ts";
export type { QuestionPart } from "./question/parts.ts";
export { createQuestionReader, type QuestionReader } from "./question/question-reader.ts";
export type { UnderstoodQuestion } from "./question/understood-question.ts";
export { isOwn } from "./evidence/candidate.ts";
export type { Candidate, StoredPassage } from "./evidence/candidate.ts";
export { type CardsFound, type ClauseCard, type ClauseFinder, createClauseFinder } from "./evidence/clause-cards.ts";
export { type Belief, type BeliefFinder, type BeliefReading, createBeliefFinder, heldBelief } from "./evidence/beliefs.ts";
export { type Carrying, createCarrying, shownTogether } from "./evidence/carrying.ts";
export { createPassageReader, type KnownTerms, type PassageReader } from "./evidence/passage-reader.ts";
export { createProductFit, type ProductFit } from "./evidence/product-fit.ts";
export { quoteStands } from "./evidence/quotes.ts";
export { type RankedEvidence, rankEvidence, sectionsToRead, withSections } from "./evidence/rank-evidence.ts";
export { type ConfidenceFeatures, confidenceFeaturesOf } from "./answer/confidence.ts";
export type { Features } from "./evidence/features.ts";
export { type Translation, translationFor } from "./evidence/translation.ts";
export { leadInText, type Stretch } from "./evidence/lead-ins.ts";
export type { RankedSection } from "./evidence/learned-ranker.ts";
export { composeAnswer, nothingFound } from "./answer/answer-composer.ts";
export type { CitedQuote, ComposedStatement, Composition } from "./answer/composition.ts";
export { figureFeatures } from "./answer/held-figure.ts";
export type { ShownMisconception } from "./answer/corrections.ts";
export { relatedQuestions, type RelatedSection, sectionsBeside } from "./answer/related-questions.ts";
export { intentChances, mostLikelyImproper } from "./question/intents.ts";
export { createSignReader } from "./question/request-signs.ts";
