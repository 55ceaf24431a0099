import { scoresOf } from "./choice-model.ts";
import type { FoundPassage } from "./gather.ts";
import type { LinearModel, Weighed } from "./linear-model.ts";

const valuesOf = ({ features }: FoundPassage): ReadonlyMap<string, number> => new Map(Object.entries(features));

function optionOf(passage: FoundPassage, { free, fixed }: Weighed) {
  const values = valuesOf(passage);
  const offset = [...fixed].reduce((sum, [name, weight]) => sum + weight * (values.get(name) ?? 0), 0);
  return { features: [...free.map((name) => values.get(name) ?? 0), passage.isOfBest ? 1 : 0], offset, isRight: passage.isRight };
}

/** The order of passages within a section: of those of the best sections, which says what was asked? */
export const passageFit: LinearModel = {
  name: "leads",
  file: "passage-fit.json",
  constant: "of_best_section",
  featuresOf: ({ passages }) => Object.keys(passages[0]?.features ?? {}),
  choiceOf({ passages }, weighed) {
    const isTold = passages.some(({ isRight }) => isRight) && passages.some(({ isRight }) => !isRight);
    return isTold ? passages.map((one) => optionOf(one, weighed)) : null;
  },
  isAmongFirst(_, choice, weights) {
    const scores = scoresOf(choice, weights);
    return choice[scores.indexOf(Math.max(...scores))]?.isRight ?? false;
  },
  chanceOf: () => null,
};
