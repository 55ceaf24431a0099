import { expect, test } from "vitest";
import { dateByClock, holdOf, nothingHappened, planByClock, problemsOfPlan } from "./clock-plan.ts";

const start = "2026-03-02";
const types = (clock: string, more: object = {}) =>
  planByClock({ clock, start, ...more })?.milestones.map(({ type, rule }) => `${rule}: ${type}`) ?? null;

test("a decision is an approval, what the applicant owes an answer, all else belongs to the review", () => {
  expect(types("510k")).toEqual(expect.arrayContaining(["acceptance: review_start", "decision: approval", "statute: approval"]));
  expect(types("510k", { happened: { ...nothingHappened, holds: ["2026-04-01/.."] } })).toContain("answer: query_response");
});

test("a period without a day is no milestone", () => {
  expect(types("510k", { happened: { ...nothingHappened, holds: ["2026-04-01/.."] } })).not.toContain("decision: approval");
});

test("a clock or a choice that there is not has no plan", () => {
  expect([types("none"), types("510k", { choice: "with_panel" }), problemsOfPlan({ clock: "none", start }), holdOf("none")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("a plan without a choice is that of the first", () => {
  expect(planByClock({ clock: "pma", start })?.choice).toBe("without_panel");
  expect(planByClock({ clock: "510k", start })?.choice).toBeNull();
});

test("a milestone's day is worked out anew from another start, and is none while the clock stands", () => {
  const period = { clock: "510k", rule: "decision", choice: null };
  expect(dateByClock(period, "2026-03-03")?.day).toBe("2026-06-01");
  expect(dateByClock({ ...period, happened: { ...nothingHappened, holds: ["2026-04-01/.."] } }, start)).toMatchObject({
    day: null,
    why: expect.stringContaining("On hold"),
  });
  expect(dateByClock({ ...period, rule: "none" }, start)).toBeNull();
});

test("a period that began anew ends by its last beginning", () => {
  const happened = { ...nothingHappened, events: ["refused@2026-03-10", "refused@2026-05-10"] };
  const answers = planByClock({ clock: "510k", start, happened })?.milestones.filter(({ rule }) => rule === "refusal_answer");
  expect(answers?.map(({ day }) => day)).toEqual(["2026-11-06"]);
});

test("what cannot have happened is told", () => {
  expect(problemsOfPlan({ clock: "hde", start, happened: { ...nothingHappened, holds: ["2026-04-01/.."] } })).toEqual([
    "Nothing stops the clock of HDE.",
  ]);
  expect(problemsOfPlan({ clock: "510k", start })).toEqual([]);
});
