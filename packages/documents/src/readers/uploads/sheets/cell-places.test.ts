import { expect, test } from "vitest";
import { cellName, cellPlace, rangeName } from "./cell-places.ts";

test.each(["A1", "Z9", "AA10", "XFD1048576"])("%s is found again by its place", (name) => {
  const place = cellPlace(name);
  expect(place && cellName(place)).toBe(name);
});

test("what is no cell has no place", () => expect([cellPlace(""), cellPlace("12"), cellPlace("A1:B2")]).toEqual([null, null, null]));

test("a range of one cell has that cell's name", () => {
  expect(rangeName({ row: 2, column: 3 }, { row: 2, column: 3 })).toBe("C2");
  expect(rangeName({ row: 2, column: 3 }, { row: 5, column: 28 })).toBe("C2:AB5");
});
