import { whoActs } from "../question/acting.ts";
import type { Claim } from "../question/understood-question.ts";
import type { Side } from "./belief-sides.ts";

const countedIn = /\b(calendar|work(?:ing)?|business)[ -]days?\b/i;

/** What days a text counts in, as it says first: "30 calendar days, not working days" are calendar days. */
function daysOf(text: string): "calendar" | "working" | null {
  const [, kind] = countedIn.exec(text) ?? [];
  if (kind === undefined) return null;
  return /^calendar$/i.test(kind) ? "calendar" : "working";
}

/** Whether a claim counts in the days that are right, where what is wrong counts in others. */
function countsRightly(claim: Claim, wrong: Side, right: Side): boolean {
  const said = daysOf(claim.text);
  return said !== null && daysOf(wrong.text) !== null && said !== daysOf(wrong.text) && said === daysOf(right.text);
}

/** Whether a claim is of somebody of whom the right side tells it, where the wrong one tells it of others alone. */
function isOfWhoDoes({ actor }: Claim, wrong: Side, right: Side): boolean {
  if (actor === null || whoActs(wrong.text, actor)?.isSame !== false) return false;
  const isNamedIn = (text: string) => actor.names.some((name) => new RegExp(`\\b${name}s?\\b`, "i").test(text));
  return isNamedIn(right.text) && !isNamedIn(wrong.text);
}

/** Whether a claim says what is right of a belief in the very thing that both sides differ in: who acts, or how days are counted. */
export const saysRight = (claim: Claim, { wrong, answer }: Record<"wrong" | "answer", Side>): boolean =>
  countsRightly(claim, wrong, answer) || isOfWhoDoes(claim, wrong, answer);
