import { describe, expect, test } from "vitest";
import { isShown, wishOf } from "./use-saved-filters.ts";

const shown = { search: "", filters: { market: "EU,GB" }, sort: "newest" };

describe("what is kept of what the hub shows", () => {
  test("is its search, its filters, and its order where that is not the usual one", () => {
    expect(wishOf(shown)).toEqual({ market: "EU,GB" });
    expect(wishOf({ search: "software", filters: { impact: "critical" }, sort: "effective" })).toEqual({
      search: "software",
      impact: "critical",
      sort: "effective",
    });
  });

  test("is nothing where nothing narrows it, or one update alone is shown", () => {
    expect(wishOf({ ...shown, filters: {} })).toBeNull();
    expect(wishOf({ ...shown, filters: { update: "us-one" } })).toBeNull();
  });

  test("is nothing where the address asks for what there is not", () => {
    expect(wishOf({ ...shown, filters: { impact: "enormous" } })).toBeNull();
  });

  test("is known again, in whatever order it was chosen", () => {
    const wish = { impact: "critical", market: "EU,GB" };
    expect(isShown({ wish }, { market: "EU,GB", impact: "critical" })).toBe(true);
    expect(isShown({ wish }, { market: "EU,GB" })).toBe(false);
    expect(isShown({ wish }, null)).toBe(false);
  });
});
