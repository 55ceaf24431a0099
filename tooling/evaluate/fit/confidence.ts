import { z } from "zod";
import { chanceOfRight } from "./choice-model.ts";
import type { Case } from "./gather.ts";
import type { LinearModel } from "./linear-model.ts";
import { readModel } from "./model-file.ts";

const isShown = ({ answer }: Case): boolean => answer.outcome === "answered" || answer.outcome === "inconclusive";

/** Whether the first statement answers; null where nobody knows. */
const isRight = ({ question, answer }: Case): boolean | null =>
  question.expected === "abstain" || question.expected === "refuse" ? false : answer.isRight;

const { caution } = z.object({ caution: z.number() }).parse(readModel("answer-confidence.json"));

/** A chance as it is told: lowered as the model's file says. */
const told = (chance: number): number => 1 / (1 + ((1 - chance) / chance) * Math.exp(caution));

/** The confidence of an answer shown: does its first statement answer, or not? */
export const answerConfidence: LinearModel = {
  name: "confidence",
  file: "answer-confidence.json",
  constant: "bias",
  featuresOf: ({ answer }) => Object.keys(answer.features),
  choiceOf(one, { free }) {
    const right = isRight(one);
    if (right === null || !isShown(one)) return null;
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
    return { confidence: told(right ? chance : 1 - chance), right };
  },
};
