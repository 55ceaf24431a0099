import { expect, test } from "vitest";
import { NewSavedFilter, SavedWish } from "./saved-filters.ts";

const takes = (wish: object, list?: string) => NewSavedFilter.safeParse({ name: "Mine", list, wish }).success;

test.each([{}, { market: "EU,GB", impact: "critical" }, { search: "recall", read: "no", sort: "oldest" }])(
  "%j is a wish that can be kept",
  (wish) => expect(SavedWish.parse(wish)).toEqual(wish),
);

test("what updates cannot be asked for is not kept, and neither is where a page was left", () => {
  expect([
    takes({ market: "Mars" }),
    takes({ impact: "fatal" }),
    takes({ sort: "random" }),
    takes({ cursor: "abc" }),
    takes({ toString: "x" }),
  ]).toEqual(Array.from({ length: 5 }, () => false));
});

test("each list is asked for by its own words", () => {
  const byAction = { action: "audit.read", from: "2026-01-01" };
  expect([takes(byAction, "audit"), takes(byAction, "updates"), takes({ market: "EU" }, "audit")]).toEqual([true, false, false]);
});

test("a wish for nothing in particular is said by leaving it out", () => expect(takes({ search: " " })).toBe(false));

test("a filter has a name that can be seen", () => expect(NewSavedFilter.safeParse({ name: "\t", wish: {} }).success).toBe(false));
