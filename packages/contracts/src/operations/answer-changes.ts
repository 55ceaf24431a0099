import { z } from "zod";
import { Authority, SourceStatus, TextKind } from "../domain/kinds.ts";
import { counts, lengths } from "../domain/limits.ts";
import { Id, KnownDate, Timestamp, text } from "../domain/fields.ts";
import { listInput, page } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";
import { Amendment } from "./library.ts";

/**
 * What became of a cited passage: other words, no words, the same words in a text that no longer holds, or words that another
 * act has amended while the library holds them as they were.
 */
export const ChangeKind = z.enum(["changed", "removed", "superseded", "withdrawn", "amended"]);
export type ChangeKind = z.infer<typeof ChangeKind>;

/** What became of a cited passage, for one of ours and for a source's own words alike. */
export const changeLabels: Readonly<Record<ChangeKind, string>> = {
  changed: "Changed",
  removed: "Removed",
  superseded: "Superseded",
  withdrawn: "Withdrawn",
  amended: "Amended",
};

/** A version as it is cited; `date` is the day from which it counts. */
const CitedVersion = z.object({ version_id: Id, label: z.string(), status: SourceStatus, date: KnownDate.nullable() });

export const CitedChange = z.object({
  /** Tells this change from others of the same passage: what stands there now is part of it. */
  mark: z.string(),
  citation: z.string(),
  source_id: Id,
  source_title: z.string(),
  passage_id: Id,
  text_kind: TextKind,
  kind: ChangeKind,
  /** As the answer cites it. */
  was: CitedVersion,
  /** The version that holds now, and since when the library has it; null where the source is gone. */
  now: CitedVersion.extend({ held_since: Timestamp }).nullable(),
  /** What amended its clause since, as far as the answer did not tell of it; empty where its words were replaced. */
  amended: z.array(Amendment),
  /** What now stands at the same citation. */
  passage: z.object({ passage_id: Id, heading: z.string(), text: z.string() }).nullable(),
});
export type CitedChange = z.infer<typeof CitedChange>;

/** That a person looked at changes of an answer, and what they noted of it. */
export const Look = z.object({ at: Timestamp, note: z.string() });
export type Look = z.infer<typeof Look>;

/** A change, and that the person has looked at it; null where they have not. */
export const LookedChange = CitedChange.extend({ looked_at: Look.nullable() });
export type LookedChange = z.infer<typeof LookedChange>;

export const AnswerChanges = z.object({ answer_id: Id, checked_at: Timestamp, changes: z.array(LookedChange) });
export type AnswerChanges = z.infer<typeof AnswerChanges>;

/** An answer that rests on words that changed, with the changes that its owner has not looked at. */
export const AnswerToLookAt = z.object({
  id: Id.describe("The answer's"),
  question: z.string(),
  authority: Authority,
  created_at: Timestamp,
  /** The bookmark of the answer; null where there is none. */
  bookmark_id: Id.nullable(),
  changes: z.array(CitedChange).min(1),
});
export type AnswerToLookAt = z.infer<typeof AnswerToLookAt>;

export const AnswersToLookAtFilter = listInput({}, ["newest"]);

export const NewLook = z.object({
  id: Id.describe("The answer's"),
  seen: z
    .array(text(lengths.label))
    .max(counts.passages)
    .describe("Marks of the changes that were seen: what changed after that stays to be looked at"),
  note: text(lengths.description).default(""),
});
export type NewLook = z.input<typeof NewLook>;

const given = { operation: "answers.ask", take: "answer_id" } as const;

export const answerChangeOperations = operations({
  of: {
    method: "GET",
    path: "/api/answers/{id}/changes",
    access: "user",
    summary: "Which passages that an answer cites have changed or been overtaken since.",
    input: z.object({ id: Id }),
    output: AnswerChanges,
    example: {},
    needs: { id: given },
  },
  list: {
    method: "GET",
    path: "/api/answers-to-look-at",
    access: "user",
    summary:
      "A person's answers that rest on words that changed and were not looked at since: bookmarked ones first, then what changed last.",
    input: AnswersToLookAtFilter,
    output: page(AnswerToLookAt),
    example: { limit: 10 },
    reply: "page",
  },
  look: {
    method: "POST",
    path: "/api/answers/{id}/looked-at",
    access: "user",
    summary: "Notes that a person looked at what changed in what an answer cites.",
    input: NewLook,
    output: AnswerChanges,
    example: { seen: [], note: "It changes nothing for us." },
    needs: { id: given },
  },
});
