import { openCompound } from "../compound.ts";
import type { DocumentPart, Reader } from "../reading.ts";
import { UnreadError } from "../unread.ts";
import { recordsOf } from "./biff-records.ts";
import { type Cell, SheetBlocks, WorkbookSize, sheetPart } from "./sheet-blocks.ts";
import { XlsCells } from "./xls-cells.ts";
import { XlsRemarks } from "./xls-remarks.ts";
import { type XlsSheet, XlsWorkbook } from "./xls-workbook.ts";

const begin = 0x809;
const end = 0x0a;

/** Reads a workbook of Excel 95 to 2003 as those of later years are read. */
export const readXls: Reader = async (bytes, { progress }) => {
  const file = openCompound(bytes);
  const found = file.stream("Workbook") ?? file.stream("Book");
  if (!found) throw new UnreadError("damaged", "has no workbook");
  const stream = Buffer.from(found.buffer, found.byteOffset, found.byteLength);
  const book = new XlsWorkbook(stream);
  if (book.sheets.length === 0) throw new UnreadError("damaged", "has no sheets");
  const size = new WorkbookSize();
  const parts: DocumentPart[] = [];
  progress(0, book.sheets.length);
  for (const sheet of book.sheets) {
    parts.push(readSheet(stream, sheet, { book, size, number: parts.length + 1 }));
    progress(parts.length, book.sheets.length);
  }
  return { ok: true, parts };
};

function readSheet(
  stream: Buffer,
  { name, at }: XlsSheet,
  { book, size, number }: { book: XlsWorkbook; size: WorkbookSize; number: number },
): DocumentPart {
  const cells = new XlsCells(book);
  const remarks = new XlsRemarks();
  // Charts within the sheet have records between a begin and an end of their own.
  let depth = 0;
  for (const record of recordsOf(stream, at)) {
    if (record.type === begin) depth += 1;
    else if (record.type === end) depth -= 1;
    else if (depth === 1) {
      cells.take(record);
      remarks.take(record);
    }
    if (depth === 0) break;
  }
  const blocks = new SheetBlocks(size);
  for (const row of rowsOf(cells.cells)) blocks.row(row);
  remarks.tell(blocks);
  return sheetPart(number, name, blocks.blocks);
}

function rowsOf(cells: Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of cells.toSorted((one, other) => one.row - other.row || one.column - other.column)) {
    const row = rows.at(-1);
    if (row?.[0]?.row === cell.row) row.push(cell);
    else rows.push([cell]);
  }
  return rows;
}
