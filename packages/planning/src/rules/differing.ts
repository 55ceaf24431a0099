import type { Answers, PathwayComparison } from "@clausewise/contracts";
import { askedQuestions } from "./asked.ts";
import type { RuleSet } from "./rule-set.ts";
import { answerInWords } from "./words.ts";

/** Answers that differ between two assessments by the same rules, in the order of the questions; those that do not matter count as none. */
export function differingAnswers(set: RuleSet, one: Answers, other: Answers): PathwayComparison["differing"] {
  const [first, second] = [one, other].map((answers) => {
    const asked = new Set(askedQuestions(set, answers).map(({ id }) => id));
    return (id: string) => (asked.has(id) ? answers[id] : undefined);
  });
  return set.questions.flatMap((question) => {
    const [before, after] = [first, second].map((of) => answerInWords(question, of?.(question.id)));
    if (before === after) return [];
    return [{ question: question.id, text: question.text, one: before ?? null, other: after ?? null }];
  });
}
