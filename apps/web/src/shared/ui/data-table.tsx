import "@mantine/core/styles/Table.layer.css";
import { Table, UnstyledButton } from "@mantine/core";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import type { ReactNode } from "react";
import styles from "./data-table.module.css";

export interface Column<T> {
  name: string;
  label: string;
  /** What stands in its head in place of the label. */
  head?: ReactNode;
  cell: (row: T) => ReactNode;
  /** The orders this column offers, upwards and downwards; null where it has only the other. */
  sorts?: readonly [up: string | null, down: string | null];
  /** Figures stand at the right. */
  figure?: true;
}

interface Props<T> {
  /** What the rows are, for those who hear the table. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  sort: string | null;
  onSort: (sort: string) => void;
}

/** Rows to be compared, under a head that stays and sorts. */
export function DataTable<T>({ caption, columns, rows, keyOf, sort, onSort }: Props<T>) {
  return (
    <Table stickyHeader highlightOnHover className={styles.table ?? ""}>
      <caption className="visually-hidden">{caption}</caption>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Head key={column.name} column={column} sort={sort} onSort={onSort} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={keyOf(row)}>
            {columns.map(({ name, cell, figure }) => (
              <Table.Td key={name} data-figure={figure}>
                {cell(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Head<T>({
  column: { label, head = label, sorts, figure },
  sort,
  onSort,
}: { column: Column<T> } & Pick<Props<T>, "sort" | "onSort">) {
  const [up, down] = sorts ?? [null, null];
  const next = (sort === up ? down : up) ?? up ?? down;
  if (next === null) return <Table.Th data-figure={figure}>{head}</Table.Th>;
  const order = sort === null ? "none" : sort === up ? "ascending" : sort === down ? "descending" : "none";
  const Icon = order === "descending" ? IconChevronDown : IconChevronUp;
  return (
    <Table.Th data-figure={figure} aria-sort={order}>
      <UnstyledButton className={styles.sort} onClick={() => onSort(next)}>
        {label}
        {order !== "none" && <Icon size={14} stroke={2} aria-hidden />}
      </UnstyledButton>
    </Table.Th>
  );
}
