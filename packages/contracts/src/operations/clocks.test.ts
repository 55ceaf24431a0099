import { describe, expect, test } from "vitest";
import { ClockHappened, ClockRun } from "./clocks.ts";

const problems = (given: object) => ClockHappened.safeParse(given).error?.issues.map(({ message }) => message) ?? [];

test("what happened to a submission is told in one line each, several parted by commas", () => {
  expect(
    ClockHappened.parse({
      holds: "2026-03-02/2026-05-29,2026-07-01/..",
      events: "response@2026-05-04",
      extensions: "major_amendment@2026-05-04/90,other@2026-06-01",
    }),
  ).toEqual({
    holds: ["2026-03-02/2026-05-29", "2026-07-01/.."],
    events: ["response@2026-05-04"],
    extensions: ["major_amendment@2026-05-04/90", "other@2026-06-01"],
  });
});

test("where nothing is told, nothing happened", () => expect(ClockHappened.parse({})).toEqual({ holds: [], events: [], extensions: [] }));

describe("is refused in words that say how it is written", () => {
  test.each([
    [{ holds: "2026-03-02" }, "must be written as 2026-03-02/2026-05-29 or 2026-03-02/.."],
    [{ holds: "../2026-03-02" }, "must be written as 2026-03-02/2026-05-29 or 2026-03-02/.."],
    [{ events: "response" }, "must be written as response@2026-05-04"],
    [{ extensions: "major_amendment@2026-05-04/9000" }, "must be written as major_amendment@2026-05-04/90"],
    [{ holds: "2026-02-30/.." }, "holds a day that is not in the calendar"],
    [{ holds: "2026-02-01/2026-13-01" }, "holds a day that is not in the calendar"],
  ])("%j", (given, message) => expect(problems(given)).toEqual([message]));
});

test("a clock goes by its id, and runs from a day of the calendar", () => {
  expect(ClockRun.safeParse({ id: "510k", start: "2026-01-05" }).success).toBe(true);
  expect([
    ClockRun.safeParse({ id: "../510k", start: "2026-01-05" }).success,
    ClockRun.safeParse({ id: "510k", start: "2026-02-29" }).success,
  ]).toEqual([false, false]);
});
