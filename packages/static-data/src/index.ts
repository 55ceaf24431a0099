export { type BuiltInAmendment, builtInAmendments } from "./amendments.ts";
export * from "./library.ts";
export { type BuiltInMisconception, builtInMisconceptions } from "./misconceptions.ts";
export * from "./notes.ts";
export {
  builtInGlossary,
  builtInGlossaryActs,
  builtInGlossaryLeftOut,
  builtInGlossaryPhrases,
  type GlossaryAct,
  type GlossaryTerm,
} from "./glossary.ts";
export { builtInQuestionRules } from "./question-rules.ts";
export { builtInProductAreas } from "./product-areas.ts";
export { type BuiltInGuidance, builtInGuidance, type BuiltInGuidanceSummary, builtInGuidanceSummaries } from "./guidance.ts";
export { builtInGuidanceTopics } from "./guidance-topics.ts";
export { type BuiltInUpdate, builtInUpdates } from "./updates.ts";
export { builtInWatchRules } from "./watch-rules.ts";
export { type BuiltInLetter, builtInFamilyParts, builtInLetterFamilies, builtInLetters, type OfficeGroup } from "./warning-letters.ts";
export { builtInCoachTopics, builtInQuizCards } from "./quiz-cards.ts";
export { checkQuizCards } from "./check-quiz-cards.ts";
export { checkPacks, type PackCheck } from "./check-packs.ts";
export { builtInPacks } from "./packs.ts";
export { builtInAmendmentRules, builtInAreaWords, builtInIssueRules } from "./protocols.ts";
export { checkTemplates, type TemplateCheck } from "./check-templates.ts";
export { builtInOfficialForms, builtInTemplates } from "./templates.ts";
export { type BuiltInStandard, builtInStandards, type BuiltInSuccession, builtInSuccessions } from "./references.ts";
export { checkMarkets, type MarketCheck } from "./check-markets.ts";
export { builtInMarketFacts, builtInMarketIdentities, builtInMarketLabels } from "./market-facts.ts";
