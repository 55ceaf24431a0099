export { checklistExtras, type ChecklistExtra } from "./checklist-extras.ts";
export { gapBounds, plannedRequirements, simulatedGapRow, type Planned } from "./gap-row.ts";
export { marketBounds, marketEstimates, type MarketEstimates } from "./market-estimates.ts";
export { pathwayOptions } from "./pathway-options.ts";
export { writingSample } from "./writing-sample.ts";
