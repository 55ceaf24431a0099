import { type XmlElement, elementIn, elementsIn, elementsWithin } from "../xml-tree.ts";

type Words = (element: XmlElement | undefined) => string;

/** The rows of a CALS table as `cell | cell`, its caption and head first, each later row with the head it stands under. */
export function tableRows(group: XmlElement, words: Words): { text: string; tableHead?: string }[] {
  const caption = words(elementIn(group, "Caption"));
  const rows = elementsIn(group, "table").flatMap((table) => [
    ...said(words(elementIn(table, "title"))),
    ...elementsIn(table, "tgroup").flatMap((columns) => rowsOf(columns, words)),
  ]);
  return [...said(caption), ...rows];
}

const said = (text: string): { text: string }[] => (text === "" ? [] : [{ text }]);

function rowsOf(columns: XmlElement, words: Words): { text: string; tableHead?: string }[] {
  const names = elementsIn(columns, "colspec").map(({ attributes }) => attributes["colname"] ?? "");
  const head = gridOf(elementsWithin(elementIn(columns, "thead"), "row"), names, words).join("; ");
  const body = gridOf(elementsWithin(elementIn(columns, "tbody"), "row"), names, words);
  return [...said(head), ...body.map((text) => (head === "" ? { text } : { text, tableHead: head }))];
}

/** Rows with each cell under its column; a cell that runs down over several rows stands in the first of them. */
function gridOf(rows: readonly XmlElement[], names: readonly string[], words: Words): string[] {
  const taken: number[] = [];
  return rows
    .map((row) => {
      const cells: string[] = [];
      for (const entry of elementsIn(row, "entry")) {
        const column = columnOf(entry, names, cells, taken);
        while (cells.length < column) cells.push("");
        cells.push(words(entry));
        taken[column] = 1 + Number(entry.attributes["morerows"] ?? 0);
      }
      for (const [column, left] of taken.entries()) taken[column] = Math.max(0, (left ?? 0) - 1);
      return cells
        .join(" | ")
        .replace(/[\s|]+$/, "")
        .trim();
    })
    .filter((row) => row.replaceAll("|", "").trim() !== "");
}

/** The column that a cell names, else the next that no cell from above runs into. */
function columnOf(entry: XmlElement, names: readonly string[], cells: readonly string[], taken: readonly number[]): number {
  const named = names.indexOf(entry.attributes["colname"] ?? entry.attributes["namest"] ?? "-");
  if (named >= cells.length) return named;
  let column = cells.length;
  while ((taken[column] ?? 0) > 0) column += 1;
  return column;
}
