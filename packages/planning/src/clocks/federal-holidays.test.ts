import { expect, test } from "vitest";
import { federalHolidays, holidayOn } from "./federal-holidays.ts";

test.each([
  ["2026-01-01", "New Year's Day"],
  ["2026-01-19", "Birthday of Martin Luther King, Jr."],
  ["2026-05-25", "Memorial Day"],
  ["2026-09-07", "Labor Day"],
  ["2026-11-26", "Thanksgiving Day"],
])("%s is %s", (day, name) => {
  expect(holidayOn(day)).toBe(name);
});

test("a holiday on a Saturday is off the Friday before, one on a Sunday the Monday after", () => {
  expect([holidayOn("2026-07-03"), holidayOn("2026-07-04")]).toEqual(["Independence Day", null]);
  expect([holidayOn("2027-07-05"), holidayOn("2027-07-04")]).toEqual(["Independence Day", null]);
});

test("New Year's Day may be off in the year before", () => {
  expect(holidayOn("2021-12-31")).toBe("New Year's Day");
  expect(holidayOn("2022-01-01")).toBeNull();
});

test("a year has the holidays that the law named by then", () => {
  expect([1985, 1986, 2020, 2021].map((year) => federalHolidays(year).length)).toEqual([9, 10, 10, 11]);
  expect(holidayOn("2020-06-19")).toBeNull();
});

test("Monday holidays fall on Mondays in every year", () => {
  const mondays = Array.from({ length: 60 }, (_, nth) => federalHolidays(1990 + nth)).flatMap((all) =>
    all.filter(({ name }) => /King|Washington|Memorial|Labor|Columbus/.test(name)),
  );
  expect(new Set(mondays.map(({ day }) => new Date(day).getUTCDay()))).toEqual(new Set([1]));
});
