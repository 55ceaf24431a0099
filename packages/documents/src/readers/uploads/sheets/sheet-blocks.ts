import { BlockList } from "../blocks.ts";
import { readingLimits, sheetBlock } from "../limits.ts";
import type { DocumentBlock, DocumentPart } from "../reading.ts";
import { UnreadError } from "../unread.ts";
import { type CellPlace, cellName, rangeName } from "./cell-places.ts";

/** A cell that holds something, as it is shown. */
export interface Cell extends CellPlace {
  text: string;
}

/** Empty cells between two of a row that are written out; where there are more, the columns are too far apart to be one table. */
const widestGap = 20;

/** Counts the cells and characters of a workbook, so that they are refused before they fill the memory. */
export class WorkbookSize {
  #cells = 0;
  #characters = 0;

  add({ text }: Cell): void {
    this.#cells += 1;
    this.#characters += text.length;
    const large = this.#cells > readingLimits.cells || this.#characters > readingLimits.characters;
    if (large) throw new UnreadError("too_large", "holds more cells than are read");
  }
}

/** Turns the rows of a sheet into blocks: one for each group of rows without an empty one between, parted where it grows long. */
export class SheetBlocks {
  readonly #list = new BlockList();
  readonly #size: WorkbookSize;
  #rows: Cell[][] = [];
  #characters = 0;

  constructor(size: WorkbookSize) {
    this.#size = size;
  }

  get blocks(): DocumentBlock[] {
    this.#end();
    return this.#list.blocks;
  }

  /** The next row that holds something, its cells from left to right. */
  row(cells: readonly Cell[]): void {
    const filled = cells.filter(({ text }) => text.trim() !== "");
    const [first] = filled;
    if (!first) return;
    for (const cell of filled) this.#size.add(cell);
    const last = this.#rows.at(-1)?.[0];
    const full = this.#rows.length >= sheetBlock.rows || this.#characters >= sheetBlock.characters;
    if (last && (full || first.row > last.row + 1)) this.#end();
    this.#rows.push(filled);
    for (const { text } of filled) this.#characters += text.length;
  }

  /** What is said of a cell. */
  comment(place: CellPlace | null, text: string): void {
    this.#end();
    this.#list.add("note", text, 0, place && cellName(place));
  }

  /** A text that lies over the cells. */
  box(text: string): void {
    this.#end();
    this.#list.add("paragraph", text);
  }

  #end(): void {
    const rows = this.#rows;
    const [first, last] = [rows[0]?.[0], rows.at(-1)?.[0]];
    [this.#rows, this.#characters] = [[], 0];
    if (!first || !last) return;
    const left = Math.min(...rows.map(([cell]) => cell?.column ?? first.column));
    const right = Math.max(...rows.map((cells) => cells.at(-1)?.column ?? first.column));
    const lines = rows.map((cells) => spread(cells, left));
    this.#list.table(lines, rangeName({ row: first.row, column: left }, { row: last.row, column: right }));
  }
}

function spread(cells: readonly Cell[], left: number): string[] {
  const texts: string[] = [];
  let column = left;
  for (const cell of cells) {
    for (let gap = Math.min(cell.column - column, widestGap); gap > 0; gap -= 1) texts.push("");
    texts.push(cell.text);
    column = cell.column + 1;
  }
  return texts;
}

/** A sheet with its name. */
export function sheetPart(number: number, name: string, blocks: DocumentBlock[]): DocumentPart {
  return { kind: "sheet", number, name: name === "" ? null : name, size: null, source: "text", blocks };
}
