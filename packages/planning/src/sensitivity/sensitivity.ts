import type { AnswerChange, Answers, ProductQuestion } from "@clausewise/contracts";
import { askedQuestions, countedAnswers } from "../rules/asked.ts";
import { chosen } from "../rules/condition.ts";
import { possibleOutcomes } from "../rules/outcomes.ts";
import type { RuleSet } from "../rules/rule-set.ts";

type Answer = Answers[string];

/** Answers that differ from the one given in one option: another, one more, or one less. */
export function otherAnswers({ choice, options }: ProductQuestion, given: readonly string[]): Answer[] {
  const others = options.filter(({ value }) => !given.includes(value));
  if (choice === "one") return others.map(({ value }) => value);
  const standing = given.filter((value) => options.some((option) => option.value === value && !option.alone));
  const more = others.map(({ value, alone }) => (alone ? [value] : [...standing, value]));
  const less = standing.length > 1 ? standing.map((value) => standing.filter((other) => other !== value)) : [];
  return [...more, ...less];
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);

/** Every single answer that, given otherwise, would change what comes out: each was put in and the rules were run again. */
export function whatWouldChange(set: RuleSet, given: Answers): AnswerChange[] {
  const answers = countedAnswers(set, given);
  const now = possibleOutcomes(set, answers);
  return askedQuestions(set, answers).flatMap((question) => {
    const options = chosen(answers, question.id);
    if (options === null) return [];
    return otherAnswers(question, options)
      .map((to) => ({ question: question.id, to, outcomes: possibleOutcomes(set, { ...answers, [question.id]: to }) }))
      .filter(({ outcomes }) => !areSame(outcomes, now));
  });
}
