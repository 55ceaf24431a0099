/** Fits the weights of a linear model to what was found for questions, and holds them against those of today. */
import { type Choice, fitWeights, logLoss } from "./choice-model.ts";
import { crossValidate, type Folds } from "./folds.ts";
import type { Case } from "./gather.ts";

/** A model of `packages/retrieval/src/models` with one weight for each feature, and a constant. */
export interface LinearModel {
  name: string;
  file: string;
  /** What the file calls the constant; it is the last weight of a choice. */
  constant: string;
  /** How much its weights are held towards 0, where that is not as of other models. */
  ridge?: number;
  /** Names of what is known of a case. */
  featuresOf(one: Case): string[];
  /** What the model decides in a case; null where it has no say, or nobody knows what is right. */
  choiceOf(one: Case, weighed: Weighed): Choice | null;
  /** Whether what is right is among the three that the model puts first; null where that is no question. */
  isAmongFirst(one: Case, choice: Choice, weights: readonly number[]): boolean | null;
  /** How sure the model is, and whether rightly; null where it does not say. */
  chanceOf(choice: Choice, weights: readonly number[]): Chance | null;
  /** Further figures of the file, told by how sure the model was of questions it was not fitted to. */
  settle?(chances: readonly Chance[]): Readonly<Record<string, number>>;
}

/** How sure a model is, 0 to 1, and whether rightly. */
export interface Chance {
  confidence: number;
  right: boolean;
}

export interface Weighed {
  /** Features whose weights are fitted, in the order of the weights. */
  free: readonly string[];
  /** Weights set by rule, by feature. */
  fixed: ReadonlyMap<string, number>;
}

/** A case with what a model decides in it. */
interface Sample {
  one: Case;
  choice: Choice;
}

/** How well weights do. */
export interface Measures {
  logLoss: number;
  /** The same on the questions that took no part; null where there are none. */
  apart: number | null;
  /** How often what is right is among the first three, by library and set. */
  firstThree: ReadonlyMap<string, { right: number; of: number }>;
  chances: Chance[];
}

/** Weights in the order of `Weighed.free`, the constant last, with what they reach. */
export interface Fitted {
  weights: readonly number[];
  measures: Measures;
}

export interface FitSettings extends Folds {
  ridge: number;
}

/** Figures are written with two decimals: more would pretend to be known. */
const rounded = (weights: readonly number[]): number[] => weights.map((weight) => Math.round(weight * 100) / 100);

/** Today's weights, and those fitted anew: each question is judged by weights that were fitted without it. */
export function compareFits(
  model: LinearModel,
  cases: readonly Case[],
  { weighed, today, settings }: { weighed: Weighed; today: readonly number[]; settings: FitSettings },
): { samples: number; today: Fitted; refitted: Fitted } {
  const samples = cases.flatMap((one): Sample[] => {
    const choice = model.choiceOf(one, weighed);
    return choice === null ? [] : [{ one, choice }];
  });
  const [within, apart] = [samples.filter(({ one }) => one.takesPart), samples.filter(({ one }) => !one.takesPart)];
  const fit = (some: readonly Sample[]) =>
    rounded(
      fitWeights(
        some.map(({ choice }) => choice),
        settings.ridge,
      ),
    );
  const validated = crossValidate(within, { ...settings, fit, groupOf: ({ one }) => one.question.question });
  const refitted = fit(within);
  const judgedBy = (weights: readonly number[]) => (sample: Sample) => ({ ...sample, weights });
  const outOfFold = validated.map(({ sample, model: weights }) => ({ ...sample, weights }));
  return {
    samples: within.length,
    today: { weights: today, measures: measure(model, within.map(judgedBy(today)), apart.map(judgedBy(today))) },
    refitted: { weights: refitted, measures: measure(model, outOfFold, apart.map(judgedBy(refitted))) },
  };
}

type Judged = Sample & { weights: readonly number[] };

const measure = (model: LinearModel, within: readonly Judged[], apart: readonly Judged[]): Measures => ({
  logLoss: logLoss(within),
  apart: apart.length === 0 ? null : logLoss(apart),
  firstThree: firstThreeOf(model, [...within, ...apart]),
  chances: within.flatMap(({ choice, weights }) => model.chanceOf(choice, weights) ?? []),
});

function firstThreeOf(model: LinearModel, judged: readonly Judged[]): Measures["firstThree"] {
  const tallies = new Map<string, { right: number; of: number }>();
  for (const { one, choice, weights } of judged) {
    const isRight = model.isAmongFirst(one, choice, weights);
    if (isRight === null) continue;
    const name = `${one.library} ${one.set}`;
    const { right, of } = tallies.get(name) ?? { right: 0, of: 0 };
    tallies.set(name, { right: right + Number(isRight), of: of + 1 });
  }
  return new Map([...tallies].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Share of a set that may be lost: one question more or less is chance. */
const negligible = 0.02;

/** Where a new fit is not better than today's; today's was fitted to some of these very questions, and is flattered by that. */
export function reasonsToKeep({ measures: today }: Fitted, { measures: refitted }: Fitted): string[] {
  const lost = [...today.firstThree].filter(
    ([name, { right, of }]) => (refitted.firstThree.get(name)?.right ?? 0) < right - Math.floor(of * negligible),
  );
  return [
    ...(refitted.logLoss < today.logLoss ? [] : ["its log loss out of fold is not below that of the weights kept"]),
    ...(refitted.apart !== null && today.apart !== null && refitted.apart > today.apart
      ? ["it is worse on questions that took no part"]
      : []),
    ...lost.map(([name]) => `it puts fewer right clauses among the first three of ${name}`),
  ];
}
