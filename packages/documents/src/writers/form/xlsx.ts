import type { FormBlock, FormColumn, FormTable, FormWords } from "@clausewise/contracts";
import writeExcel, { type Cell, type Row, type Sheet } from "write-excel-file/node";
import { getCellAddress } from "write-excel-file/utility";
import { widthsOf } from "../../form/columns.ts";
import { isSlot, plainWords, type Form, type FormSection } from "../../form/form.ts";
import { isWebAddress } from "../../report/report.ts";
import { sheetNames, words } from "../xlsx-cells.ts";
import { sheetParts, type SheetParts } from "./xlsx-parts.ts";

const bold = { fontWeight: "bold" } as const;
const title = { ...bold, fontSize: 14, wrap: false } as const;
const headLook = { ...bold, backgroundColor: "#f3f1ea", borderStyle: "thin", borderColor: "#d3cec2" } as const;
const cellLook = { borderStyle: "thin", borderColor: "#d3cec2" } as const;
const waiting = { textColor: "#555e69", fontStyle: "italic" } as const;

/** A sheet with all that it has. */
interface MadeSheet {
  sheet: Sheet<Buffer>;
  parts: SheetParts;
}

/** Sets a document to be filled in as a workbook: what it is on the first sheet, each section on one of its own, what may be chosen on the last. */
export async function writeFormXlsx(form: Form): Promise<Buffer> {
  const names = sheetNames(["About", ...form.sections.map((one) => one.title), "Options"]);
  const lists = optionLists(form.sections, names);
  const listName = names.at(-1) ?? "Options";
  const sheets = [
    aboutSheet(form, names[0] ?? "About"),
    ...form.sections.map((section, at) =>
      sectionSheet(section, { name: names[at + 1] ?? section.title, footer: form.footer, lists, listName }),
    ),
    ...(lists.length > 0 ? [optionSheet(lists, listName, form.footer)] : []),
  ];
  return await writeExcel(
    sheets.map(({ sheet }) => sheet),
    { fontFamily: "Calibri", fontSize: 11, features: [sheetParts(sheets.map(({ parts }) => parts))] },
  ).toBuffer();
}

const aboutHead = ["Sheet", "Asked for by", "What belongs there", "On file"];
const aboutWidths = [30, 34, 80, 44];

function aboutSheet({ title: name, subject, author, facts, warnings, sections, closing, footer }: Form, sheetName: string): MadeSheet {
  const before: Row[] = [
    [words(name, title)],
    [words(`${author} · ${subject}`, { wrap: false })],
    [],
    ...facts.flatMap(({ label, value, note }): Row[] => [besideLabel(label, value), ...(note ? [besideLabel("", note)] : [])]),
    ...warnings.map((text): Row => besideLabel("Mind", text)),
    [],
    aboutHead.map((one) => words(one, headLook)),
  ];
  const links: SheetParts["links"] = [];
  const rows = sections.flatMap(({ title: section, clauses, instruction, blocks }): Row[] => {
    const records = blocks.flatMap((block) => (block.kind === "records" ? block.records : []));
    const onFile = records.map(({ title: one, detail, caution }) => [one, detail, caution ?? ""].filter(Boolean).join(" · ")).join("\n");
    const rowSpan = Math.max(1, clauses.length);
    const [named, ...belongs] = [words(section, bold), words(instruction ?? ""), words(onFile)];
    const share = heightOf([named ?? null, null, ...belongs], aboutWidths) / rowSpan;
    return Array.from({ length: rowSpan }, (_, nth) => {
      const { text = "", caution = null } = clauses[nth] ?? {};
      const said = words(caution === null ? text : `${text}: ${caution}`, { textColor: caution === null ? "#1f4f63" : "#7d5100" });
      const height = Math.max(share, heightOf([nth === 0 ? (named ?? null) : null, said], aboutWidths));
      if (nth > 0) return [{ height }, said];
      return withHeight([named ?? null, said, ...belongs.map((cell) => cell && { ...cell, rowSpan })], height);
    });
  });
  sections
    .flatMap(({ clauses }) => (clauses.length > 0 ? clauses : [null]))
    .forEach((clause, at) => {
      if (clause?.url && isWebAddress(clause.url))
        links.push({ at: { row: before.length + at, column: 1 }, url: new URL(clause.url).href });
    });
  const data = [...before, ...rows, [], [words(closing, { wrap: false })]];
  return {
    sheet: { data, sheet: sheetName, columns: aboutWidths.map((width) => ({ width })), orientation: "landscape" },
    parts: { name: sheetName, entries: [], links, table: null, footer },
  };
}

interface Around {
  name: string;
  footer: string;
  lists: readonly OptionList[];
  listName: string;
}

const noTable: FormTable = { kind: "table", columns: [], rows: [] };

