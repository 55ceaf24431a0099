import { z } from "zod";
import { Id, Timestamp, count, filled, text } from "../domain/fields.ts";
import { counts, lengths } from "../domain/limits.ts";
import { evidenceKinds, workImpacts, workStates } from "../domain/vocabulary.ts";
import { operations } from "../wire/operation.ts";

export const WorkState = z.enum(workStates);
export type WorkState = z.infer<typeof WorkState>;

export const WorkImpact = z.enum(workImpacts);
export type WorkImpact = z.infer<typeof WorkImpact>;

/** What an assessment rests on: a document or bookmark of the person's, or a clause of the library, as it was called when it was chosen. */
export const Evidence = z.object({
  kind: z.enum(evidenceKinds),
  id: Id,
  label: z.string(),
  /** The text that a clause stands in, or the answer that was bookmarked; null where there is none. */
  part_of: Id.nullable(),
});
export type Evidence = z.infer<typeof Evidence>;

/** What was found of an alert at a time; it is never changed, and the next stands beside it. */
export const WorkStep = z.object({
  /** Counted from 1. */
  version: z.number().int(),
  state: WorkState,
  impact: WorkImpact.nullable(),
  note: z.string(),
  /** Why it was closed; null where it is not. */
  reason: z.string().nullable(),
  evidence: z.array(Evidence),
  at: Timestamp,
});
export type WorkStep = z.infer<typeof WorkStep>;

/** A person's own work on an alert. */
export const AlertWork = WorkStep.omit({ at: true }).extend({
  id: Id.describe("The alert's"),
  /** 0 before there is any step. */
  version: z.number().int(),
  /** The newest first. */
  steps: z.array(WorkStep),
});
export type AlertWork = z.infer<typeof AlertWork>;

const Seen = z.object({
  id: Id.describe("The alert's"),
  version: count(0, counts.page).describe("The version that was read: where there is another by now, nothing is changed"),
});

const ids = z.array(Id).max(counts.evidence).default([]);

export const NewAssessment = Seen.extend({
  impact: WorkImpact.optional(),
  note: text(lengths.message).default(""),
  evidence: z.object({ document: ids, bookmark: ids, clause: ids.describe("Passages of the library") }).prefault({}),
});
export type NewAssessment = z.input<typeof NewAssessment>;

export const Closing = Seen.extend({ reason: filled(lengths.description) });

const alert = { operation: "alerts.create", take: "id" } as const;

export const alertWorkOperations = operations({
  get: {
    method: "GET",
    path: "/api/alerts/{id}/work",
    access: "user",
    summary: "A person's own work on an alert, with its steps, the newest first.",
    input: z.object({ id: Id }),
    output: AlertWork,
    example: {},
    needs: { id: alert },
  },
  assess: {
    method: "PUT",
    path: "/api/alerts/{id}/work",
    access: "user",
    summary: "Takes an alert on, and saves what was found of it: its impact, a note and the evidence.",
    input: NewAssessment,
    output: AlertWork,
    example: { version: 0, impact: "minor", note: "Our procedure on records has to name the new section." },
    needs: { id: alert },
    mayName: { evidence: { operation: "documents.upload", take: "id", inside: { object: {}, list: "document" } } },
  },
  close: {
    method: "POST",
    path: "/api/alerts/{id}/work/close",
    access: "user",
    summary: "Closes a person's work on an alert with the reason.",
    input: Closing,
    output: AlertWork,
    example: { version: 0, reason: "It is about implants, and we make none." },
    needs: { id: alert },
  },
  reopen: {
    method: "POST",
    path: "/api/alerts/{id}/work/reopen",
    access: "user",
    summary: "Takes work on again that was closed; what was found of the alert is kept.",
    input: Seen,
    output: AlertWork,
    example: { version: 1 },
    needs: { id: { operation: "alertWork.close", take: "id" } },
  },
});
