import type { Answers, ProductQuestion } from "@clausewise/contracts";
import type { RuleSet } from "./rule-set.ts";

/** An answer as people read it; null where there is none. */
export function answerInWords({ options }: ProductQuestion, answer: Answers[string] | undefined): string | null {
  const values = answer === undefined ? [] : [answer].flat();
  if (values.length === 0 || values.includes("unknown")) return null;
  return values.map((value) => options.find((option) => option.value === value)?.label ?? value).join("; ");
}

const ofClass = "Class ";
const alternatives = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What may come out, as people read it: `Class I, IIa or IIb`. */
export function outcomesInWords({ labels }: RuleSet, outcomes: readonly string[]): string {
  const read = outcomes.map((outcome) => labels[outcome] ?? outcome);
  const [first = "", ...others] = read.filter((label) => label.startsWith(ofClass));
  const classes = [first, ...others.map((label) => label.slice(ofClass.length))];
  return alternatives.format([...read.filter((label) => !label.startsWith(ofClass)), ...(first === "" ? [] : classes)]);
}
