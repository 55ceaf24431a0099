import writeExcel, { type Cell, type Row, type Sheet } from "write-excel-file/node";
import { isWebAddress, type Block, type Report, type Table } from "../report/report.ts";
import { sheetNames, words } from "./xlsx-cells.ts";

const headings = ["No.", "Text", "Citation", "Source", "Details", "Address"];
const bold = { fontWeight: "bold" } as const;
const widths = [6, 90, 26, 44, 60, 50];

/** Sets a report as a workbook: its words on the first sheet, each table on a sheet of its own. */
export async function writeXlsx(report: Report): Promise<Buffer> {
  const tables = tablesOf(report.blocks);
  const names = sheetNames(["Report", ...tables.map(({ caption }) => caption)]);
  const first: Sheet<Buffer> = { data: reportRows(report), columns: widths.map((width) => ({ width })), sheet: names[0] ?? "Report" };
  const others = tables.map((table, at): Sheet<Buffer> => ({ ...tableSheet(table), sheet: names[at + 1] ?? `Table ${at + 1}` }));
  return await writeExcel([first, ...others]).toBuffer();
}

function reportRows({ title, subject, author, blocks, closing, footer }: Report): Row[] {
  return [
    [null, words(title, bold)],
    [null, words(`${author} · ${subject}`)],
    [],
    headings.map((heading) => words(heading, bold)),
    ...blocks.flatMap((block) => rowsOf(block, "")),
    [],
    [null, words(closing)],
    [null, words(footer)],
  ];
}

function rowsOf(block: Block, number: string): Row[] {
  switch (block.kind) {
    case "heading":
      return [[], [words(number), words(block.text, bold)]];
    case "paragraph":
      return [[words(number), words(plain(block.text))]];
    case "facts":
      return block.facts.map(({ label, value, note }) => [null, words(`${label}: ${value}`), null, null, words(note ?? "")]);
    case "quote": {
      const { title, detail, facts, caution, url } = block.from;
      const said = block.text === null ? block.note : `“${block.text}”`;
      const details = [...(caution === null ? [] : [caution]), ...facts].join(" · ");
      return [
        [words(number), words(said), words(title), words(detail), words(details), address(url)],
        ...block.items.map(({ text, citation }) => [null, words(`“${text}”`), words(citation)]),
      ];
    }
    case "reference": {
      const details = [...(block.caution === null ? [] : [block.caution]), ...block.facts].join(" · ");
      return [[words(number), words(block.title), null, words(block.detail), words(details), address(block.url)]];
    }
    case "list":
      return block.items.flatMap((blocks, at) =>
        blocks.flatMap((one, nth) => rowsOf(one, nth > 0 ? "" : block.ordered ? `${number}${at + 1}.` : "•")),
      );
    case "table":
      return [[words(number), words(`${block.caption}: see the sheet of that name`)]];
    case "note":
      return [[words(number), words(`${block.label}: ${plain(block.text)}`)]];
    case "link":
      return [[words(number), words(block.text), null, null, null, address(block.url)]];
    case "page break":
      return [[]];
  }
}

const tablesOf = (blocks: readonly Block[]): Table[] =>
  blocks.flatMap((block) => {
    if (block.kind === "list") return block.items.flatMap(tablesOf);
    return block.kind === "table" ? [block] : [];
  });

function tableSheet({ columns, rows }: Table): Omit<Sheet<Buffer>, "sheet"> {
  const all = columns.reduce((sum, { width }) => sum + width, 0) || 1;
  const head = columns.map(({ title }) => words(title, bold));
  const filled = rows.map((row) => columns.map((_, at) => cellOf(row[at] ?? "")));
  return {
    data: [head, ...filled],
    columns: columns.map(({ width }) => ({ width: Math.max(8, Math.round((width / all) * 120)) })),
    stickyRowsCount: 1,
  };
}

const cellOf = (value: string | number): Cell =>
  typeof value === "number" && Number.isFinite(value) ? { type: Number, value, alignVertical: "top" } : words(String(value));

const address = (url: string | null): Cell => (url === null ? null : words(isWebAddress(url) ? new URL(url).href : url));

const plain = (text: string): string => text.replaceAll(/\*\*(?=\S)(.+?)(?<=\S)\*\*/gsu, "$1");
