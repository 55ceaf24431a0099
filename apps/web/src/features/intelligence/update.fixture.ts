import type { ListedUpdate } from "@clausewise/contracts";

/** An update of generated words. */
export const listedUpdate = (said: Partial<ListedUpdate> = {}): ListedUpdate => ({
  id: "about-pumps",
  countryCode: "US",
  countryName: "United States",
  updateType: "regulation_change",
  title: "A rule on pumps",
  description: "It changes how pumps are labelled.",
  impactLevel: "high",
  impact_reason: "It binds.",
  affectedAreas: ["Labelling", "Pumps"],
  effectiveDate: "2026-06-01",
  sourceUrl: "https://www.fda.gov/pumps",
  sourceDocument: "The rule",
  createdAt: "2026-05-01",
  source: "FDA_API",
  checked_against: "the rule",
  is_bookmarked: false,
  is_read: false,
  ...said,
});
