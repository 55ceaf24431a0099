import { expect, test } from "vitest";
import { datesOf } from "./clocks.fixture.ts";

const start = "2026-03-02";

test("a 510(k) is screened in 15 days and decided in 90 FDA days", () => {
  const dates = datesOf("510k", start);
  expect(["acceptance", "interaction", "decision", "missed"].map((rule) => dates(rule)?.day)).toEqual([
    "2026-03-17",
    "2026-05-01",
    "2026-05-31",
    "2026-06-10",
  ]);
});

test("each day on hold moves the goal by a day, and the statute's 90 days not", () => {
  const dates = datesOf("510k", start, { holds: "2026-04-01/2026-05-01" });
  expect([dates("decision")?.day, dates("statute")?.day]).toEqual(["2026-06-30", "2026-05-31"]);
});

test("an answer is due 180 days after the request, and after a refusal to accept", () => {
  expect(datesOf("510k", start, { holds: "2026-04-01/.." })("answer")?.day).toBe("2026-09-28");
  expect(datesOf("510k", start, { events: "refused@2026-03-10" })("refusal_answer")?.day).toBe("2026-09-06");
});

test("days on which FDA is closed lengthen the screening alone, by working days", () => {
  const dates = datesOf("510k", start, { extensions: "closure@2026-03-10/2" });
  expect([dates("acceptance")?.day, dates("decision")?.day]).toEqual(["2026-03-19", "2026-05-31"]);
});

test("a De Novo request's acceptance rests on the regulation", () => {
  expect(datesOf("de_novo", start)("acceptance")?.rule.force).toBe("regulation");
  expect(datesOf("510k", start)("acceptance")?.rule.force).toBe("guidance");
});
