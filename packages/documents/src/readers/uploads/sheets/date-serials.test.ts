import { describe, expect, test } from "vitest";
import { shownDate } from "./date-serials.ts";

const parts = (...shown: ("year" | "month" | "day" | "time" | "elapsed")[]) => ({
  year: shown.includes("year"),
  month: shown.includes("month"),
  day: shown.includes("day"),
  time: shown.includes("time"),
  elapsed: shown.includes("elapsed"),
});
const date = parts("year", "month", "day");
const from1900 = (serial: number, shown = date) => shownDate(serial, shown, false);

test("a day that never was, 29 February 1900, is counted but moves no other day", () => {
  expect([from1900(1), from1900(59), from1900(61), from1900(45_000)]).toEqual(["1900-01-01", "1900-02-28", "1900-03-01", "2023-03-15"]);
});

test("a count from 1904 gives the same day for 1462 days less", () => {
  expect(shownDate(45_000 - 1462, date, true)).toBe(from1900(45_000));
});

test("what the format does not show is left out", () => {
  expect([from1900(45_000, parts("year", "month")), from1900(45_000, parts("year")), from1900(45_000.75, parts("time"))]).toEqual([
    "2023-03",
    "2023",
    "18:00",
  ]);
  expect(from1900(45_000.75, parts("year", "month", "day", "time"))).toBe("2023-03-15 18:00");
});

test("a moment before midnight is rounded to the next day with its date", () => {
  expect(from1900(45_000.999_999_9, parts("year", "month", "day", "time"))).toBe("2023-03-16 00:00");
  expect(from1900(1.5, parts("time", "elapsed"))).toBe("36:00");
});

describe("there is no day", () => {
  test("before the count begins, and after the last that a sheet knows", () => {
    expect([from1900(-1), from1900(2_958_465), from1900(2_958_466)]).toEqual([null, "9999-12-31", null]);
    expect(from1900(2_958_465.999_999_9)).toBeNull();
  });

  test("after that last one either where days are counted from 1904", () => {
    expect([shownDate(2_957_003, date, true), shownDate(2_957_004, date, true)]).toEqual(["9999-12-31", null]);
  });

  test("for what is no number", () => expect([from1900(Number.NaN), from1900(Infinity)]).toEqual([null, null]));
});
