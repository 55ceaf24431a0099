import { z } from "zod";
import { readJsonLines } from "./json-lines.ts";

const filled = z.string().min(1);
const Year = z.string().regex(/^(?:19|20)\d{2}$/);

const Succession = z.strictObject({
  /** What no longer stands in the law. */
  clause: filled,
  heading: filled,
  /** Where its matter stands now. */
  successors: z.array(filled).min(1),
  checked_against: filled,
});
export type BuiltInSuccession = z.infer<typeof Succession>;

const Standard = z.strictObject({
  number: filled,
  title: filled,
  /** Oldest first, each with the years under which others took it over. */
  editions: z.array(z.strictObject({ year: Year, adopted: z.array(Year) })).min(1),
  /** What took the place of the standard as a whole. */
  superseded_by: filled.nullable(),
  /** The numbers and titles of the clauses of its latest edition, where they are known. */
  clauses: z.array(z.tuple([z.string().regex(/^\d+(?:\.\d+)*$/), filled])).optional(),
  checked_against: filled,
});
export type BuiltInStandard = z.infer<typeof Standard>;

/** Where provisions went that no longer stand in the law. */
export const builtInSuccessions = (): BuiltInSuccession[] => readJsonLines("references/successions.jsonl", Succession);

/** Standards with their editions. */
export const builtInStandards = (): BuiltInStandard[] => readJsonLines("references/standards.jsonl", Standard);
