import { chanceOfRight } from "./choice-model.ts";
import type { Case } from "./gather.ts";
import type { Chance, LinearModel } from "./linear-model.ts";

const isShown = ({ answer }: Case): boolean => answer.outcome === "answered" || answer.outcome === "inconclusive";

/** Whether the first statement answers; null where nobody knows. */
const isRight = ({ question, answer }: Case): boolean | null =>
  question.expected === "abstain" || question.expected === "refuse" ? false : answer.isRight;

/** Of the answers told as sure, at least this share is to be right. */
const promised = 0.9;

/** The least chance, in hundredths from 0.8 on, from which what is told as sure is right as often as promised; 0.99 where none is. */
export function sureFrom(chances: readonly Chance[]): number {
  for (let percent = 80; percent < 99; percent += 1) {
    const shown = chances.filter(({ confidence }) => confidence >= percent / 100);
    if (shown.filter(({ right }) => right).length >= promised * shown.length) return percent / 100;
  }
  return 0.99;
}

/** The confidence of an answer shown: does its first statement answer, or not? */
export const answerConfidence: LinearModel = {
  name: "confidence",
  file: "answer-confidence.json",
  constant: "bias",
  featuresOf: ({ answer }) => Object.keys(answer.features),
  choiceOf(one, { free }) {
    const right = isRight(one);
    if (right === null || !isShown(one) || one.answer.isNamed) return null;
    const values = new Map(Object.entries(one.answer.features));
    return [
      { features: [...free.map((name) => values.get(name) ?? 0), 1], offset: 0, isRight: right },
      { features: [...free.map(() => 0), 0], offset: 0, isRight: !right },
    ];
  },
  isAmongFirst: () => null,
  chanceOf(choice, weights) {
    const right = choice[0]?.isRight ?? false;
    const chance = chanceOfRight(choice, weights);
    return { confidence: right ? chance : 1 - chance, right };
  },
  settle: (chances) => ({ sure_from: sureFrom(chances) }),
};
