import { ClockRun } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { clockNamed, datesOf } from "./clocks.fixture.ts";
import { clockInWords, runClock } from "./run-clock.ts";

test("a clock is shown without what only the machine needs, each rule with its span in words", () => {
  const shown = clockInWords(clockNamed("510k"));
  expect(shown).not.toHaveProperty("arrives");
  expect(shown.rules.find(({ id }) => id === "decision")).toMatchObject({
    span: "90 FDA days",
    kind: "review",
    from: expect.stringMatching(/^FDA receives/),
  });
  expect(shown.rules.find(({ id }) => id === "answer")?.from).toBe("FDA asks for additional information");
});

test("an application that arrives on a holiday counts from the next day on which people work", () => {
  expect(datesOf("ind", "2026-07-03")("effect")).toMatchObject({ day: "2026-08-05", from: { day: "2026-07-06" } });
  const { start } = runClock(clockNamed("ind"), ClockRun.parse({ id: "ind", start: "2026-07-03" }));
  expect(start).toMatchObject({ day: "2026-07-06", why: expect.stringMatching(/closed \(Independence Day\): it counts as arrived/) });
});

test("a period that asks for a request is met by the request", () => {
  expect(datesOf("510k", "2026-03-02", { holds: "2026-04-01/.." })("interaction")).toMatchObject({ standing: "met", day: "2026-04-01" });
});

test("a period stands while the clock stands, and one of the statute does not", () => {
  const dates = datesOf("510k", "2026-03-02", { holds: "2026-04-01/.." });
  expect([dates("decision")?.standing, dates("decision")?.day]).toEqual(["stopped", null]);
  expect([dates("statute")?.standing, dates("statute")?.day]).toEqual(["set", "2026-05-31"]);
});

test("goals of years that are not held are not guessed", () => {
  expect(datesOf("510k", "2027-10-01")("decision")).toMatchObject({
    standing: "unknown",
    day: null,
    why: expect.stringContaining("not held here"),
  });
  expect(datesOf("510k", "2027-09-30")("decision")?.standing).toBe("set");
});

test("a day on which nobody works is told with the working day before it, or moves where the law moves it", () => {
  expect(datesOf("510k", "2026-03-02")("statute")).toMatchObject({ day: "2026-05-31", falls_on: "Sunday", working_day: "2026-05-29" });
  expect(datesOf("ce_mdr", "2026-03-04", { choice: "expert_panel" })("expert_panel_opinion")).toMatchObject({
    day: "2026-05-04",
    falls_on: null,
  });
});

test("without a choice the first one holds", () => {
  expect(datesOf("pma", "2026-03-02")("decision")?.day).toBe(datesOf("pma", "2026-03-02", { choice: "without_panel" })("decision")?.day);
});
