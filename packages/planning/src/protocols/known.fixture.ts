import type { Protocol, ProtocolFact, ProtocolItem, ProtocolReading } from "@clausewise/contracts";

export const reading = (value: string, more: Partial<ProtocolReading> = {}): ProtocolReading => ({
  value,
  amount: null,
  words: value,
  part: 1,
  zone: "synopsis",
  heading: null,
  ...more,
});

/** A fact that was found, or is not where it has no value. */
export const fact = (field: ProtocolFact["field"], value: string | null, more: Partial<ProtocolFact> = {}): ProtocolFact => ({
  field,
  state: value === null ? "not_found" : "found",
  readings: value === null ? [] : [reading(value)],
  corrected: null,
  ...more,
});

/** An item of a pack that was found, or what is said in its place. */
export const item = (id: string, more: Partial<ProtocolItem> = {}): ProtocolItem => ({
  pack: "ich-m11-protocol",
  id,
  verdict: "found",
  applies: "applies",
  because: "",
  reason: "",
  passage: { words: `It tells of ${id}.`, part: 2, heading: null },
  pack_title: "Protocol",
  group: "Group",
  title: id,
  requirement: "",
  level: "required",
  citations: [],
  ...more,
});

/** A protocol of which so much is known. */
export const protocol = (more: Partial<Protocol> = {}): Protocol => ({
  id: "0198c0de-0000-7000-8000-000000000001",
  title: "ABC-301",
  document: null,
  state: "done",
  progress: 1,
  step: "",
  problem: null,
  created_at: "2026-03-02T00:00:00.000Z",
  updated_at: "2026-03-02T00:00:00.000Z",
  productType: "biopharmaceutical",
  facts: [],
  items: [],
  identifiedGaps: [],
  complianceScore: { figure: { basis: "unknown", unit: "percent", explanation: "" }, parts: [] } as unknown as Protocol["complianceScore"],
  riskLevel: { value: null, how: "", parts: [] },
  recommendedCountries: [],
  chosen: [],
  ...more,
});
