import { z } from "zod";
import { CalendarDate, Id, filled } from "../domain/fields.ts";
import { lengths } from "../domain/limits.ts";
import { usualProtocol } from "../domain/milestone-words.ts";
import { operations } from "../wire/operation.ts";
import { ClockHappened, ClockRun } from "./clocks.ts";
import { Milestone, MilestoneMove } from "./milestones.ts";

const protocolId = filled(lengths.name).default(usualProtocol);

/** A submission whose review clock gives the days. */
export const NewClockPlan = z.object({
  clock: ClockRun.shape.id,
  start: CalendarDate,
  choice: z.string().max(lengths.label).optional(),
  protocolId,
  ...ClockHappened.shape,
});
export type NewClockPlan = z.output<typeof NewClockPlan>;

/** What happened to a submission whose days follow by a review clock, all of it. */
export const PlanHappened = ClockHappened.extend({ id: Id, clock: ClockRun.shape.id });
export type PlanHappened = z.output<typeof PlanHappened>;

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
  happened: {
    method: "PUT",
    path: "/api/milestone-plans/{id}/happened",
    access: "user",
    summary:
      "Says what stopped the clock of a submission and what made its periods longer: the days that follow by it move, and what depends on them.",
    input: PlanHappened,
    output: z.object({
      move_id: Id,
      moved: z.array(MilestoneMove),
      /** What has no day as long as the clock stands, and stays where it was. */
      stopped: z.array(z.string()),
      /** What the submission owes since, and was made: the answer that a hold asks for. */
      added: z.array(z.string()),
      /** What nothing asks for any more, and stays until somebody deletes it. */
      needless: z.array(z.string()),
    }),
    example: { clock: "510k", holds: "2026-02-02/2026-02-23" },
    needs: { id: { operation: "milestonePlans.fromClock", take: "0.id" } },
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
