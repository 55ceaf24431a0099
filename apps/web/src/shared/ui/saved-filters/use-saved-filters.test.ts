import { describe, expect, test } from "vitest";
import { byTime, type ListSpec, type Wanted } from "../../list.ts";
import { inWords, isShown, wishOf } from "./use-saved-filters.ts";

const shown = { search: "", filters: { market: "EU,GB" }, sort: "newest" };
const spec: ListSpec = { filters: [{ name: "action", label: "Action", nameOf: (action) => action.toUpperCase() }], sorts: byTime };
const ofHub = (wanted: Wanted) => wishOf({ of: "updates", list: { spec, wanted } });
const ofTrail = (filters: Record<string, string>) => wishOf({ of: "audit", list: { spec, wanted: { ...shown, filters } } });

describe("what is kept of what a list shows", () => {
  test("is its search, its filters, and its order where that is not the usual one", () => {
    expect(ofHub(shown)).toEqual({ market: "EU,GB" });
    expect(ofHub({ search: "software", filters: { impact: "critical" }, sort: "effective" })).toEqual({
      search: "software",
      impact: "critical",
      sort: "effective",
    });
    expect(ofTrail({ action: "session.created", to: "2026-01-31" })).toEqual({ action: "session.created", to: "2026-01-31" });
  });

  test("is nothing where nothing narrows it, or one update alone is shown", () => {
    expect(ofHub({ ...shown, filters: {} })).toBeNull();
    expect(ofHub({ ...shown, filters: { update: "us-one" } })).toBeNull();
  });

  test("is nothing where the address asks for what there is not", () => {
    expect(ofHub({ ...shown, filters: { impact: "enormous" } })).toBeNull();
    expect(ofTrail({ from: "2026-02-30" })).toBeNull();
  });

  test("is known again, in whatever order it was chosen", () => {
    const wish = { impact: "critical", market: "EU,GB" };
    expect(isShown({ wish }, { market: "EU,GB", impact: "critical" })).toBe(true);
    expect(isShown({ wish }, { market: "EU,GB" })).toBe(false);
    expect(isShown({ wish }, null)).toBe(false);
  });

  test("is said in words", () => {
    expect(inWords({ search: "pump", action: "session.created", sort: "oldest" }, spec)).toBe(
      "“pump” · Action: SESSION.CREATED · oldest first",
    );
  });
});
