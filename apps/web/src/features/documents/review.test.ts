import { expect, test } from "vitest";
import { reviewState } from "./review.ts";

test("a day of review is overdue, near or far", () => {
  const days = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23", "2026-12-06", "2026-12-07"];
  expect(days.map((one) => reviewState(one, "2026-11-22"))).toEqual([
    { text: "Review overdue by 2 days", tone: "bad" },
    { text: "Review overdue by 1 day", tone: "bad" },
    { text: "Review today", tone: "warn" },
    { text: "Review in 1 day", tone: "warn" },
    { text: "Review in 14 days", tone: "warn" },
    { text: "Review on 7 Dec 2026", tone: "plain" },
  ]);
});
