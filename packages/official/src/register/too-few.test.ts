import { expect, test } from "vitest";
import { tooFew } from "./too-few.ts";

const drop = (living: number, listed: number) => tooFew({ living, listed, gone: living - listed });

test("a fifth of the rows may go; where more go a person has a look", () => {
  expect(drop(100, 80)).toBeNull();
  expect(drop(100, 79)).toBe("lists 79 entries and lacks 21 of the 100 that it listed before");
});

test("a list of other rows altogether is not believed either, however long", () => {
  expect(tooFew({ living: 100, listed: 120, gone: 100 })).toContain("lacks 100 of the 100");
});

test("a list of nothing is never believed", () => {
  expect(tooFew({ living: 0, listed: 0, gone: 0 })).toBe("lists nothing at all");
});

test("of a handful of rows any may go", () => {
  expect(drop(4, 1)).toBeNull();
});
