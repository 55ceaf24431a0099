import { chanceOfRight, type Choice } from "./choice-model.ts";
import type { Case, Premise } from "./gather.ts";
import type { Chance, LinearModel, Weighed } from "./linear-model.ts";

/** Whether a question takes something wrong for granted; null where nobody says so. */
function isWrong({ question: { expected, correction } }: Case): boolean | null {
  if (expected === "correct_premise" || correction === "must") return true;
  return expected === "answer" ? false : null;
}

/**
 * The least chance from which no more than a share of the questions are corrected that take nothing wrong for granted, of
 * those in which there is anything to correct: of all questions that is far less.
 */
export function correctedFrom(chances: readonly Chance[], mayBeWronged: number): number {
  const unfounded = chances.filter(({ right }) => !right).map(({ confidence }) => confidence);
  const most = Math.floor(mayBeWronged * unfounded.length);
  const first = unfounded.toSorted((one, other) => other - one)[most] ?? 0.5;
  return Math.min(0.95, Math.ceil(first * 100) / 100);
}

/** One of what might be corrected, or that nothing is to be. */
function choiceAmong(premises: readonly Premise[], wrong: boolean, { free }: Weighed): Choice | null {
  const options = premises.map(({ features, isRight }) => ({
    features: [...free.map((name) => features[name] ?? 0), 1],
    offset: 0,
    isRight: wrong && isRight,
  }));
  const nothing = { features: [...free.map(() => 0), 0], offset: 0, isRight: !wrong };
  return options.length === 0 || (wrong && !options.some(({ isRight }) => isRight)) ? null : [nothing, ...options];
}

interface Settings {
  ridge: number;
  mayBeWronged: number;
}

function premiseModel(file: string, { ridge, mayBeWronged }: Settings, premisesOf: (one: Case) => readonly Premise[]): LinearModel {
  return {
    name: "premises",
    file,
    constant: "bias",
    ridge,
    featuresOf: (one) => Object.keys(premisesOf(one)[0]?.features ?? {}),
    choiceOf(one, weighed) {
      const wrong = isWrong(one);
      return wrong === null ? null : choiceAmong(premisesOf(one), wrong, weighed);
    },
    isAmongFirst: () => null,
    chanceOf(choice, weights) {
      const nothing = choice.map((option, nth) => ({ ...option, isRight: nth === 0 }));
      return { confidence: 1 - chanceOfRight(nothing, weights), right: choice[0]?.isRight !== true };
    },
    settle: (chances) => ({ corrected_from: correctedFrom(chances, mayBeWronged) }),
  };
}

/** Whether a figure that a question takes for granted is wrong. */
export const figurePremise = premiseModel("figure-premise.json", { ridge: 2, mayBeWronged: 0.08 }, ({ premises }) => premises.figures);

/** Which of what is often wrongly believed a question takes for granted. */
export const beliefPremise = premiseModel("belief-premise.json", { ridge: 1, mayBeWronged: 0.04 }, ({ premises }) => premises.beliefs);
