import type { BuiltInGuidance, BuiltInGuidanceSummary } from "@clausewise/static-data";
import type { StoredEntry } from "../official/official.reads.ts";

const folder = "/regulatory-information/search-fda-guidance-documents";

/** A built-in document of generated words. */
export const builtIn = (slug: string, said: Partial<BuiltInGuidance> = {}): BuiltInGuidance => ({
  slug,
  title: slug.replaceAll("-", " "),
  status: "Final",
  issued: "2020-01-02",
  docket: null,
  organizations: ["CDRH"],
  fda_topics: [],
  product_types: ["Medical Devices"],
  open_for_comment: false,
  comment_closes: null,
  url: `https://www.fda.gov${folder}/${slug}`,
  pdf_url: null,
  supersedes: [],
  superseded_by: null,
  withdrawn_on: null,
  library_identifier: null,
  checked_against: "a list made up",
  ...said,
});

/** What we say of it. */
export const summaryOf = (slug: string, said: Partial<BuiltInGuidanceSummary> = {}): BuiltInGuidanceSummary => ({
  slug,
  summary: "It advises.",
  points: [{ text: "Do so.", section: "II" }],
  areas: [],
  regulatory_pathway: ["510(k)"],
  device_class: "II",
  therapeutic_area: null,
  related_clauses: ["21 CFR 807.87"],
  checked_against: "the document made up",
  ...said,
});

/** An entry of FDA's list. */
export const listed = (slug: string, fields: StoredEntry["fields"] = {}, said: Partial<StoredEntry> = {}): StoredEntry => ({
  key: `${folder}/${slug}`,
  title: slug.replaceAll("-", " "),
  url: `https://www.fda.gov${folder}/${slug}`,
  gone_since: null,
  fields: { status: "Final", issued: "2021-03-04", center: "Center for Drug Evaluation and Research", product: "Drugs", ...fields },
  ...said,
});
