import { auditActions, type AuditAction, type ReadAuditRecord } from "@clausewise/contracts";

/** How records about one kind of thing are told. */
interface Telling {
  /** What each of its fields is called; changes of others are not told. */
  fields: Readonly<Record<string, string>>;
  /** A value as people read it, where it is there at all. */
  told: (value: unknown) => string;
  /** What is told beside the changes of fields, such as the name of what was linked. */
  beside: (changes: ReadAuditRecord["changes"]) => string[];
}

const isChange = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === "object" && value !== null && "before" in value && "after" in value;

/** What a record of the audit trail says, in one line: `Milestone changed: day from “2027-03-10” to “2027-03-17”`. */
export function toldChanges({ action, changes }: Pick<ReadAuditRecord, "action" | "changes">, { fields, told, beside }: Telling): string {
  const { label } = auditActions[action as AuditAction] ?? { label: action };
  const valueOf = (value: unknown) => (value === null || value === undefined || value === "" ? "nothing" : told(value));
  const changed = Object.entries(changes).flatMap(([field, value]) =>
    isChange(value) && field in fields ? [`${fields[field]} from ${valueOf(value.before)} to ${valueOf(value.after)}`] : [],
  );
  const more = [...changed, ...beside(changes)];
  return more.length === 0 ? label : `${label}: ${more.join("; ")}`;
}
