import { expect, test } from "vitest";
import { compareRows, tooFew, type KnownRow } from "./compare-rows.ts";

const row = (key: string, hash = "1") => ({ key, hash });
const known = (...rows: [key: string, hash?: string, gone?: boolean][]): KnownRow[] =>
  rows.map(([key, hash = "1", gone = false]) => ({ key, hash, gone }));
const many = (count: number) => Array.from({ length: count }, (_, at) => row(`row ${at}`));
const drop = (before: number, after: number) => {
  const old = many(before).map((one) => ({ ...one, gone: false }));
  const listed = many(after);
  return tooFew(old, listed, compareRows(old, listed));
};

test("the same rows in another order are no change", () => {
  expect(compareRows(known(["a"], ["b"], ["c"]), [row("c"), row("a"), row("b")])).toEqual({ added: [], changed: [], back: [], gone: [] });
});

test("what came, what changed and what went are told apart", () => {
  const changes = compareRows(known(["a"], ["b"], ["c"]), [row("a"), row("b", "2"), row("d")]);
  expect(changes).toEqual({ added: ["d"], changed: ["b"], back: [], gone: ["c"] });
});

test("what was gone and is listed again is back, and what stays away is not gone twice", () => {
  const changes = compareRows(known(["a", "1", true], ["b", "1", true]), [row("a")]);
  expect(changes).toEqual({ added: [], changed: [], back: ["a"], gone: [] });
});

test("a fifth of the rows may go; where more go a person has a look", () => {
  expect(drop(100, 80)).toBeNull();
  expect(drop(100, 79)).toBe("lists 79 entries and lacks 21 of the 100 that it listed before");
});

test("a list of other rows altogether is not believed either, however long", () => {
  const old = many(100).map((one) => ({ ...one, gone: false }));
  const listed = Array.from({ length: 120 }, (_, at) => row(`other ${at}`));
  expect(tooFew(old, listed, compareRows(old, listed))).toContain("lacks 100 of the 100");
});

test("a list of nothing is never believed", () => {
  expect(tooFew([], [], compareRows([], []))).toBe("lists nothing at all");
});

test("of a handful of rows any may go", () => {
  expect(drop(4, 1)).toBeNull();
});
