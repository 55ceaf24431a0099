import { chanceOfRight } from "./choice-model.ts";
import type { Case } from "./gather.ts";
import type { Chance, LinearModel } from "./linear-model.ts";

const isShown = ({ answer }: Case): boolean => answer.outcome === "answered" || answer.outcome === "inconclusive";

/** Whether the first statement answers; null where nobody knows. */
const isRight = ({ question, answer }: Case): boolean | null =>
  question.expected === "abstain" || question.expected === "refuse" ? false : answer.isRight;

/** Of the answers told as so sure, at least this share is to be right. */
const sure = 0.8;
const promised = 0.9;
const step = 0.05;
const most = 3;

/** A chance that is told with caution: so much less in logits. */
const told = ({ confidence }: Chance, caution: number): number => 1 / (1 + ((1 - confidence) / confidence) * Math.exp(caution));

/** The least caution with which what is told as sure is right as often as promised. */
export function cautionFor(chances: readonly Chance[]): number {
  for (let caution = 0; caution < most; caution += step) {
    const shown = chances.filter((one) => told(one, caution) >= sure);
    if (shown.filter(({ right }) => right).length >= promised * shown.length) return Math.round(caution * 100) / 100;
  }
  return most;
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
  settle: (chances) => ({ caution: cautionFor(chances) }),
};
