import { z } from "zod";
import { filled, Id, KnownDate } from "../domain/fields.ts";
import { lengths } from "../domain/limits.ts";
import { operations } from "../wire/operation.ts";
import { Amendment, PassageChange, SourceReference, SourceVersion } from "./library.ts";

/** A note of ours that was written before the official text changed. */
export const UnconfirmedNote = z.object({
  passage_id: Id,
  source_id: Id,
  source_title: z.string(),
  citation: z.string(),
  heading: z.string(),
  text: z.string(),
  /** Where people read the clause at its publisher's. */
  url: z.string().nullable(),
  amended: z.array(Amendment),
});
export type UnconfirmedNote = z.infer<typeof UnconfirmedNote>;

/** What one version of an official text changed of a clause that a note of ours is on. */
export const NoteChange = z.object({
  /** The official text. */
  source: SourceReference,
  since: KnownDate,
  /** The version before; null where it is not held. */
  from: SourceVersion.nullable(),
  to: SourceVersion,
  /** The words of the clause that changed, in reading order, the first of them where there are very many. */
  changes: z.array(PassageChange),
  total_changes: z.number().int(),
});
export type NoteChange = z.infer<typeof NoteChange>;

const stale = { passage_id: { fixture: "stale-note", take: "id" } } as const;

export const noteOperations = operations({
  unconfirmed: {
    method: "GET",
    path: "/api/unconfirmed-notes",
    access: "administrator",
    summary: "Our notes on clauses that an official text changed since they were written, each until somebody confirms that it holds.",
    input: z.object({}),
    output: z.array(UnconfirmedNote),
    example: {},
  },
  changes: {
    method: "GET",
    path: "/api/unconfirmed-notes/{passage_id}/changes",
    access: "administrator",
    summary: "What official texts changed of the clause that a note of ours is on, since the note was written: the words before and after.",
    input: z.object({ passage_id: Id }),
    output: z.array(NoteChange),
    example: {},
    needs: stale,
  },
  confirm: {
    method: "POST",
    path: "/api/unconfirmed-notes/{passage_id}/confirm",
    access: "administrator",
    summary: "Says that a note of ours holds under the words of the official text as they are now.",
    input: z.object({ passage_id: Id, reason: filled(lengths.description) }),
    output: UnconfirmedNote,
    example: { reason: "Compared with the section as it is now: it says the same." },
    needs: stale,
  },
});
