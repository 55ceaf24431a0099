import { describe, expect, test } from "vitest";
import { type Choice, chanceOfRight, fitWeights, scoresOf } from "./choice-model.ts";
import { randomFrom } from "./folds.ts";

/** Choices among six options that were made by known weights, as people's are: mostly the best one, not always. */
function choicesBy(weights: readonly number[], count: number, seed: number): Choice[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const options = Array.from({ length: 6 }, () => ({
      features: weights.map(() => 4 * random() - 2),
      offset: random(),
      isRight: false,
    }));
    const parts = scoresOf(options, weights).map((score) => Math.exp(score));
    let lot = random() * parts.reduce((sum, part) => sum + part, 0);
    const chosen = parts.findIndex((part) => (lot -= part) <= 0);
    return options.map((option, nth) => ({ ...option, isRight: nth === chosen }));
  });
}

describe("fitting weights to choices", () => {
  test("finds the weights that the choices were made by", () => {
    const known = [1.5, -0.7, 0, 0.4];
    const fitted = fitWeights(choicesBy(known, 4000, 7), 0.01);
    for (const [nth, weight] of known.entries()) expect(Math.abs((fitted[nth] ?? 9) - weight)).toBeLessThan(0.1);
  });

  test("finds a weight although two of the options are right", () => {
    const fitted = fitWeights(
      choicesBy([2, 0], 2000, 3).map((choice) => {
        const best = choice.find(({ isRight }) => isRight);
        return [...choice, ...(best ? [{ ...best }] : [])];
      }),
      0.01,
    );
    expect(fitted[0]).toBeGreaterThan(1.4);
    expect(Math.abs(fitted[1] ?? 9)).toBeLessThan(0.1);
  });

  test("counts what an option has besides, and does not fit it", () => {
    const option = (isRight: boolean, offset: number) => ({ features: [1], offset, isRight });
    expect(chanceOfRight([option(true, 3), option(false, 3)], [5])).toBeCloseTo(0.5);
    expect(chanceOfRight([option(true, 3), option(false, 0)], [5])).toBeGreaterThan(0.9);
  });

  test("holds weights nearer to 0 the more it is told to, so that two features alike share what they tell", () => {
    const twice = choicesBy([1], 200, 5).map((choice) =>
      choice.map((option) => ({ ...option, features: [...option.features, ...option.features] })),
    );
    const [one = 0, other = 0] = fitWeights(twice, 1);
    expect(one).toBeCloseTo(other, 6);
    expect(Math.abs(fitWeights(twice, 100)[0] ?? 9)).toBeLessThan(one);
  });

  test("ends also where the right ones could be told apart without end", () => {
    const sure: Choice = [
      { features: [1], offset: 0, isRight: true },
      { features: [0], offset: 0, isRight: false },
    ];
    expect(fitWeights([sure, sure], 1)[0]).toBeGreaterThan(0);
  });

  test("refuses a choice in which nothing is right", () => {
    expect(() => fitWeights([[{ features: [1], offset: 0, isRight: false }]], 1)).toThrow("right");
  });
});
