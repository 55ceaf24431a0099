import type { Weights } from "./concept-weights.ts";
import type { ReadCandidate } from "./passage-reader.ts";

/** How far what a passage defines is what is asked about, 0 to 1: all of the thing, and nothing else. */
export const definesAsked = ({ defines }: ReadCandidate, weights: Weights): number =>
  Math.max(0, ...defines().map((terms) => weights.askedShare(terms) * weights.coverage(new Set(terms))));
