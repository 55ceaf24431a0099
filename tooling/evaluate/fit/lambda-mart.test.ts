import { passageTreesOf } from "@clausewise/retrieval";
import { describe, expect, test } from "vitest";
import { crossValidate, randomFrom } from "./folds.ts";
import { fitTrees, type RankedList } from "./lambda-mart.ts";

const width = 3;
const settings = {
  trees: 40,
  depth: 3,
  rate: 0.2,
  questions: 0.8,
  features: 1,
  ridge: 1,
  leaf: 5,
  seed: 1,
  start: { feature: 1, weight: 0 },
};

/** Questions for which that of 12 things is right whose first feature is neither low nor high; the second is noise. */
function lists(count: number, seed: number): RankedList[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const rows = Float32Array.from({ length: 12 * width }, random);
    const apart = Array.from({ length: 12 }, (_, nth) => Math.abs((rows[nth * width] ?? 0) - 0.5));
    const best = Math.min(...apart);
    return { rows, right: Uint8Array.from(apart, (one) => Number(one === best)), total: 1, weight: 1 };
  });
}

/** Share of questions whose right thing comes first. */
function firstRight(trees: ReturnType<typeof fitTrees>, asked: readonly RankedList[]): number {
  const model = passageTreesOf(trees);
  return (
    asked.filter(({ rows, right }) => {
      const scores = model.scores(rows, width);
      return right[scores.indexOf(Math.max(...scores))] === 1;
    }).length / asked.length
  );
}

describe("trees fitted to lists", () => {
  test("learn what no straight line tells, and know it of questions they never saw", () => {
    const trees = fitTrees(lists(300, 1), width, settings);
    expect(firstRight(trees, lists(200, 2))).toBeGreaterThan(0.7);
  });

  test("are the same for the same seed, and others for another", () => {
    const fit = (seed: number) => fitTrees(lists(60, 1), width, { ...settings, seed });
    expect(fit(1)).toEqual(fit(1));
    expect(fit(2)).not.toEqual(fit(1));
  });

  test("learn nothing from questions of which nothing right was found", () => {
    const blind = lists(50, 3).map((one) => ({ ...one, right: new Uint8Array(12) }));
    expect(fitTrees([...lists(60, 1), ...blind], width, settings)).toEqual(fitTrees(lists(60, 1), width, settings));
  });

  test("are judged on documents that they never saw", () => {
    const samples = lists(40, 4).map((list, nth) => ({ list, document: `Document ${nth % 8}` }));
    const groupOf = ({ document }: (typeof samples)[number]) => document;
    const validated = crossValidate(samples, { folds: 4, seed: 1, groupOf, fit: (some) => new Set(some.map(groupOf)) });
    expect(validated.every(({ sample, model }) => !model.has(sample.document))).toBe(true);
  });
});
