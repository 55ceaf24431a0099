import { settable, type Block, type Report, type Table } from "../report/report.ts";

/** The tables of a report as RFC 4180 has them, one below the other; a mark at the beginning tells spreadsheets that it is UTF-8. */
export const writeCsv = (report: Report): string => `\uFEFF${report.blocks.filter(isTable).map(linesOf).join("\r\n")}`;

const isTable = (block: Block): block is Table => block.kind === "table";

const linesOf = ({ columns, rows }: Table): string =>
  [columns.map(({ title }) => title), ...rows].map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");

function cellOf(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const text = settable(cell);
  // What begins so would be run as a formula by a spreadsheet.
  const harmless = /^[=+\-@\t]/u.test(text) ? `'${text}` : text;
  return /[",\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
