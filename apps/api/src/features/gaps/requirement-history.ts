import type { GapRequirementDetail, ReadAuditRecord } from "@clausewise/contracts";
import type { Viewer } from "../../service.ts";
import { toldChanges } from "../../told-changes.ts";
import type { GapParts } from "./gap-parts.ts";

const mostSteps = 100;

const fieldWords: Readonly<Record<string, string>> = {
  responsible: "who sees to it",
  due: "due date",
  override: "whether it applies",
  note: "note",
};

/** A value of a record as people read it. */
function told(value: unknown): string {
  if (typeof value === "string") return `“${value}”`;
  const { state } = value as { state?: unknown };
  return state === "applies" ? "applies" : state === "does_not_apply" ? "does not apply" : JSON.stringify(value);
}

const saidOf = (record: ReadAuditRecord): string =>
  toldChanges(record, {
    fields: fieldWords,
    told,
    beside: ({ label }) => (typeof label === "string" ? [`“${label}”`] : []),
  });

/** What the audit trail says of a requirement, newest first. */
export async function historyOf(
  { database, records, people }: Pick<GapParts, "database" | "records" | "people">,
  owner: Viewer,
  id: string,
): Promise<GapRequirementDetail["history"]> {
  const found = await records.recordsAbout(owner.id, { type: "gap_requirement", id }, mostSteps);
  const names = await people.names(
    database,
    found.flatMap(({ actor_id }) => actor_id ?? []),
  );
  const nameOf = ({ actor_id, actor_label }: ReadAuditRecord) => names.get(actor_id ?? "") ?? actor_label;
  return found.map((record) => ({ at: record.recorded_at, name: nameOf(record), said: saidOf(record), reason: record.reason }));
}
