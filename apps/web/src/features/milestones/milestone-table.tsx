import type { Milestone } from "@clausewise/contracts";
import { milestoneTypeLabels } from "@clausewise/contracts/milestone-words";
import { Button } from "@mantine/core";
import { formatDate } from "../../shared/format.ts";
import { jurisdictionName } from "../../shared/jurisdictions.ts";
import { type Column, DataTable } from "../../shared/ui/data-table.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { StatusChip } from "./milestone-chips.tsx";
import styles from "./milestones.module.css";
import type { MilestoneList } from "./use-milestones.ts";

const columnsFor = (onOpen: (id: string) => void): readonly Column<Milestone>[] => [
  { name: "day", label: "Planned date", cell: ({ plannedDate }) => formatDate(plannedDate), sorts: ["planned", "latest"] },
  {
    name: "name",
    label: "Milestone",
    cell: ({ id, name }) => (
      <TextButton className={styles.name ?? ""} onClick={() => onOpen(id)}>
        {name}
      </TextButton>
    ),
    sorts: ["name", null],
  },
  { name: "type", label: "Type", cell: ({ type }) => milestoneTypeLabels[type] },
  { name: "status", label: "Status", cell: ({ status }) => <StatusChip status={status} /> },
  { name: "market", label: "Market", cell: ({ country }) => jurisdictionName(country) },
  { name: "protocol", label: "Protocol", cell: ({ protocolId }) => protocolId },
  { name: "responsible", label: "Responsible", cell: ({ responsiblePerson }) => responsiblePerson },
  { name: "documents", label: "Documents", cell: documentsOf, figure: true },
  { name: "shared", label: "Shared", cell: sharedOf },
];

const documentsOf = ({ documentsRequired, documents_present }: Milestone) =>
  documentsRequired.length === 0 ? "" : `${documents_present} of ${documentsRequired.length}`;

const sharedOf = ({ isShared, owner, sharedWith }: Milestone) =>
  owner === null ? (isShared ? `with ${sharedWith.join(", ")}` : "") : `by ${owner}`;

/** The milestones as rows to be compared. */
export function MilestoneTable({ list, onOpen }: { list: MilestoneList; onOpen: (id: string) => void }) {
  const { has, loading, failed, load } = list.more;
  return (
    <>
      <div className={styles.table} aria-busy={list.stale}>
        <DataTable
          caption="Milestones"
          columns={columnsFor(onOpen)}
          rows={list.items}
          keyOf={({ id }) => id}
          sort={list.wanted.sort}
          onSort={list.sort}
        />
      </div>
      {failed && <p role="alert">The rest could not be loaded.</p>}
      {has && (
        <Button variant="default" loading={loading} onClick={() => void load()}>
          {failed ? "Try again" : "Show more milestones"}
        </Button>
      )}
    </>
  );
}
