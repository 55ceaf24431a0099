import type { Answers, ProductQuestion } from "@clausewise/contracts";
import type { RuleSet } from "./rule-set.ts";

/** An answer as people read it; null where there is none. */
export function answerInWords({ options }: ProductQuestion, answer: Answers[string] | undefined): string | null {
  const values = answer === undefined ? [] : [answer].flat();
  if (values.length === 0 || values.includes("unknown")) return null;
  return values.map((value) => options.find((option) => option.value === value)?.label ?? value).join("; ");
}

/** What may come out, as people read it: `Class IIa or Class IIb`. */
export const outcomesInWords = ({ labels }: RuleSet, outcomes: readonly string[]): string =>
  outcomes.map((outcome) => labels[outcome] ?? outcome).join(" or ");
