import type { DocumentBlock } from "@clausewise/contracts";
import type { CSSProperties, RefObject } from "react";
import { MarkedText } from "./marked-text.tsx";
import styles from "./part-view.module.css";
import { type Stretch, columnName, within } from "./places.ts";
import { type Grid, type GridRow, gridOf, rowsIn } from "./sheet-grid.ts";
import { useDrawnNear } from "./when-near.tsx";

/** A table of a sheet, with what is marked in it. */
interface MarkedTable {
  block: DocumentBlock;
  at: number;
  stretches: readonly Stretch[];
}

interface Props {
  /** Tables whose rows follow one another. */
  tables: readonly MarkedTable[];
  label: string;
  /** The box it scrolls in, where only the rows near what is seen of it are drawn; else all are. */
  box: RefObject<HTMLElement | null> | null;
}

/** Rows of a sheet as the one table they are, with the letters and numbers that name their cells. */
export function SheetTable({ tables, label, box }: Props) {
  const grid = gridOf(tables.map(({ block }) => block));
  const { columns, first, last } = grid;
  return (
    <table className={`${styles.table} ${styles.sheet}`} style={widthOf(grid)} aria-label={label} aria-rowcount={last - first + 2}>
      <colgroup>
        <col className={styles.rowNames} />
        {columns.map(({ name, width }) => (
          <col key={name} style={{ width: `calc(${width}ch + var(--cell-room))` }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">
            <span className="visually-hidden">Row</span>
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {tables.map((table) =>
        box === null || table.stretches.length > 0 ? (
          <tbody key={table.at}>
            <Rows table={table} grid={grid} />
          </tbody>
        ) : (
          <LazyRows key={table.at} table={table} grid={grid} box={box} />
        ),
      )}
    </table>
  );
}

/** The property by which the style sheet is told how many digits the numbers of rows have. */
interface GridStyle extends CSSProperties {
  "--row-digits": number;
}

const widthOf = ({ columns, last }: Grid): GridStyle => ({
  "--row-digits": Math.max(3, String(last).length),
  width: `calc(${columns.reduce((sum, { width }) => sum + width, 0)}ch + ${columns.length} * var(--cell-room) + var(--row-names))`,
});

interface RowsProps {
  table: MarkedTable;
  grid: Grid;
}

const Rows = ({ table, grid }: RowsProps) =>
  rowsIn(table.block, grid).map((row) => <Row key={row.number} row={row} stretches={table.stretches} first={grid.first} />);

const Row = ({ row: { number, cells }, stretches, first }: { row: GridRow; stretches: readonly Stretch[]; first: number }) => (
  <tr aria-rowindex={number - first + 2}>
    <th scope="row">{number}</th>
    {cells.map(({ column, text, start }) => (
      <td key={columnName(column)}>
        <MarkedText text={text} stretches={within(stretches, start, text.length)} />
      </td>
    ))}
  </tr>
);

/** Height of a row of one line, in pixels. */
const rowHeight = 31;

function LazyRows({ table, grid, box }: RowsProps & { box: RefObject<HTMLElement | null> }) {
  const rows = table.block.text.split("\n").length;
  const { element, near, height } = useDrawnNear<HTMLTableSectionElement>(box, rows * rowHeight);
  return (
    <tbody ref={element} data-waiting={!near}>
      {near ? (
        <Rows table={table} grid={grid} />
      ) : (
        <tr aria-hidden="true" style={{ height }}>
          <td colSpan={grid.columns.length + 1}>…</td>
        </tr>
      )}
    </tbody>
  );
}
