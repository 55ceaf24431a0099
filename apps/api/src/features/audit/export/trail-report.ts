import { auditActions, type AuditAction, type ReadAuditRecord } from "@clausewise/contracts";
import type { Report, Table } from "@clausewise/documents";

const labelOf = (action: string): string => auditActions[action as AuditAction]?.label ?? action;

const thingOf = ({ object_type, object_id }: ReadAuditRecord): string =>
  `${object_type.replaceAll("_", " ")}${object_id === null ? "" : ` ${object_id}`}`;

const changesOf = ({ changes }: ReadAuditRecord): string => (Object.keys(changes).length === 0 ? "" : JSON.stringify(changes));

/** Everything in a column of its own, for a sheet. */
const sheet = (records: readonly ReadAuditRecord[]): Table => ({
  kind: "table",
  caption: "Audit trail",
  columns: ["No.", "When (UTC)", "Who", "Role", "What", "Of what", "Outcome", "Reason", "Changes", "From"].map((title) => ({
    title,
    width: 1,
  })),
  rows: records.map((record) => [
    record.sequence,
    record.recorded_at,
    record.actor_label,
    record.actor_role.replaceAll("_", " "),
    labelOf(record.action),
    thingOf(record),
    record.outcome,
    record.reason ?? "",
    changesOf(record),
    record.address ?? "",
  ]),
});

/** The same in as few columns as a page has room for. */
const pageTable = (records: readonly ReadAuditRecord[]): Table => ({
  kind: "table",
  caption: "Audit trail",
  columns: [
    { title: "No.", width: 1 },
    { title: "When (UTC)", width: 2 },
    { title: "Who", width: 3 },
    { title: "What", width: 4 },
    { title: "Why, and what changed", width: 5 },
  ],
  rows: records.map((record) => [
    record.sequence,
    record.recorded_at,
    `${record.actor_label}, ${record.actor_role.replaceAll("_", " ")}`,
    `${labelOf(record.action)} (${record.outcome}): ${thingOf(record)}`,
    [record.reason ?? "", changesOf(record)].filter(Boolean).join(" "),
  ]),
});

const tables = { csv: sheet, pdf: pageTable };

/** Records of the trail as a report to be filed. */
export const trailReport = (
  records: readonly ReadAuditRecord[],
  { format, ...filter }: { format: keyof typeof tables },
  today: string,
): Report => ({
  title: "Audit trail",
  subject: "What was done, and by whom",
  author: "Clausewise",
  date: today,
  language: "en",
  blocks: [
    {
      kind: "facts",
      facts: [
        { label: "Records", value: String(records.length) },
        { label: "As of", value: today },
        ...Object.entries(filter).map(([name, value]) => ({ label: "Only", value: `${name}: ${String(value)}` })),
      ],
    },
    tables[format](records),
  ],
  closing:
    "Each line is a record of the audit trail, by its number there. What can be proven is the export with its manifest and signature; this is how it reads.",
  footer: "Audit trail",
});
