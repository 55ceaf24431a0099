import { z } from "zod";
import { CalendarDate, Id, Timestamp, count } from "../domain/fields.ts";
import { callsPerMinute, pageSizes } from "../domain/limits.ts";
import { type AuditAction, auditActions } from "../wire/audit-actions.ts";
import { listInput, page } from "../wire/list.ts";
import { operations, StreamReply } from "../wire/operation.ts";

export const AuditOutcome = z.enum(["done", "denied", "failed"]);

/**
 * One record of the trail, as it is stored and hashed. What names a person stands in it sealed only, under keys that lie
 * outside the database, so that a record can be forgotten while its trail stays whole.
 */
export const AuditRecord = z.object({
  sequence: z.number().int(),
  recorded_at: Timestamp,
  actor_id: Id.nullable(),
  actor_role: z.string(),
  /** Whom the record is about; its content is sealed under this person's key. */
  subject_id: Id.nullable(),
  request_id: z.string().nullable(),
  action: z.string(),
  object_type: z.string(),
  object_id: z.string().nullable(),
  object_version: z.string().nullable(),
  outcome: AuditOutcome,
  /** Label, session and address of the actor, sealed under the actor's key; base64. */
  actor_sealed: z.base64(),
  /** Reason and changed fields, sealed under the subject's key; base64. */
  content_sealed: z.base64(),
  previous_hash: z.string(),
  hash: z.string(),
  mac: z.string(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** Whether a sealed part could be read: its key is gone with the person, or it is not what was sealed. */
export const AuditPart = z.enum(["readable", "deleted", "damaged"]);
export type AuditPart = z.infer<typeof AuditPart>;

/** One record as an administrator reads it. */
export const ReadAuditRecord = AuditRecord.pick({
  sequence: true,
  recorded_at: true,
  actor_id: true,
  actor_role: true,
  subject_id: true,
  request_id: true,
  action: true,
  object_type: true,
  object_id: true,
  object_version: true,
  outcome: true,
}).extend({
  actor: AuditPart,
  /** "Deleted person" where the actor's key is gone. */
  actor_label: z.string(),
  session_id: z.string().nullable(),
  address: z.string().nullable(),
  content: AuditPart,
  reason: z.string().nullable(),
  /** Changed fields before and after; secrets never. */
  changes: z.record(z.string(), z.unknown()),
});
export type ReadAuditRecord = z.infer<typeof ReadAuditRecord>;

const wish = {
  /** Who acted, or whom it was about: also somebody who is gone, whom no other operation knows any more. */
  person: z
    .string()
    .regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, "must be the id of a person")
    .optional(),
  action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]).optional(),
  /** First and last day, in UTC. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
};

/** Which records are meant; all where nothing is said. */
export const AuditWish = z.object(wish);
export type AuditWish = z.output<typeof AuditWish>;

export const AuditFilter = listInput(wish, ["newest", "oldest"]);
export type AuditFilter = z.output<typeof AuditFilter>;

/** What the trail is handed out as: a signed export, or a table to be read. */
export const auditExports = { zip: "application/zip", csv: "text/csv; charset=utf-8", pdf: "application/pdf" } as const;
export const AuditExport = z.enum(["zip", "csv", "pdf"]);
export type AuditExport = z.infer<typeof AuditExport>;

export const auditOperations = operations({
  read: {
    method: "GET",
    path: "/api/audit",
    access: "administrator",
    summary: "The audit trail in words, newest first; what was sealed under the key of a deleted person is not in it. Reading is recorded.",
    input: AuditFilter,
    output: page(ReadAuditRecord),
    example: { action: "session.created", from: "2026-01-01" },
    reply: "page",
  },
  export: {
    method: "GET",
    path: "/api/audit/export",
    access: "administrator",
    summary:
      "The audit trail, or what of it fits a filter: as a ZIP of records, manifest and detached signature, which can be proven elsewhere, or as a table. Exporting is recorded.",
    input: AuditWish.extend({ format: AuditExport }),
    output: StreamReply,
    example: { format: "zip", action: "session.created" },
    reply: "file",
    mediaTypes: Object.values(auditExports),
    changes: true,
    perMinute: callsPerMinute.export,
  },
  records: {
    method: "GET",
    path: "/api/audit/records",
    access: "administrator",
    summary: "The audit trail as it is stored, from a sequence number on, for export and verification.",
    input: z.object({
      from: count(1, Number.MAX_SAFE_INTEGER).default(1),
      limit: count(1, pageSizes.records.most).default(pageSizes.records.usual),
    }),
    output: z.array(AuditRecord),
    example: { from: 1, limit: 100 },
  },
});
