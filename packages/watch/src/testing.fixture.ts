import type { OfficialChange } from "@clausewise/contracts";
import { builtInProductAreas, builtInWatchRules } from "@clausewise/static-data";
import type { Notice } from "./about.ts";
import type { WatchedProduct } from "./profile.ts";
import { createReader } from "./reader.ts";
import type { WatchRules } from "./rules.ts";
import { createWatch } from "./watch.ts";

const rules: WatchRules = { ...builtInWatchRules(), texts: builtInProductAreas() };
export const reader = createReader(rules);
export const watch = createWatch(rules);

/** An infusion pump for hospitals in the US and Canada, or what is said in its place. */
export const pump = (said: Partial<WatchedProduct> = {}): WatchedProduct => ({
  name: "Pump 200",
  category: "device",
  areas: ["device"],
  targetMarkets: ["US", "CA"],
  description: "Large volume infusion pump with drug library software.",
  product_codes: [
    {
      code: "FRN",
      device_name: "Pump, Infusion",
      device_class: "2",
      regulation_number: "880.5725",
      panel: "General Hospital",
      origin: null,
    },
  ],
  regulation_numbers: ["880.5725"],
  classes: [
    { market: "US", class: "II", rule: null },
    { market: "CA", class: "III", rule: null },
  ],
  cfr_parts: ["21 CFR 820"],
  standards: [
    { identifier: "IEC 62304", year: null },
    { identifier: "ISO 10993-1", year: 2018 },
  ],
  predicateDevices: [],
  referenceProducts: [],
  firm: "Alto Pumps Inc.",
  watched_firms: ["ICU Medical", "Fresenius Kabi"],
  watched_sources: { official: [], library: [] },
  saved_searches: [],
  currentStage: "marketed",
  ...said,
});

/** A notice of FDA, or what is said in its place. */
export const notice = (title: string, said: Partial<Notice> = {}): Notice => ({
  title,
  authority: "FDA",
  channel: null,
  tags: [],
  source: null,
  published: "2026-08-01",
  ...said,
});

/** A change of a text, or what is said in its place. */
export const change = (said: Partial<OfficialChange>): OfficialChange => ({
  id: "0198c0de-0000-7000-8000-000000000001",
  source_id: "ecfr",
  kind: "changed",
  subject: "21 CFR 820",
  title: "21 CFR 820: Quality Management System Regulation",
  library_source_id: "0198c0de-0000-7000-8000-000000000002",
  version_id: null,
  effective: null,
  clauses: [],
  renumbered: [],
  before: null,
  after: null,
  caused_by: [],
  at: "2026-02-02T06:00:00.000Z",
  ...said,
});

/** An entry of a register that came. */
export const entry = (source_id: string, title: string, fields: Record<string, string | null>, subject = "1"): OfficialChange =>
  change({ source_id, kind: "added", subject, title, library_source_id: null, after: { title, url: null, fields } });

/** The sentences that a product is matched by. */
export const sentences = (product: WatchedProduct, about: ReturnType<typeof watch.read>): string[] =>
  watch.matches(watch.profileOf(product), about).map(({ sentence }) => sentence);
