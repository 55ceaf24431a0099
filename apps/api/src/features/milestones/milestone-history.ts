import { auditActions, milestoneStatusLabels, milestoneTypeLabels, type AuditAction, type ReadAuditRecord } from "@clausewise/contracts";
import type { Viewer } from "../../service.ts";
import type { MilestoneParts } from "./milestone-parts.ts";

const mostSteps = 200;

const fieldWords: Readonly<Record<string, string>> = {
  protocolId: "protocol",
  country: "market",
  type: "type",
  name: "name",
  plannedDate: "day",
  status: "status",
  notes: "notes",
  responsiblePerson: "who is responsible",
  documentsRequired: "documents required",
};

const labels: Readonly<Record<string, string>> = { ...milestoneStatusLabels, ...milestoneTypeLabels };

/** A value of a record as people read it. */
function told(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "nothing" : value.map(told).join(", ");
  return typeof value === "string" ? (labels[value] ?? `“${value}”`) : JSON.stringify(value);
}

const isChange = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === "object" && value !== null && "before" in value && "after" in value;

function saidOf({ action, changes }: ReadAuditRecord): string {
  const { label } = auditActions[action as AuditAction] ?? { label: action };
  const fields = Object.entries(changes).flatMap(([field, value]) =>
    isChange(value) && field in fieldWords ? [`${fieldWords[field]} from ${told(value.before)} to ${told(value.after)}`] : [],
  );
  const beside = ["on", "with", "document"].flatMap((name) => (changes[name] === undefined ? [] : [told(changes[name])]));
  const more = [...fields, ...beside];
  return more.length === 0 ? label : `${label}: ${more.join("; ")}`;
}

/** What the audit trail says of a milestone, the newest first; with whom it is shared is told to its owner alone. */
export async function historyOf(
  { database, records, people }: Pick<MilestoneParts, "database" | "records" | "people">,
  { owner, id, isOwn }: { owner: Viewer; id: string; isOwn: boolean },
) {
  const found = await records.recordsAbout(owner.id, { type: "milestone", id }, mostSteps);
  const told = isOwn ? found : found.filter(({ action }) => action !== "milestone.shared" && action !== "milestone.unshared");
  const names = await people.names(
    database,
    told.flatMap(({ actor_id }) => actor_id ?? []),
  );
  return told.map((record) => ({
    at: record.recorded_at,
    name: names.get(record.actor_id ?? "") ?? (isOwn ? record.actor_label : "Deleted person"),
    said: saidOf(record),
  }));
}
