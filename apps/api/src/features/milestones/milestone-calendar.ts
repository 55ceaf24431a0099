import { jurisdictionName, milestoneStatusLabels, milestoneTypeLabels } from "@clausewise/contracts";
import type { Deadline } from "../../calendar.ts";
import type { MilestoneRow } from "./milestones.repository.ts";
import { addressOfMilestone } from "./telling.ts";

type Shown = Pick<
  MilestoneRow,
  "id" | "name" | "type" | "status" | "country" | "protocolId" | "plannedDate" | "changed_at" | "responsiblePerson" | "notes" | "basis"
>;

/** Milestones as days of a calendar; those that are cancelled are not among them. */
export const daysOf = (milestones: readonly Shown[], base: string): Deadline[] =>
  milestones
    .filter(({ status }) => status !== "cancelled")
    .map((one) => ({
      id: one.id,
      title: one.name,
      description: [
        `${milestoneTypeLabels[one.type]}, ${milestoneStatusLabels[one.status].toLowerCase()}. ${jurisdictionName(one.country)}, ${one.protocolId}.`,
        one.responsiblePerson === "" ? "" : `Responsible: ${one.responsiblePerson}.`,
        one.basis === null ? "" : `${one.basis.why} ${one.basis.clause.clause}.`,
        one.notes,
      ]
        .filter(Boolean)
        .join("\n"),
      day: one.plannedDate,
      created_at: one.changed_at,
      url: `${base}${addressOfMilestone(one.id)}`,
    }));
