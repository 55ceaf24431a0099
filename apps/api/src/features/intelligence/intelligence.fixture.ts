import type { BuiltInUpdate } from "@clausewise/static-data";

/** An update of generated words. */
export const updateOf = (id: string, said: Partial<BuiltInUpdate> = {}): BuiltInUpdate => ({
  id,
  countryCode: "US",
  countryName: "United States",
  updateType: "regulation_change",
  title: `About ${id}`,
  description: "It changes.",
  impactLevel: "medium",
  impact_reason: "It binds.",
  affectedAreas: ["Labelling"],
  product_types: ["devices"],
  published: "2026-05-01",
  effectiveDate: null,
  sourceUrl: `https://www.fda.gov/${id}`,
  sourceDocument: "A rule",
  identifiers: [],
  source: "Authority_Website",
  checked_against: "the rule",
  ...said,
});
