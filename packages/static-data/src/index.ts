export { type BuiltInAmendment, builtInAmendments } from "./amendments.ts";
export * from "./library.ts";
export { type BuiltInMisconception, builtInMisconceptions } from "./misconceptions.ts";
export * from "./notes.ts";
export { builtInQuestionRules } from "./question-rules.ts";
export { builtInProductAreas } from "./product-areas.ts";
export { type BuiltInGuidance, builtInGuidance, type BuiltInGuidanceSummary, builtInGuidanceSummaries } from "./guidance.ts";
export { builtInGuidanceTopics } from "./guidance-topics.ts";
export { builtInWatchRules } from "./watch-rules.ts";
