import { expect, test } from "vitest";
import { crossValidate, foldsOf } from "./folds.ts";

const samples = Array.from({ length: 60 }, (_, nth) => ({ question: `Question ${nth % 30}?`, library: nth < 30 ? "texts" : "built-in" }));
const groupOf = ({ question }: (typeof samples)[number]) => question;
const settings = { folds: 5, seed: 1, groupOf };

test("no question is judged by a model that knows it, be it from another library", () => {
  const validated = crossValidate(samples, { ...settings, fit: (some) => new Set(some.map(groupOf)) });
  expect(validated).toHaveLength(samples.length);
  for (const { sample, model } of validated) expect(model.has(sample.question)).toBe(false);
});

test("every other question is known to it", () => {
  const validated = crossValidate(samples, { ...settings, fit: (some) => new Set(some.map(groupOf)) });
  expect(new Set(validated.map(({ model }) => model.size))).toEqual(new Set([24]));
});

test("the same seed draws the same folds, in whatever order the questions come, and another seed others", () => {
  const groups = samples.map(groupOf);
  const drawn = (seed: number, from = groups) =>
    [...new Set(from)]
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((group) => foldsOf(from, { folds: 5, seed }).get(group))
      .join();
  expect(drawn(1, groups.toReversed())).toBe(drawn(1));
  expect(drawn(2)).not.toBe(drawn(1));
});

test("fewer questions than folds are each left out once", () => {
  const few = samples.slice(0, 3);
  expect(crossValidate(few, { ...settings, fit: (some) => some.length }).map(({ model }) => model)).toEqual([2, 2, 2]);
});
