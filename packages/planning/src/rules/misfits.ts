import type { Answers } from "@clausewise/contracts";
import type { RuleSet } from "./rule-set.ts";

/** Answers that fit no question, or no option of theirs, each in a sentence. */
export function misfits({ questions }: RuleSet, answers: Answers): string[] {
  return Object.entries(answers).flatMap(([id, answer]) => {
    const question = questions.find((one) => one.id === id);
    if (question === undefined) return [`${id} is not asked`];
    const values = [answer].flat();
    const strange = values.filter((value) => value !== "unknown" && !question.options.some((option) => option.value === value));
    const lonely = question.options.find(({ value, alone }) => alone && values.includes(value));
    return [
      ...strange.map((value) => `${id} has no option ${value}`),
      ...(question.choice === "one" && values.length > 1 ? [`${id} takes one option`] : []),
      ...(lonely !== undefined && values.length > 1 ? [`${id}: ${lonely.value} stands alone`] : []),
    ];
  });
}
