import { GuidanceId, GuidanceStatus, GuidanceTopic, KnownDate } from "@clausewise/contracts";
import { z } from "zod";
import { readJsonLines } from "./json-lines.ts";

const filled = z.string().min(1);
const address = z.url({ protocol: /^https$/ });

const RegisterEntry = z.strictObject({
  slug: GuidanceId,
  title: filled,
  status: GuidanceStatus,
  issued: KnownDate.nullable(),
  docket: filled.nullable(),
  organizations: z.array(filled),
  fda_topics: z.array(filled),
  /** Areas of product that FDA names it for. */
  product_types: z.array(filled),
  open_for_comment: z.boolean(),
  comment_closes: z.iso.date().nullable(),
  /** Null of what has no page at FDA any longer. */
  url: address.nullable(),
  pdf_url: address.nullable(),
  /** Titles of what it says that it replaces. */
  supersedes: z.array(filled),
  /** Slug of what replaced it. */
  superseded_by: GuidanceId.nullable(),
  withdrawn_on: KnownDate.nullable(),
  /** What the library calls its note on it. */
  library_identifier: filled.nullable(),
  checked_against: filled,
});
export type BuiltInGuidance = z.infer<typeof RegisterEntry>;

const Summary = z.strictObject({
  slug: GuidanceId,
  summary: filled,
  points: z.array(z.strictObject({ text: filled, section: filled.nullable() })),
  areas: z.array(GuidanceTopic),
  regulatory_pathway: z.array(filled),
  device_class: filled.nullable(),
  therapeutic_area: filled.nullable(),
  related_clauses: z.array(filled),
  checked_against: filled,
});
export type BuiltInGuidanceSummary = z.infer<typeof Summary>;

/** Facts of the guidance documents asked about most, as FDA's list had them. */
export const builtInGuidance = (): BuiltInGuidance[] => readJsonLines("guidance/register.jsonl", RegisterEntry);

/** What we say of some of them, in our words; where one on devices and drugs was read for both, that for devices. */
export function builtInGuidanceSummaries(): BuiltInGuidanceSummary[] {
  const read = ["drugs", "devices"].flatMap((area) => readJsonLines(`guidance/summaries-${area}.jsonl`, Summary));
  return [...new Map(read.map((one) => [one.slug, one])).values()];
}
