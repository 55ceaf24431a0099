import { jurisdictionName, milestoneStatusLabels, milestoneTypeLabels, type Milestone } from "@clausewise/contracts";
import { knownDate } from "@clausewise/contracts/dates";
import type { Report, Table } from "@clausewise/documents";

const tableOf = (milestones: readonly Milestone[]): Table => ({
  kind: "table",
  caption: "Milestones",
  columns: [
    { title: "Planned date", width: 2 },
    { title: "Name", width: 4 },
    { title: "Type", width: 2 },
    { title: "Status", width: 2 },
    { title: "Market", width: 2 },
    { title: "Protocol", width: 2 },
    { title: "Responsible", width: 2 },
    { title: "Documents required", width: 3 },
    { title: "The day follows from", width: 4 },
    { title: "Notes", width: 4 },
  ],
  rows: milestones.map((one) => [
    one.plannedDate,
    one.name,
    milestoneTypeLabels[one.type],
    milestoneStatusLabels[one.status],
    jurisdictionName(one.country),
    one.protocolId,
    one.responsiblePerson,
    one.documentsRequired.length === 0
      ? ""
      : `${one.documentsRequired.join("; ")} (${one.documents_present} of ${one.documentsRequired.length} there)`,
    one.basis === null ? "Planned by a person" : `${one.basis.why} ${one.basis.clause.clause}`,
    one.notes,
  ]),
});

/** Milestones as a report to be filed. */
export const milestoneReport = (milestones: readonly Milestone[], total: number, today: string): Report => ({
  title: "Milestones",
  subject: "Milestones",
  author: "Clausewise",
  date: today,
  language: "en",
  blocks: [
    {
      kind: "facts",
      facts: [
        { label: "As of", value: knownDate(today, "long") },
        { label: "Milestones", value: String(milestones.length) },
        { label: "Completed", value: String(milestones.filter(({ status }) => status === "completed").length) },
        ...(total > milestones.length
          ? [{ label: "Left out", value: `${total - milestones.length} of the latest days: filter to export these` }]
          : []),
      ],
    },
    tableOf(milestones),
  ],
  closing: "Days that follow by a review clock hold as long as nothing stops it. Confirm against the official text.",
  footer: "Milestones",
});
