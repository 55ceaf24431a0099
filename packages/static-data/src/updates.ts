import { CalendarDate, RegulatoryUpdate } from "@clausewise/contracts";
import { z } from "zod";
import { readJsonLines } from "./json-lines.ts";

const filled = z.string().min(1);

const Update = RegulatoryUpdate.omit({ createdAt: true }).extend({
  title: filled,
  description: filled,
  impact_reason: filled,
  affectedAreas: z.array(filled).min(1),
  published: CalendarDate,
  sourceUrl: z.url({ protocol: /^https$/ }),
  sourceDocument: filled,
  /** Kinds of product that it is about, as FDA's list of guidance spells them. */
  product_types: z.array(z.enum(["devices", "ivd", "drugs", "biologics", "combination"])).min(1),
  /** What it speaks of, as the library or its publisher calls it. */
  identifiers: z.array(filled),
  checked_against: filled,
});
export type BuiltInUpdate = z.infer<typeof Update>;

/** Regulatory updates told in our words. */
export const builtInUpdates = (): BuiltInUpdate[] => readJsonLines("updates/updates.jsonl", Update.strict());
