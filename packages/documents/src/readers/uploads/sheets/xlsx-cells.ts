import { type XmlNode, attributeOf, childOf, elementsOf, textOf } from "../xml.ts";
import { cellPlace } from "./cell-places.ts";
import { shownNumber } from "./number-format.ts";
import type { Cell } from "./sheet-blocks.ts";

/** What the cells of a workbook are read by. */
export interface Workbook {
  strings: readonly string[];
  /** Number formats by the styles of cells. */
  formats: readonly string[];
  /** Whether days are counted from 1904. */
  from1904: boolean;
}

/** The cells of a row as they are shown; of formulas what came of them. A row or cell without a place follows the one before. */
export function cellsOfRow(row: XmlNode, number: number, workbook: Workbook): Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  for (const node of elementsOf(row)) {
    if (node.name !== "c") continue;
    column = cellPlace(attributeOf(node, "r") ?? "")?.column ?? column + 1;
    cells.push({ row: number, column, text: shownCell(node, workbook) });
  }
  return cells;
}

function shownCell(cell: XmlNode, { strings, formats, from1904 }: Workbook): string {
  const type = attributeOf(cell, "t") ?? "n";
  if (type === "inlineStr") return richText(childOf(cell, "is"));
  const value = childOf(cell, "v");
  const text = value ? textOf(value) : "";
  if (type === "s") return text.trim() === "" ? "" : (strings[Number(text)] ?? "");
  if (type === "b") return text === "1" ? "TRUE" : "FALSE";
  if (type === "d") return text.replace(/T00:00:00(?:\.0+)?Z?$/, "").replace("T", " ");
  const number = Number(text);
  if (type !== "n" || text.trim() === "" || !Number.isFinite(number)) return text;
  return shownNumber(number, formats[Number(attributeOf(cell, "s") ?? 0)] ?? "General", from1904);
}

/** A text with its pieces of differing looks; how it is spoken is left out. */
export function richText(node: XmlNode | null): string {
  let text = "";
  for (const child of node ? elementsOf(node) : []) {
    if (child.name === "t") text += textOf(child);
    else if (child.name === "r") text += richText(child);
  }
  return text;
}
