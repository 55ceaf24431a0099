import type { Weights } from "./concept-weights.ts";
import type { Holding } from "./holdings.ts";
import type { ReadCandidate } from "./passage-reader.ts";

/** How far what a passage defines is what is asked about, 0 to 1: all of the thing, and nothing else. */
export const definesAsked = ({ defines }: ReadCandidate, weights: Weights): number =>
  Math.max(0, ...defines().map((terms) => weights.askedShare(terms) * weights.coverage(new Set(terms))));

/** How many things told make a list of what something holds. */
const fullList = 10;

/** How far a text tells what the thing asked about holds, 0 to 1: all of the thing, nothing else, and item by item. */
export const holdsAsked = (holdings: readonly Holding[], weights: Weights): number =>
  Math.max(
    0,
    ...holdings.map(({ terms, items }) => weights.askedShare(terms) * weights.coverage(new Set(terms)) * Math.min(1, items / fullList)),
  );
