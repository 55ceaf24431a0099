import type { Requirement } from "@clausewise/contracts";
import type { Judged } from "./judged.ts";
import type { PlainReading } from "./plain-words.ts";

import model from "./plain-words.json" with { type: "json" };

/** What is known of an element that is not found by its signs; weighed by `plain-words.json`. */
export interface PlainFeatures extends Record<string, number> {
  one: 1;
  /** Logarithm of the odds that a sentence is of it. */
  share: number;
  gain: number;
  likeness: number;
  /** Whether its signs show some of it, and whether it has a section in which nothing stands. */
  unclear: number;
  emptySection: number;
  conditional: number;
  /** Whether the sentence stands in a section of another element. */
  otherSection: number;
  /** How many of the pack's elements have sections of their own, where this one has none. */
  unsectioned: number;
  short: number;
}

/** Where the likest sentence of an element stands among the sections of a pack's elements. */
export interface Standing {
  isOther: boolean;
  unsectioned: number;
}

const odds = (share: number): number => Math.log((share + 0.001) / (1.001 - share));

export const plainFeatures = (
  judged: Judged,
  { level }: Requirement,
  { share, gain, likeness, isShort }: PlainReading,
  { isOther, unsectioned }: Standing,
): PlainFeatures => ({
  one: 1,
  share: odds(share),
  gain: gain / 10,
  likeness,
  unclear: judged.verdict === "unclear" ? 1 : 0,
  emptySection: judged.verdict === "missing" && judged.passage !== null ? 1 : 0,
  conditional: level === "conditional" ? 1 : 0,
  otherSection: isOther ? 1 : 0,
  unsectioned,
  short: isShort ? 1 : 0,
});

/** How likely it is that a text says an element in words of its own. */
function plainChance(features: PlainFeatures): number {
  const sum = Object.entries(model.weights).reduce((whole, [name, weight]) => whole + weight * (features[name] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** What its signs do not show may be said in other words. */
export function judgeInPlainWords(
  text: string,
  judged: Judged,
  requirement: Requirement,
  reading: PlainReading | null,
  standing: Standing,
): Judged {
  if (judged.verdict === "found" || reading === null) return judged;
  if (plainChance(plainFeatures(judged, requirement, reading, standing)) < 0.5) return judged;
  const { start, end } = reading.sentence;
  const words = text.slice(start, end).replace(/\s+/g, " ");
  return {
    verdict: "found",
    passage: reading.sentence,
    reason: `It says in words of its own: “${words.slice(0, 120)}${words.length > 120 ? "…" : ""}”.`,
  };
}
