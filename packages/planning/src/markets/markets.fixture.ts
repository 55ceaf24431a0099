import type { ComparisonFact, ListedMarket } from "@clausewise/contracts";
import type { KnownMarket } from "./compare-fields.ts";

/** A fact of the law of a market on devices, or what is said in its place. */
export const fact = (label: string, value: string, more: Partial<ComparisonFact> = {}): ComparisonFact => ({
  id: "7d3a1f0e-5b1c-4c52-9b55-0d7a3a1f0e5b",
  products: ["device"],
  topic: "vigilance",
  label,
  value,
  detail: `It is ${value}.`,
  checked: "2026-11-23",
  law: "CA",
  figure: null,
  clauses: [{ source: "SOR/98-282", clause: "SOR/98-282 s. 60(1)", source_id: null, passage_id: null }],
  changed: [],
  ...more,
});

const listed: ListedMarket = {
  code: "CA",
  iso3: "CAN",
  name: "Canada",
  official_name: "Canada",
  region: "North America",
  authority: { name: "Health Canada", local_name: null, url: "https://example.org" },
  languages: ["English", "French"],
  currency: { code: "CAD", name: "Canadian Dollar" },
  memberships: ["IMDRF"],
  checked: "2026-11-23",
  checked_against: "a list",
  laws: [],
  facts: 0,
};
const figure = { basis: "estimate", value: 90, range: null, unit: "days", explanation: "A planning figure." } as const;

/** Canada as far as it is known, or what is said in its place. */
export const market = (more: Partial<KnownMarket> = {}, of: Partial<ListedMarket> = {}): KnownMarket => ({
  listed: { ...listed, ...of },
  laws: ["CA"],
  facts: [],
  estimates: {
    timeline: figure,
    cost: figure,
    review: figure,
    feasibility: figure,
    approval: figure,
    risk: { level: "low", explanation: "So it is." },
  },
  updates: { total: 0, latest: [] },
  ...more,
});
