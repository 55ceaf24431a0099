import { expect, test } from "vitest";
import { clocks } from "./clocks.ts";
import { datesOf } from "./clocks.fixture.ts";

test("an IND goes into effect after 30 days, and the response to a hold is answered in 30", () => {
  const dates = datesOf("ind", "2026-03-02", { events: "clinical_hold@2026-03-20,hold_answer@2026-04-05" });
  expect(dates("effect")?.day).toBe("2026-04-01");
  // 5 April 2026 is a Sunday: the response counts as arrived on Monday.
  expect(dates("hold_decision")?.day).toBe("2026-05-06");
  expect(dates("inactive")?.day).toBe("2027-03-20");
});

test("the goal of an ANDA is ten months, or eight with priority and a complete correspondence", () => {
  const goal = (choice: string) => datesOf("anda", "2026-03-02", { choice })("goal")?.day;
  expect([goal("standard"), goal("priority"), goal("priority_without")]).toEqual(["2027-01-02", "2026-11-02", "2027-01-02"]);
});

test("the goals of the user fee programmes end with September 2027", () => {
  expect(datesOf("anda", "2027-09-30")("goal")?.standing).toBe("set");
  expect(datesOf("anda", "2027-10-01")("goal")?.standing).toBe("unknown");
});

test.each([
  ["a", "2026-04-01"],
  ["b", "2026-05-01"],
  ["b_eop", "2026-05-11"],
  ["c", "2026-05-16"],
  ["d", "2026-04-21"],
])("a meeting of type %s is held by %s", (choice, day) => {
  expect(datesOf("pdufa_meeting", "2026-03-02", { choice })("meeting")?.day).toBe(day);
});

test("a designation is decided within 60 days, whichever it is", () => {
  expect(["breakthrough", "fast_track"].map((choice) => datesOf("drug_designation", "2026-03-02", { choice })("answer")?.day)).toEqual([
    "2026-05-01",
    "2026-05-01",
  ]);
});

test("a biologic's goal counts from the end of the 60 days until filing", () => {
  const bla = clocks.find(({ id }) => id === "bla");
  const goal = bla?.rules.find(({ id, choices }) => id === "goal" && choices?.includes("standard"));
  expect(goal?.span).toEqual({ months: 10, behind: 60 });
});
