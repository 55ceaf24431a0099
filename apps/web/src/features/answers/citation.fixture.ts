import type { Citation } from "@clausewise/contracts";

const id = "0b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11";

export const quotedCitation: Citation = {
  passage_id: id,
  passage_hash: "00",
  source_id: id,
  version_id: id,
  version_label: "",
  citation: "21 CFR 807.92(a)",
  heading: "Content and format of a 510(k) summary",
  page: null,
  quote: "A 510(k) summary shall be in sufficient detail.",
  quote_start: 4,
  lead_in: null,
  text_kind: "verbatim",
  source_title: "Establishment registration",
  source_identifier: "21 CFR 807",
  authority: "FDA",
  jurisdiction: "US",
  kind: "regulation",
  binding: true,
  status: "in_force",
  amended: [],
  issued: null,
  effective: null,
  retrieved: "2026-11-18",
  url: "https://www.ecfr.gov/current/title-21/section-807.92",
};
