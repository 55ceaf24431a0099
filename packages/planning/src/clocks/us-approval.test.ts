import { expect, test } from "vitest";
import { datesOf } from "./clocks.fixture.ts";

const start = "2026-03-02";

test("a PMA is decided later where a panel meets", () => {
  expect(datesOf("pma", start, { choice: "without_panel" })("decision")?.rule.span).toBe("180 FDA days");
  expect(datesOf("pma", start, { choice: "with_panel" })("decision")?.rule.span).toBe("320 FDA days");
});

test("an amendment moves the goal by the days used until then, a late one by three quarters of them", () => {
  const goal = (extensions: string) => datesOf("pma", start, { extensions })("decision")?.day;
  expect(goal("early_amendment@2026-03-12")).toBe("2026-09-08");
  expect(goal("late_amendment@2026-03-12")).toBe("2026-09-06");
});

test("the 180 days of the regulation know no holds, and may be extended by up to 180", () => {
  const day = (more: object) => datesOf("pma", start, more)("regulation")?.day;
  expect(day({ holds: "2026-04-01/2026-06-01" })).toBe("2026-08-29");
  expect(day({ extensions: "major_amendment@2026-05-01/10" })).toBe("2026-09-08");
});

test("after a refusal to file each step has its working days, over holidays", () => {
  const dates = datesOf("pma", "2026-05-01", { events: "filing_refused@2026-06-26" });
  expect(dates("conference_asked")?.day).toBe("2026-07-13");
});

test("an answer to a deficiency letter is due 180 days after it, and FDA extends it once", () => {
  const dates = datesOf("pma", start, { holds: "2026-06-01/.." });
  expect([dates("answer")?.day, dates("answer_extended")?.day]).toEqual(["2026-11-28", "2027-05-27"]);
});

test("a 30-day notice lets distribution begin, and an HDE is acted on within 75 days", () => {
  expect(datesOf("pma_supplement", start, { choice: "notice" })("distribution")?.day).toBe("2026-04-01");
  expect(datesOf("hde", start)("decision")?.day).toBe("2026-05-16");
});
