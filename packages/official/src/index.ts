export type { Answer, Expected, Verdict } from "./answer/answer.ts";
export { classify } from "./answer/classify.ts";
export { Unreadable, type Ask, type Connector, type Detected, type Detection, type NotReady, type Read, type Step } from "./connector.ts";
export { canadaLaws } from "./connectors/canada-laws.ts";
export { ecfr } from "./connectors/ecfr.ts";
export { fdaGuidance } from "./connectors/fda-guidance.ts";
export { compareRows, tooFew, type KnownRow, type RowChanges } from "./register/compare-rows.ts";
export type { RegisterRow } from "./register/register-row.ts";
