import { type AuditAction, type ReadAuditRecord, auditActions } from "@clausewise/contracts";
import { spaced } from "../../shared/format.ts";

const isAction = (action: string): action is AuditAction => action in auditActions;

/** What happened, in words; a record of an earlier version may have an action that there is no longer. */
export const labelOf = (action: string): string => (isAction(action) ? auditActions[action].label : action);

/** What it happened to: `alert 0b2d4a4e`. */
export const objectOf = ({ object_type, object_id }: Pick<ReadAuditRecord, "object_type" | "object_id">): string =>
  object_id === null
    ? spaced(object_type)
    : `${spaced(object_type)} ${/^[\da-f]{8}-/u.test(object_id) ? object_id.slice(0, 8) : object_id}`;

/** Each changed field in a line: `role type: reviewer → administrator`. */
export const changesOf = (changes: ReadAuditRecord["changes"]): string[] =>
  Object.entries(changes).map(
    ([field, value]) => `${spaced(field)}: ${isChange(value) ? `${said(value.before)} → ${said(value.after)}` : said(value)}`,
  );

const isChange = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === "object" && value !== null && "before" in value && "after" in value;

/** Entries of a list that are named; the rest is counted. */
const mostEntries = 8;

function said(value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (Array.isArray(value)) return listed(value);
  if (typeof value === "object") return Object.values(value).map(said).join(" ");
  // A whole hash helps nobody who reads; the exported trail holds it.
  return typeof value === "string" ? value.replace(/^[\da-f]{32,}$/u, (hash) => hash.slice(0, 8)) : JSON.stringify(value);
}

function listed(entries: readonly unknown[]): string {
  const named = entries.slice(0, mostEntries).map(said).join(", ");
  const more = entries.length - mostEntries;
  return entries.length === 0 ? "none" : `${named}${more > 0 ? ` and ${more} more` : ""}`;
}
