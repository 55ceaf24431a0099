/** A logistic model of a choice among options (conditional logit), fitted by Newton's method. */
import { solve } from "./cholesky.ts";

/** One thing that could be chosen. */
interface Option {
  /** In the order of the model's weights. */
  features: readonly number[];
  /** What its score has besides, which is not fitted. */
  offset: number;
  isRight: boolean;
}

/** Options of which at least one is right; of several, each does. */
export type Choice = readonly Option[];

const mostSteps = 100;
/** Gain in log loss, summed over all choices, below which a fit is done. */
const enough = 1e-7;
/** Share of an option below which it says nothing of how steep the loss is. */
const negligible = 1e-9;

const at = (values: readonly number[], nth: number): number => values[nth] ?? 0;

/** The score of each option. */
export const scoresOf = (choice: Choice, weights: readonly number[]): number[] =>
  choice.map(({ features, offset }) => {
    let score = offset;
    for (let nth = 0; nth < weights.length; nth += 1) score += at(weights, nth) * at(features, nth);
    return score;
  });

/** The share of each score when all are set against each other (softmax), and the logarithm of what they were divided by. */
function sharesOf(scores: readonly number[]): { shares: number[]; logTotal: number } {
  const best = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - best));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return { shares: parts.map((part) => part / total), logTotal: best + Math.log(total) };
}

function lossOf(choice: Choice, weights: readonly number[]): number {
  const scores = scoresOf(choice, weights);
  return sharesOf(scores).logTotal - sharesOf(scores.filter((_, nth) => choice[nth]?.isRight)).logTotal;
}

/** The chance that a model gives to what is right; 0 to 1. */
export const chanceOfRight = (choice: Choice, weights: readonly number[]): number => Math.exp(-lossOf(choice, weights));

/** Mean of the negative logarithm of that chance. */
export const logLoss = (judged: readonly { choice: Choice; weights: readonly number[] }[]): number =>
  judged.reduce((sum, { choice, weights }) => sum + lossOf(choice, weights), 0) / judged.length;

/**
 * Weights that make what is right most likely; `ridge` holds them towards 0, as the inverse of the variance expected of
 * each. Throws where a choice has nothing right.
 */
export function fitWeights(choices: readonly Choice[], ridge: number): number[] {
  if (!choices.every((choice) => choice.some(({ isRight }) => isRight))) throw new Error("each choice needs an option that is right");
  let weights = (choices[0]?.[0]?.features ?? []).map(() => 0);
  for (let step = 0; step < mostSteps; step += 1) {
    const slope = slopeAt(choices, weights, ridge);
    const next = descend(choices, { weights, direction: solve(slope.curvature, slope.gradient), ridge, from: slope.loss });
    if (next === null) return weights;
    weights = next.weights;
    if (slope.loss - next.loss < enough) return weights;
  }
  return weights;
}

interface Slope {
  loss: number;
  gradient: number[];
  /** As if no right were known, so that it is never negative: where several options are right, a step falls short at most. */
  curvature: number[][];
}

function slopeAt(choices: readonly Choice[], weights: readonly number[], ridge: number): Slope {
  const gradient = weights.map((weight) => ridge * weight);
  const curvature = weights.map((_, row) => weights.map((__, column) => (row === column ? ridge : 0)));
  let loss = penaltyOf(weights, ridge);
  for (const choice of choices) {
    const all = sharesOf(scoresOf(choice, weights));
    const right = choice.filter(({ isRight }) => isRight);
    const among = sharesOf(scoresOf(right, weights));
    loss += all.logTotal - among.logTotal;
    const mean = meanOf(choice, all.shares, weights.length);
    const wanted = meanOf(right, among.shares, weights.length);
    for (const nth of weights.keys()) gradient[nth] = at(gradient, nth) + at(mean, nth) - at(wanted, nth);
    addSpread(curvature, choice, { shares: all.shares, mean });
  }
  return { loss, gradient, curvature };
}

const penaltyOf = (weights: readonly number[], ridge: number): number => (ridge / 2) * weights.reduce((sum, one) => sum + one * one, 0);

function meanOf(choice: Choice, shares: readonly number[], size: number): number[] {
  const mean = Array.from({ length: size }, () => 0);
  for (const [nth, { features }] of choice.entries())
    for (let row = 0; row < size; row += 1) mean[row] = at(mean, row) + at(shares, nth) * at(features, row);
  return mean;
}

function addSpread(curvature: number[][], choice: Choice, { shares, mean }: { shares: readonly number[]; mean: readonly number[] }): void {
  for (const [nth, { features }] of choice.entries()) {
    const share = at(shares, nth);
    if (share < negligible) continue;
    const apart = mean.map((middle, row) => at(features, row) - middle);
    for (const [row, values] of curvature.entries()) {
      const part = share * at(apart, row);
      for (let column = 0; column < values.length; column += 1) values[column] = at(values, column) + part * at(apart, column);
    }
  }
}

interface Descent {
  weights: readonly number[];
  direction: readonly number[];
  ridge: number;
  from: number;
}

/** The longest step, of those halved again and again, that lessens the loss; null where none does. */
function descend(choices: readonly Choice[], { weights, direction, ridge, from }: Descent): { weights: number[]; loss: number } | null {
  for (let length = 1; length > 1e-6; length /= 2) {
    const next = weights.map((weight, nth) => weight - length * at(direction, nth));
    const loss = choices.reduce((sum, choice) => sum + lossOf(choice, next), penaltyOf(next, ridge));
    if (loss < from) return { weights: next, loss };
  }
  return null;
}
