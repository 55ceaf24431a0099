import { readFileSync } from "node:fs";
import { ClockDates, ClockRun } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { clocks } from "./clocks.ts";
import { addDays } from "./days.ts";
import { federalHolidays } from "./federal-holidays.ts";
import { problemsWith } from "./happened.ts";
import { clockInWords, runClock } from "./run-clock.ts";

interface WorkedCase {
  case: string;
  clock: string;
  start: string;
  choice: string | null;
  holds: string[];
  events: string[];
  extensions: string[];
  rule: string;
  ends: string | null;
  standing?: string;
  falls_on?: string | null;
  working_day?: string;
  tells?: string;
}

const workedCases = readFileSync(new URL("../../cases/clocks.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): WorkedCase => JSON.parse(line));

const clockNamed = (id: string) => {
  const clock = clocks.find((one) => one.id === id);
  if (!clock) throw new Error(`no clock ${id}`);
  return clock;
};

const runOf = (id: string, start: string, rest: { choice?: string; holds?: string; events?: string; extensions?: string } = {}) =>
  ClockRun.parse({ id, start, ...rest });

describe("worked cases", () => {
  test.each(workedCases)("$case", (worked) => {
    const clock = clockNamed(worked.clock);
    const run = runOf(worked.clock, worked.start, {
      ...(worked.choice === null ? {} : { choice: worked.choice }),
      holds: worked.holds.join(","),
      events: worked.events.join(","),
      extensions: worked.extensions.join(","),
    });
    expect(problemsWith(clock, run)).toEqual([]);
    const found = ClockDates.parse(runClock(clock, run)).dates.filter(({ rule }) => rule.id === worked.rule);
    expect(found.map(({ day }) => day)).toEqual([worked.ends]);
    const { standing, falls_on, working_day, tells } = worked;
    if (standing) expect(found[0]?.standing).toBe(standing);
    if (falls_on !== undefined) expect(found[0]?.falls_on).toBe(falls_on);
    if (working_day) expect(found[0]?.working_day).toBe(working_day);
    if (tells) expect(found[0]?.why).toContain(tells);
  });
});

test.each([
  // As the Office of Personnel Management lists them.
  [2021, "2021-01-01 2021-01-18 2021-02-15 2021-05-31 2021-06-18 2021-07-05 2021-09-06 2021-10-11 2021-11-11 2021-11-25 2021-12-24"],
  [2022, "2021-12-31 2022-01-17 2022-02-21 2022-05-30 2022-06-20 2022-07-04 2022-09-05 2022-10-10 2022-11-11 2022-11-24 2022-12-26"],
  [2026, "2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25"],
  [2020, "2020-01-01 2020-01-20 2020-02-17 2020-05-25 2020-07-03 2020-09-07 2020-10-12 2020-11-11 2020-11-26 2020-12-25"],
])("federal holidays of %i are those of the published list", (year, days) => {
  expect(federalHolidays(year).map(({ observed }) => observed)).toEqual(days.split(" "));
});

describe("every clock", () => {
  test.each(clocks.map((clock) => [clock.id, clock] as const))("%s names nothing that it does not have", (_id, clock) => {
    const events = new Set(["start", ...(clock.hold ? ["hold"] : []), ...clock.events.map(({ id }) => id)]);
    const rules = new Set(clock.rules.map(({ id }) => id));
    expect(clock.rules.filter(({ from }) => !events.has(from))).toEqual([]);
    expect(clock.extensions.flatMap((extension) => extension.rules).filter((id) => !rules.has(id))).toEqual([]);
    expect(clock.rules.flatMap(({ choices = [] }) => choices).filter((id) => !clock.choices.some((choice) => choice.id === id))).toEqual(
      [],
    );
    expect(ClockDates.shape.clock.parse(clockInWords(clock)).rules.length).toBe(clock.rules.length);
  });

  test("ends later by a day when it starts a day later, whatever the day of the week", () => {
    const clock = clockNamed("510k");
    const decision = (start: string) => runClock(clock, runOf("510k", start)).dates.find(({ rule }) => rule.id === "decision")?.day;
    for (let at = 0; at < 400; at += 1) {
      const start = addDays("2023-01-01", at);
      expect(decision(start)).toBe(addDays(start, 90));
    }
  });
});

test.each([
  ["510k", { choice: "fast" }, "510(k) knows no choice fast: there is none."],
  ["510k", { holds: "2026-01-01/2026-02-01" }, "A hold cannot begin before the start."],
  ["510k", { holds: "2026-03-01/2026-02-01" }, "A hold cannot end before it begins."],
  ["510k", { holds: "2026-02-01/2026-03-01,2026-02-15/.." }, "Holds cannot overlap."],
  ["hde", { holds: "2026-03-01/.." }, "Nothing stops the clock of HDE."],
  ["hde", { extensions: "major_amendment@2026-03-01/90" }, "major_amendment adds 75 days at the most."],
  ["ind", { events: "clinical_hold@2025-12-31" }, "clinical_hold lies before the start."],
  ["ind", { events: "lunch@2026-02-02" }, "IND knows no event lunch: clinical_hold, hold_answer."],
])("what cannot have happened to %s is told: %o", (id, rest, problem) => {
  expect(problemsWith(clockNamed(id), runOf(id, "2026-01-05", rest))).toContain(problem);
});
