import { estimate } from "./estimate.ts";

const ofSample = "A figure of the sample; it was worked out from no text.";

/** What a finished check of a text looks like, for showing the screen; never shown on somebody's text. */
export const writingSample = {
  compliance: estimate(87, "percent", ofSample),
  citations: estimate(24, "count", ofSample),
  issues: estimate(3, "count", ofSample),
} as const;
