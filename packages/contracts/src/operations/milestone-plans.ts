import { z } from "zod";
import { CalendarDate, Id, filled } from "../domain/fields.ts";
import { lengths } from "../domain/limits.ts";
import { usualProtocol } from "../domain/milestone-words.ts";
import { operations } from "../wire/operation.ts";
import { ClockRun } from "./clocks.ts";
import { Milestone } from "./milestones.ts";

const protocolId = filled(lengths.name).default(usualProtocol);

/** A submission whose review clock gives the days. */
export const NewClockPlan = z.object({
  clock: ClockRun.shape.id,
  start: CalendarDate,
  choice: z.string().max(lengths.label).optional(),
  protocolId,
});
export type NewClockPlan = z.output<typeof NewClockPlan>;

export const milestonePlanOperations = operations({
  fromClock: {
    method: "POST",
    path: "/api/milestone-plans/clock",
    access: "user",
    summary: "Makes the milestones of a submission: its day, and each day that a review clock gives, which follows when that is moved.",
    input: NewClockPlan,
    output: z.array(Milestone),
    example: { clock: "510k", start: "2026-01-05" },
  },
  fromChecklist: {
    method: "POST",
    path: "/api/milestone-plans/checklist",
    access: "user",
    summary:
      "Makes the milestones of a checklist: its submission with the documents that are to be there, and the days that follow by review clock.",
    input: z.object({ checklist_id: Id, protocolId }),
    output: z.array(Milestone),
    example: {},
    needs: { checklist_id: { operation: "checklists.plan", take: "id" } },
  },
});
