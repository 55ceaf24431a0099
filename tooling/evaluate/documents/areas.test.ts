import { expect, test } from "vitest";
import { overlap } from "./areas.ts";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test("rectangles that cover the same have all in common, however they are cut", () => {
  expect(overlap([box(0, 0, 10, 10)], [box(0, 0, 4, 10), box(4, 0, 10, 10)])).toBe(1);
});

test("what both cover is measured by what either covers", () => {
  expect(overlap([box(0, 0, 10, 10)], [box(5, 0, 15, 10)])).toBeCloseTo(1 / 3);
  expect(overlap([box(0, 0, 10, 10)], [box(20, 0, 30, 10)])).toBe(0);
});
