import { milestoneStatusLabels, milestoneTypeLabels, type ReadAuditRecord } from "@clausewise/contracts";
import type { Viewer } from "../../service.ts";
import { toldChanges } from "../../told-changes.ts";
import type { MilestoneParts } from "./milestone-parts.ts";

const mostSteps = 200;

/** What the fields of a milestone are called in a sentence. */
export const fieldWords: Readonly<Record<string, string>> = {
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
export function told(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "nothing" : value.map(told).join(", ");
  return typeof value === "string" ? (labels[value] ?? `“${value}”`) : JSON.stringify(value);
}

const saidOf = (record: ReadAuditRecord): string =>
  toldChanges(record, {
    fields: fieldWords,
    told,
    beside: (changes) => ["on", "with", "document"].flatMap((name) => (changes[name] === undefined ? [] : [told(changes[name])])),
  });

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
