import type { Citation } from "@clausewise/contracts";
import type { ComposedCitation } from "../features/search/cited-passages.ts";

const id = (digit: string) => `00000000-0000-4000-8000-00000000000${digit}`;

/** The same as it is composed, before it is checked. */
export const composedCitation = (given: Partial<ComposedCitation> = {}): ComposedCitation => ({
  key: 1,
  above: [],
  ...cited(given),
  ...given,
});

/** A citation of the official words of a clause, with what a test says otherwise. */
export const cited = (given: Partial<Citation> = {}): Citation => ({
  passage_id: id("1"),
  passage_hash: "00",
  source_id: id("2"),
  version_id: id("3"),
  version_label: "CFR 2025 edition",
  citation: "21 CFR 803.50(a)",
  heading: "Reports of deaths",
  page: null,
  quote: "You must report a death within 30 calendar days.",
  quote_start: 0,
  lead_in: null,
  text_kind: "verbatim",
  source_title: "Medical Device Reporting",
  source_identifier: "21 CFR 803",
  authority: "FDA",
  jurisdiction: "US",
  kind: "regulation",
  binding: true,
  status: "in_force",
  amended: [],
  issued: null,
  effective: null,
  retrieved: "2026-02-27",
  url: "https://www.ecfr.gov/current/title-21/part-803",
  ...given,
});
