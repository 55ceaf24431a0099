import { csvLines } from "@clausewise/contracts/csv";
import { settable, type Block, type Report, type Table } from "../report/report.ts";

/** The tables of a report as RFC 4180 has them, one below the other; a mark at the beginning tells spreadsheets that it is UTF-8. */
export const writeCsv = (report: Report): string => `\uFEFF${report.blocks.filter(isTable).map(linesOf).join("\r\n")}`;

const isTable = (block: Block): block is Table => block.kind === "table";

const linesOf = ({ columns, rows }: Table): string =>
  csvLines([
    columns.map(({ title }) => title),
    ...rows.map((cells) => cells.map((cell) => (typeof cell === "number" ? cell : settable(cell)))),
  ]);
