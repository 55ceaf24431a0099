export { assessRequest } from "./assess.ts";
export type { Candidate, CitedQuote, ComposedStatement, Composition, Outcome } from "./candidates.ts";
export { recogniseCitations, type CitedClause } from "./citations.ts";
export { isWithin, normalCitation } from "./clauses.ts";
export { composeAnswer } from "./compose.ts";
export { createIndex, loadIndex, type Hit, type IndexPassage, type PassageIndex } from "./passage-index.ts";
export { defaultSettings, type RankingSettings } from "./settings.ts";
export { quoteStands } from "./quotes.ts";
