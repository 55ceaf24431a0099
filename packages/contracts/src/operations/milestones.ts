import { z } from "zod";
import { CalendarDate, Id } from "../domain/fields.ts";
import { JurisdictionCode } from "../domain/kinds.ts";

export const MilestoneType = z.enum(["submission", "review_start", "query_response", "approval", "rejection", "amendment"]);
export const MilestoneStatus = z.enum(["pending", "in_progress", "completed", "delayed", "cancelled"]);

export const Milestone = z.object({
  id: Id,
  protocolId: z.string().default("protocol-1"),
  country: JurisdictionCode,
  type: MilestoneType,
  name: z.string(),
  plannedDate: CalendarDate,
  status: MilestoneStatus,
  notes: z.string(),
  responsiblePerson: z.string(),
  documentsRequired: z.array(z.string()),
  isShared: z.boolean(),
  sharedWith: z.array(z.string()),
});
export type Milestone = z.infer<typeof Milestone>;
