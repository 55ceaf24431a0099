import { z } from "zod";
import { Id, Timestamp, count } from "../domain/fields.ts";
import { pageSizes } from "../domain/limits.ts";
import { operations } from "../wire/operation.ts";

export const AuditOutcome = z.enum(["done", "denied", "failed"]);

/** One record of the trail, as it is hashed. */
export const AuditRecord = z.object({
  sequence: z.number().int(),
  recorded_at: Timestamp,
  actor_id: Id.nullable(),
  actor_label: z.string(),
  actor_role: z.string(),
  session_id: z.string().nullable(),
  request_id: z.string().nullable(),
  address: z.string().nullable(),
  action: z.string(),
  object_type: z.string(),
  object_id: z.string().nullable(),
  object_version: z.string().nullable(),
  reason: z.string().nullable(),
  /** Changed fields before and after; secrets never. */
  changes: z.record(z.string(), z.unknown()),
  outcome: AuditOutcome,
  previous_hash: z.string(),
  hash: z.string(),
  mac: z.string(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

export const auditOperations = operations({
  records: {
    method: "GET",
    path: "/api/audit/records",
    access: "administrator",
    summary: "The audit trail from a sequence number on, for export and verification.",
    input: z.object({
      from: count(1, Number.MAX_SAFE_INTEGER).default(1),
      limit: count(1, pageSizes.records.most).default(pageSizes.records.usual),
    }),
    output: z.array(AuditRecord),
    example: { from: 1, limit: 100 },
  },
});
