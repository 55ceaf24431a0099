import type { MarketFact, MarketIdentity } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { checkMarkets } from "./check-markets.ts";

const library = [
  {
    identifier: "SOR/98-282",
    passages: [{ citation: "SOR/98-282 s. 60(1)", heading: "", heading_path: [], page: null, text: "", url: null }],
  },
];
const fact = (changed: Partial<MarketFact> = {}): MarketFact => ({
  market: "CA",
  products: ["device"],
  topic: "vigilance",
  label: "Serious injury without death",
  value: "10 days",
  detail: "A report is filed.",
  figure: { amount: 10, unit: "days", days: "calendar" },
  citations: [{ source: "SOR/98-282", clause: "SOR/98-282 s. 60(1)" }],
  checked: "2026-11-23",
  ...changed,
});
const canada: MarketIdentity = {
  code: "CA",
  iso3: "CAN",
  name: "Canada",
  official_name: "Canada",
  region: "North America",
  authority: { name: "Health Canada", local_name: null, url: null },
  languages: ["English", "French"],
  currency: { code: "CAD", name: "Canadian Dollar" },
  memberships: [],
  checked: "2026-11-23",
  checked_against: "nothing",
};

test("facts whose clauses are held and whose market is known are without fault", () => {
  expect(checkMarkets([fact()], [canada], library)).toEqual({ unresolved: [], twice: [], unidentified: [], clauses: 1 });
});

test("a clause that is not held, a label that stands twice and a market that nobody knows are named", () => {
  const elsewhere = fact({ market: "MX", citations: [{ source: "SOR/98-282", clause: "SOR/98-282 s. 6" }] });
  expect(checkMarkets([fact(), fact(), elsewhere], [canada, canada], library)).toEqual({
    unresolved: ["MX device vigilance “Serious injury without death”: SOR/98-282 | SOR/98-282 s. 6"],
    twice: ["CA device vigilance “Serious injury without death”"],
    unidentified: ["MX", "CA"],
    clauses: 3,
  });
});
