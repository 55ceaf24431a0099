import { z } from "zod";
import { TextKind } from "../domain/kinds.ts";
import { Id } from "../domain/fields.ts";

export const ContentsEntry = z.object({
  passage_id: Id,
  citation: z.string(),
  heading: z.string(),
  page: z.number().int().nullable(),
});
export type ContentsEntry = z.infer<typeof ContentsEntry>;

/** Where words stand in a version of a source: the first passages in reading order, and how many there are in all. */
export const FoundInSource = z.object({
  total: z.number().int(),
  passages: z.array(z.object({ passage_id: Id, citation: z.string() })),
});
export type FoundInSource = z.infer<typeof FoundInSource>;

/** A clause of the library that can be opened. */
export const ClausePlace = z.object({
  passage_id: Id,
  source_id: Id,
  citation: z.string(),
  heading: z.string(),
  source_identifier: z.string(),
  text_kind: TextKind,
});
export type ClausePlace = z.infer<typeof ClausePlace>;
