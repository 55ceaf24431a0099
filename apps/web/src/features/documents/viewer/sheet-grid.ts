import type { DocumentBlock } from "@clausewise/contracts";
import { cellsOf, columnName, cornerOf } from "./places.ts";

/** The cells that tables of a sheet stand in together. */
export interface Grid {
  /** First and last row, as the sheet numbers them. */
  first: number;
  last: number;
  /** Width in characters: the longest text that stands in it, within bounds. */
  columns: { column: number; name: string; width: number }[];
}

export interface GridRow {
  number: number;
  cells: { column: number; text: string; start: number }[];
}

const [narrowest, widest] = [4, 42];

const rowsOf = (block: DocumentBlock): number => block.text.split("\n").length;

/** Whether the rows of one table follow those of another in their sheet. */
export function goesOn(before: DocumentBlock, after: DocumentBlock): boolean {
  const [above, below] = [cornerOf(before.range), cornerOf(after.range)];
  return above !== null && below !== null && below.row === above.row + rowsOf(before);
}

export function gridOf(blocks: readonly DocumentBlock[]): Grid {
  const widths = new Map<number, number>();
  let [first, last] = [Number.POSITIVE_INFINITY, 0];
  for (const block of blocks) {
    const corner = cornerOf(block.range) ?? { column: 1, row: 1 };
    const rows = cellsOf(block.text);
    first = Math.min(first, corner.row);
    last = Math.max(last, corner.row + rows.length - 1);
    for (const cells of rows)
      for (const [at, { text }] of cells.entries())
        widths.set(corner.column + at, Math.max(widths.get(corner.column + at) ?? narrowest, Math.min(widest, text.length)));
  }
  const numbers = [...widths.keys()];
  const left = Math.min(...numbers);
  const columns = Array.from({ length: Math.max(...numbers) - left + 1 }, (_, at) => left + at);
  return {
    first,
    last,
    columns: columns.map((column) => ({ column, name: columnName(column), width: widths.get(column) ?? narrowest })),
  };
}

/** Rows of a table with a cell for each column of the grid. */
export function rowsIn(block: DocumentBlock, { columns }: Grid): GridRow[] {
  const corner = cornerOf(block.range) ?? { column: 1, row: 1 };
  return cellsOf(block.text).map((cells, at) => ({
    number: corner.row + at,
    cells: columns.map(({ column }) => ({ column, ...(cells[column - corner.column] ?? { text: "", start: 0 }) })),
  }));
}
