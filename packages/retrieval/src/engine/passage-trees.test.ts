import { expect, test } from "vitest";
import { passageFeatureNames } from "./passage-feature-names.ts";
import { passageTrees, passageTreesOf } from "./passage-trees.ts";

/** One tree of two levels: by the first feature at 1, then by the second at 10 on the left and 20 on the right. */
const columns = { depth: 2, start: { feature: 1, weight: 0.5 }, features: [0, 1, 1], limits: [1, 10, 20], values: [1, 2, 4, 8] };
const score = (rows: number[][], more: Partial<typeof columns> = {}) => [
  ...passageTreesOf({ ...columns, ...more }).scores(Float32Array.from(rows.flat()), rows[0]?.length ?? 1),
];

test("a row goes left up to each limit and right beyond it", () => {
  const none = { start: { feature: 0, weight: 0 } };
  expect(
    score(
      [
        [1, 10],
        [1, 11],
        [2, 20],
        [2, 21],
      ],
      none,
    ),
  ).toEqual([1, 2, 4, 8]);
});

test("a row begins with a weight of one of its features", () => {
  expect(score([[1, 10]])).toEqual([1 + 5]);
});

test("the values of several trees are added up", () => {
  const two = {
    features: [0, 1, 1, 0, 1, 1],
    limits: [1, 10, 20, 1, 10, 20],
    values: [1, 2, 4, 8, 10, 20, 40, 80],
    start: { feature: 0, weight: 0 },
  };
  expect(score([[2, 21]], two)).toEqual([88]);
});

test("no rows have no scores, and no trees leave what a row begins with", () => {
  expect([...passageTreesOf(columns).scores(new Float32Array(0), 2)]).toEqual([]);
  expect(score([[1, 10]], { features: [], limits: [], values: [] })).toEqual([5]);
});

test("the product's own trees score every row by a number", () => {
  const width = passageFeatureNames.length;
  const scores = passageTrees.scores(new Float32Array(3 * width).fill(0.5), width);
  expect([...scores].every(Number.isFinite)).toBe(true);
  expect(new Set(scores).size).toBe(1);
});
