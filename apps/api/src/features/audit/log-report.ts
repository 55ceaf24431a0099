import { auditActions, type AuditAction, type LogEntry } from "@clausewise/contracts";
import type { Report, Table } from "@clausewise/documents";

const labelOf = (action: string): string => auditActions[action as AuditAction]?.label ?? action;

const tableOf = (entries: readonly LogEntry[]): Table => ({
  kind: "table",
  caption: "Session log",
  columns: [
    { title: "No.", width: 1 },
    { title: "When (UTC)", width: 3 },
    { title: "What", width: 4 },
    { title: "Kind of thing", width: 2 },
    { title: "Which", width: 4 },
    { title: "Outcome", width: 2 },
    { title: "Reason", width: 3 },
    { title: "Changes", width: 6 },
    { title: "From", width: 2 },
  ],
  rows: entries.map(({ sequence, recorded_at, action, object_type, object_id, outcome, reason, changes, address }) => [
    sequence,
    recorded_at,
    labelOf(action),
    object_type.replaceAll("_", " "),
    object_id ?? "",
    outcome,
    reason ?? "",
    Object.keys(changes).length === 0 ? "" : JSON.stringify(changes),
    address ?? "",
  ]),
});

/** What a person did as a report to be filed. */
export function logReport(entries: readonly LogEntry[], today: string): Report {
  return {
    title: "Session log",
    subject: "What was done",
    author: "Clausewise",
    date: today,
    language: "en",
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: "Records", value: String(entries.length) },
          { label: "As of", value: today },
        ],
      },
      tableOf(entries),
    ],
    closing:
      "Each line is a record of the audit trail, by its number there. An administrator can prove that none was changed, taken away or added.",
    footer: "Session log",
  };
}
