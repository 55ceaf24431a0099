import { z } from "zod";
import { CalendarDate, Id } from "../domain/fields.ts";
import { callsPerMinute } from "../domain/limits.ts";
import { type AuditAction, auditActions } from "../wire/audit-actions.ts";
import { listInput, page } from "../wire/list.ts";
import { FileReply, operations } from "../wire/operation.ts";
import { ReadAuditRecord } from "./audit.ts";
import { RecordExport, recordExports } from "./live-citations.ts";

/** Something that a person did, as the audit trail has it. */
export const LogEntry = ReadAuditRecord.pick({
  sequence: true,
  recorded_at: true,
  action: true,
  object_type: true,
  object_id: true,
  outcome: true,
  address: true,
  content: true,
  reason: true,
  changes: true,
}).extend({
  /** Whether it was done in the session that asks. */
  is_this_session: z.boolean(),
});
export type LogEntry = z.infer<typeof LogEntry>;

const LogWish = z.object({
  scope: z.enum(["session", "all"]).default("session"),
  product_id: Id.optional().describe("Only what was done with this product and what belongs to it"),
  action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]).optional(),
  /** First and last day, in UTC. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
});

export const LogFilter = listInput(LogWish.shape, ["newest", "oldest"]);
export type LogFilter = z.output<typeof LogFilter>;

export const sessionLogOperations = operations({
  list: {
    method: "GET",
    path: "/api/session-log",
    access: "user",
    summary: "What the person who asks did, by the audit trail: in this session, or all of it.",
    input: LogFilter,
    output: page(LogEntry),
    example: { scope: "all", limit: 10 },
    reply: "page",
    mayName: { product_id: { operation: "products.create", take: "id" } },
  },
  export: {
    method: "GET",
    path: "/api/session-log/export",
    access: "user",
    summary: "The same as a Word file, a table or JSON.",
    input: LogWish.extend({ format: RecordExport }),
    output: FileReply,
    example: { format: "csv", scope: "all" },
    reply: "file",
    mediaTypes: Object.values(recordExports),
    changes: true,
    perMinute: callsPerMinute.export,
    mayName: { product_id: { operation: "products.create", take: "id" } },
  },
});
