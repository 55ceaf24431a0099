import { expect, test } from "vitest";
import { datesOf } from "./clocks.fixture.ts";

test("a Pre-Submission is screened, gets a day for the meeting, written feedback, and the meeting", () => {
  const dates = datesOf("q_sub", "2026-03-02", { choice: "pre_sub" });
  expect(["acceptance", "meeting_date", "feedback", "meeting_held"].map((rule) => dates(rule)?.day)).toEqual([
    "2026-03-17",
    "2026-04-01",
    "2026-05-11",
    "2026-05-16",
  ]);
});

test.each([
  ["issue_early", "2026-03-23"],
  ["issue_late", "2026-05-11"],
  ["study_risk", "2026-05-31"],
  ["informational", "2026-05-31"],
])("%s is answered by %s, without a meeting of its own", (choice, day) => {
  const dates = datesOf("q_sub", "2026-03-02", { choice });
  expect([dates("feedback")?.day, dates("meeting_held")]).toEqual([day, undefined]);
});

test("the minutes are due by the submitter 15 days after the meeting, and not before there was one", () => {
  expect(datesOf("q_sub", "2026-03-02")("minutes")).toBeUndefined();
  expect(datesOf("q_sub", "2026-03-02", { events: "meeting@2026-05-14" })("minutes")).toMatchObject({
    day: "2026-05-29",
    rule: { owner: "applicant" },
  });
});

test.each([
  ["ide", "2026-04-01"],
  ["breakthrough_device", "2026-05-01"],
  ["513g", "2026-05-01"],
  ["rfd", "2026-05-01"],
])("%s is answered by %s", (id, day) => {
  expect(datesOf(id, "2026-03-02")("answer")?.day).toBe(day);
});
