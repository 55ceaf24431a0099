import type { Anchor } from "../manuscript/anchor.ts";
import type { Hollow } from "./hollow.ts";
import type { SignFound } from "./signs.ts";

/** What became of an element, and by what. */
export interface Judged {
  verdict: "found" | "unclear" | "missing";
  /** The passage that holds it, or the nearest to it; null where there is none. */
  passage: Anchor | null;
  /** Why it counts as found, why what was found does not suffice, or what was looked for. */
  reason: string;
  /** Why the section of its own holds nothing, where that is why it is missing. */
  hollow?: Hollow;
}

/** Words that were found, as a reason quotes them. */
export const listed = (words: readonly string[]): string =>
  words
    .slice(0, 4)
    .map((word) => `“${word.length > 60 ? `${word.slice(0, 57)}…` : word}”`)
    .join(", ");

const longestPassage = 900;

/** The paragraphs around what was found, as long as they can be read at a glance. */
export function passageOf({ start, end, unit }: SignFound): Anchor {
  const whole = { start: Math.min(start, unit.start), end: Math.max(end, unit.end) };
  return whole.end - whole.start <= longestPassage
    ? whole
    : { start, end: Math.min(Math.max(end, start + 200), unit.end, start + longestPassage) };
}
