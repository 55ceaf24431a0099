import { chanceOfRight } from "./choice-model.ts";
import type { Case } from "./gather.ts";
import type { LinearModel } from "./linear-model.ts";

const isShown = ({ answer }: Case): boolean => answer.outcome === "answered" || answer.outcome === "inconclusive";

/** Whether a right clause is among the first three cited; null where nobody knows. */
function isRight({ question, answer }: Case): boolean | null {
  if (question.expected === "abstain" || question.expected === "refuse") return false;
  return question.gold_citations.length === 0 ? null : answer.rightAt !== null && answer.rightAt <= 3;
}

/** The confidence of an answer shown: is a right clause among the first three, or not? */
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
};