/** A section's table under its title and its clauses, whose head stays in sight. */
function sectionSheet({ title: name, clauses, blocks }: FormSection, around: Around): MadeSheet {
  const table = blocks.find((block) => block.kind === "table") ?? noTable;
  const widths = widthsOf(table).map((width) => Math.max(9, Math.round(width)));
  const across = widths.reduce((sum, width) => sum + width, 0);
  const asked = clauses.map(({ text }) => text).join("; ");
  const above: Row[] = [
    [words(name, title), ...nothing(table.columns.length - 1)],
    ...(asked === "" ? [] : [spread(`Asked for by ${asked}`, across, table.columns.length)]),
    ...blocks.flatMap(linesOf).map((text) => spread(text, across, table.columns.length)),
  ];
  const head = asHigh(
    table.columns.map((column) => words(column.title, headLook)),
    widths,
  );
  const rows = table.rows.map((row): Row => asHigh(row.map(cellOf), widths));
  const first = above.length;
  const last = first + rows.length;
  return {
    sheet: {
      data: [...above, head, ...rows],
      sheet: around.name,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: first + 1,
      orientation: "landscape",
    },
    parts: {
      name: around.name,
      entries: table.columns.flatMap((column, at) => entryOf(column, { at, first: first + 1, last, around })),
      links: [],
      table: table === noTable ? null : { from: { row: first, column: 0 }, to: { row: last, column: table.columns.length - 1 } },
      footer: around.footer,
    },
  };
}

const nothing = (count: number): Cell[] => Array.from({ length: Math.max(0, count) }, () => null);

/** Heights in points. */
const lineHeight = 15;
const mostHeight = 400;

const lettersOf = (cell: Cell): number =>
  typeof cell === "object" && cell !== null && "value" in cell ? String(cell.value ?? "").length : 0;

/** How high a row has to be for its longest cell. */
function heightOf(row: Row, widths: readonly number[]): number {
  const lines = row.map((cell, at) => Math.ceil((lettersOf(cell) * 1.05) / Math.max(4, (widths[at] ?? 10) - 1)));
  return Math.min(mostHeight, lineHeight * Math.max(1, ...lines) + 3);
}

function withHeight(row: Row, height: number): Row {
  const [first, ...others] = row;
  return [
    first && typeof first === "object" && ("value" in first || "borderStyle" in first) ? { ...first, height } : { height },
    ...others,
  ];
}

/** A row as high as its longest cell needs: not every program works that out itself. */
const asHigh = (row: Row, widths: readonly number[]): Row => withHeight(row, heightOf(row, widths));

/** A fact of the whole workbook, over all columns but that of its label. */
function besideLabel(label: string, value: string): Row {
  const across = aboutWidths.slice(1).reduce((sum, width) => sum + width, 0);
  const said = { ...words(value), columnSpan: aboutWidths.length - 1 };
  return withHeight([words(label, bold), said, ...nothing(aboutWidths.length - 2)], heightOf([words(value)], [across]));
}

/** A line across all columns, as high as its words need. */
const spread = (text: string, across: number, columns: number): Row => {
  const height = lineHeight * Math.ceil((text.length * 1.05) / Math.max(20, across));
  return [{ ...words(text), height, columnSpan: Math.max(1, columns) }, ...nothing(columns - 1)];
};

function cellOf(cell: FormWords): Cell {
  const isWaiting = cell.length > 0 && cell.every((part) => isSlot(part) && part.value === null);
  const text = plainWords(cell);
  return text === "" ? { ...cellLook } : words(text, { ...cellLook, ...(isWaiting && waiting) });
}

function entryOf(
  { title: name, options, hint }: FormColumn,
  { at, first, last, around }: { at: number; first: number; last: number; around: Around },
): SheetParts["entries"] {
  if (last < first || (hint === null && options.length === 0)) return [];
  const list = around.lists.findIndex((one) => one.sheet === around.name && one.column === name);
  const letter = (list < 0 ? "" : getCellAddress(0, list)).replace(/\d+/u, "");
  const range = list < 0 ? null : `'${around.listName}'!$${letter}$2:$${letter}$${options.length + 1}`;
  return [{ from: { row: first, column: at }, to: { row: last, column: at }, title: name, hint, options: range }];
}

/** What is said beside a section's table. */
function linesOf(block: FormBlock): string[] {
  switch (block.kind) {
    case "paragraph":
      return [plainWords(block.words)];
    case "list":
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : "•"} ${plainWords(item)}`);
    case "fields":
      return block.fields.map((slot) => `${slot.label}: ${plainWords([slot])}`);
    case "choice":
      return [`${block.label}: ${block.options.map((option) => `☐ ${option}`).join("   ")}`];
    case "signatures":
      return block.roles.map((role) => `${role}, name, signature and date: ____________________`);
    case "table":
    case "records":
      return [];
  }
}

/** What may be chosen in a column of a sheet. */
interface OptionList {
  sheet: string;
  column: string;
  options: readonly string[];
}

const optionLists = (sections: readonly FormSection[], names: readonly string[]): OptionList[] =>
  sections.flatMap(({ blocks }, at) => {
    const sheet = names[at + 1] ?? "";
    const columns = blocks.find((block) => block.kind === "table")?.columns ?? [];
    return columns.flatMap(({ title: column, options }) => (options.length > 0 ? [{ sheet, column, options }] : []));
  });

function optionSheet(lists: readonly OptionList[], name: string, footer: string): MadeSheet {
  const most = Math.max(...lists.map(({ options }) => options.length));
  const data: Row[] = [
    lists.map(({ sheet, column }) => words(`${sheet}: ${column}`, headLook)),
    ...Array.from({ length: most }, (_, at) => lists.map(({ options }) => words(options[at] ?? ""))),
  ];
  return {
    sheet: { data, sheet: name, columns: lists.map(() => ({ width: 28 })), stickyRowsCount: 1, orientation: "landscape" },
    parts: { name, entries: [], links: [], table: null, footer },
  };
}
