import type { Answers, ProductQuestion } from "@clausewise/contracts";
import { type Condition, type Known, always, chosen, truthOf } from "./condition.ts";
import { bounds, read } from "./evaluate.ts";
import type { RuleSet } from "./rule-set.ts";

/** Adds the questions on whose answer it depends whether the condition holds. */
function addDeciding(condition: Condition, known: Known, rules: RuleSet["rules"], found: Set<string>): void {
  if (truthOf(condition, known) !== null) return;
  if ("question" in condition) found.add(condition.question);
  else if ("not" in condition) addDeciding(condition.not, known, rules, found);
  else if ("fires" in condition) {
    for (const rule of rules.filter(({ id }) => condition.fires.includes(id)))
      for (const indent of rule.indents) addDeciding(indent.whole, known, rules, found);
  } else for (const part of "all" in condition ? condition.all : condition.any) addDeciding(part, known, rules, found);
}

/** Questions that are not answered, and whose answer would say more of a rule, or matters for what may come out. */
export function openQuestions(set: RuleSet, answers: Answers): ReadonlySet<string> {
  const reading = read(set, answers);
  const found = new Set<string>();
  for (const { indent, holds } of reading.indents) if (holds === null) addDeciding(indent.whole, reading.known, set.rules, found);
  const outcomes = bounds(set, reading);
  const matters = (of: readonly string[]) => of.some((outcome) => outcomes.includes(outcome));
  for (const [question, { of, when = always }] of Object.entries(set.further))
    if (chosen(answers, question) === null && matters(of) && truthOf(when, reading.known) !== false) found.add(question);
  return found;
}

/** The questions that matter, in their order: by what was answered before, and never by a later answer. */
export function askedQuestions(set: RuleSet, answers: Answers): ProductQuestion[] {
  let before: Answers = {};
  let open = openQuestions(set, before);
  return set.questions.filter(({ id }) => {
    const matters = open.has(id);
    const answer = answers[id];
    if (matters && answer !== undefined && chosen(answers, id) !== null) {
      before = { ...before, [id]: answer };
      open = openQuestions(set, before);
    }
    return matters;
  });
}

/** Questions that some answer to this one would make needless. */
function hangingOn(set: RuleSet, answers: Answers, { id, options, choice }: ProductQuestion, open: ReadonlySet<string>): string[] {
  return options.flatMap(({ value }) => {
    const then = openQuestions(set, { ...answers, [id]: choice === "many" ? [value] : value });
    return [...open].filter((other) => other !== id && !then.has(other));
  });
}

/**
 * The questions that are known to matter: no earlier one without an answer could still make them needless. Where an earlier
 * one is said not to be known, they are asked.
 */
export function readyQuestions(set: RuleSet, answers: Answers): ProductQuestion[] {
  const asked = askedQuestions(set, answers);
  const open = openQuestions(set, answers);
  const early = new Set<string>();
  return asked.filter((question) => {
    const isReady = !early.has(question.id);
    if (answers[question.id] === undefined) for (const id of hangingOn(set, answers, question, open)) early.add(id);
    return isReady;
  });
}

/** The answers that count: those to questions that matter. */
export function countedAnswers(set: RuleSet, answers: Answers): Answers {
  const ids = new Set(askedQuestions(set, answers).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)));
}
