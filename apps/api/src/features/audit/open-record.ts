import { AuditRecord } from "@clausewise/contracts";
import { z } from "zod";

/** A record as it was stored and hashed before records were sealed under people's keys; trails and exports of that time have it. */
export const OpenRecord = AuditRecord.omit({ subject_id: true, actor_sealed: true, content_sealed: true }).extend({
  actor_label: z.string(),
  session_id: z.string().nullable(),
  address: z.string().nullable(),
  reason: z.string().nullable(),
  changes: z.record(z.string(), z.unknown()),
});
export type OpenRecord = z.infer<typeof OpenRecord>;

/** The two forms that records have had. */
export type RecordForm = "open" | "sealed";
