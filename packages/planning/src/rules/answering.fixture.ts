import type { Answers, ProductQuestion } from "@clausewise/contracts";
import { askedQuestions } from "./asked.ts";
import { chosen } from "./condition.ts";
import type { RuleSet } from "./rule-set.ts";

/** The same numbers between 0 and 1 for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function answerTo({ choice, options }: ProductQuestion, random: () => number): Answers[string] {
  const pick = () => options[Math.floor(random() * options.length)] ?? { value: "unknown", alone: true };
  const first = pick();
  if (choice === "one") return first.value;
  const second = pick();
  return first.alone || second.alone || random() < 0.7 ? [first.value] : [...new Set([first.value, second.value])];
}

/** Answers to the questions as they come; some are left out where `gaps` says how many of them. */
export function randomAnswers(set: RuleSet, random: () => number, gaps = 0): Answers {
  let answers: Answers = {};
  const left = new Set<string>();
  for (;;) {
    const question = askedQuestions(set, answers).find(({ id }) => chosen(answers, id) === null && !left.has(id));
    if (question === undefined) return answers;
    if (random() < gaps) left.add(question.id);
    else answers = { ...answers, [question.id]: answerTo(question, random) };
  }
}
