import { expect, test } from "vitest";
import { dayFirst, dayInWords, monthFirst } from "./days.ts";

test("days are read as their publishers write them, and what is no such day is left as it stands", () => {
  expect([monthFirst("03/04/2026"), dayFirst("03/04/2026"), monthFirst("Spring"), monthFirst(" "), dayFirst(null)]).toEqual([
    "2026-03-04",
    "2026-04-03",
    "Spring",
    null,
    null,
  ]);
});

test("days in words are as exact as they are said", () => {
  expect(["June 2025", "7 Dec. 2019 - rev 2", "1st March 2020", "Annex 2020", "soon"].map(dayInWords)).toEqual([
    "2025-06",
    "2019-12-07",
    "2020-03-01",
    null,
    null,
  ]);
});
