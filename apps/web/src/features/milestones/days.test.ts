import { expect, test } from "vitest";
import { addMonths, monthsIn, pageOf, placeIn, stretchOf } from "./days.ts";

test("a page of a calendar has whole weeks from Monday, the whole month among them", () => {
  const days = pageOf("2027-03");
  expect([days[0], days.at(-1), days.length]).toEqual(["2027-03-01", "2027-04-04", 35]);
  expect(pageOf("2027-02")).toHaveLength(28);
  expect(pageOf("2027-05")[0]).toBe("2027-04-26");
});

test("months go on over the end of a year", () => {
  expect([addMonths("2026-12", 1), addMonths("2027-01", -1)]).toEqual(["2027-01", "2026-12"]);
});

test("a timeline has room at either end, and every day its place", () => {
  const stretch = stretchOf(["2027-03-15", "2027-01-10"]);
  expect(stretch).toMatchObject({ from: "2026-12-01", until: "2027-05-01" });
  expect(monthsIn(stretch)).toEqual(["2026-12", "2027-01", "2027-02", "2027-03", "2027-04"]);
  expect(placeIn(stretch, "2026-12-01")).toBe(0);
  expect(placeIn(stretch, "2027-05-01")).toBe(100);
});
