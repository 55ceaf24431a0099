import { HeightRule, Paragraph, Table, TableCell, TableRow, VerticalAlign, WidthType, type IParagraphOptions } from "docx";
import { ink } from "../docx-styles.ts";
import { line } from "../docx-text.ts";

/** Height of a row that somebody writes in by hand. */
const writable = 440;

/** A cell is the words of its paragraphs. */
type Cell = IParagraphOptions[];

interface Grid {
  /** Of all columns together. */
  width: number;
  /** Shares of the width. */
  shares: readonly number[];
  head: readonly Cell[] | null;
  rows: readonly (readonly Cell[])[];
  /** Least height of a row below the head. */
  height?: number;
}

/** A table with ruled cells, whose head stands again on each page it runs over. */
export function gridOf({ width, shares, head, rows, height = writable }: Grid): Table {
  const all = shares.reduce((sum, one) => sum + one, 0);
  const widths = shares.map((share) => Math.floor((width * share) / all));
  const rowOf = (cells: readonly Cell[], isHead: boolean) =>
    new TableRow({
      cantSplit: true,
      tableHeader: isHead,
      ...(!isHead && { height: { value: height, rule: HeightRule.ATLEAST } }),
      children: widths.map((size, at) => cellOf(size, cells[at] ?? [], isHead)),
    });
  const border = { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line };
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    borders: border,
    rows: [...(head ? [rowOf(head, true)] : []), ...rows.map((row) => rowOf(row, false))],
  });
}

const cellOf = (size: number, paragraphs: Cell, isHead: boolean): TableCell =>
  new TableCell({
    width: { size, type: WidthType.DXA },
    margins: { top: 50, bottom: 50, left: 90, right: 90 },
    verticalAlign: VerticalAlign.TOP,
    ...(isHead && { shading: { fill: ink.shade } }),
    children: (paragraphs.length > 0 ? paragraphs : [{}]).map((one) => new Paragraph({ style: "FormCell", keepNext: isHead, ...one })),
  });
