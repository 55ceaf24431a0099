import type { FormBlock, FormSlot, FormTable, FormWords } from "@clausewise/contracts";
import { liesOnItsSide, widthsOf } from "../../form/columns.ts";
import { isSlot, type Form, type FormClause, type FormSection } from "../../form/form.ts";
import { isWebAddress, settable } from "../../report/report.ts";
import type { Face } from "../pdf-fonts.ts";
import type { Span } from "../pdf-lines.ts";
import { openSheet, type Sheet } from "../pdf-page.ts";

const ink = { text: "#1c2127", second: "#555e69", accent: "#1f4f63", caution: "#7d5100" };
const bullet = 18;
/** Heights of rows that are written in by hand, in points. */
const room = { line: 24, signature: 44 };

const span = (text: string, size: number, color = ink.text, face: Face = "sans"): Span => ({ text: settable(text), size, color, face });
const bold = (text: string, size: number): Span => span(text, size, ink.text, "sansBold");

/** Sets a document to be filled in as a PDF that is printed and written on. */
export async function writeFormPdf(form: Form): Promise<Buffer> {
  const { author, subject, date, language, facts, warnings, sections, closing, footer } = form;
  const tables = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "table"));
  const layout = liesOnItsSide(tables) ? "landscape" : "portrait";
  const size = form.paper === "A4" ? "A4" : "LETTER";
  const sheet = openSheet({ title: settable(form.title), subject, author, date, language }, { size, layout });
  sheet.add({ spans: [span(author, 9, ink.accent, "sansBold"), span(`   ${subject}`, 9, ink.second)], tag: "P" });
  sheet.add({ spans: [span(form.title, 19, ink.text, "serifBold")], tag: "H1", before: 10 });
  sheet.rule();
  for (const { label, value, note } of facts) {
    const spans = [span(value, 9.5), ...(note === undefined ? [] : [span(`\n${note}`, 9.5, ink.second)])];
    sheet.add({ spans, tag: "P", before: 2, indent: 120, label: span(label, 9.5, ink.second) });
  }
  sheet.rule();
  for (const text of warnings) sheet.add({ spans: [span(text, 10, ink.caution)], tag: "Note", before: 4 });
  const numbers = form.isNumbered ? numbersOf(sections) : [];
  for (const [at, section] of sections.entries()) setSection(sheet, section, numbers[at] ?? "");
  sheet.rule();
  sheet.add({ spans: [span(closing, 9, ink.second)], tag: "P" });
  return await sheet.finish((number, count) => ({
    left: span(footer, 8, ink.second),
    right: span(`Page ${number} of ${count}`, 8, ink.second),
  }));
}

/** Numbers of sections and of those below them: 1, 1.1, 2. */
function numbersOf(sections: readonly FormSection[]): string[] {
  let [main, below] = [0, 0];
  return sections.map(({ level }, at) => {
    const isMain = level === 1 || at === 0;
    [main, below] = isMain ? [main + 1, 0] : [main, below + 1];
    return isMain ? `${main}` : `${main}.${below}`;
  });
}

function setSection(sheet: Sheet, { title, level, clauses, instruction, blocks }: FormSection, number: string): void {
  const size = level === 1 ? 13 : 11.5;
  sheet.add({
    spans: [span(number === "" ? title : `${number}   ${title}`, size, ink.text, "serifBold")],
    tag: `H${level + 1}`,
    before: 18,
    withNext: 4,
  });
  if (clauses.length > 0) sheet.add({ spans: clauses.flatMap(clauseSpans), tag: "P", before: 2, withNext: 2 });
  for (const { text, caution } of clauses)
    if (caution !== null) sheet.add({ spans: [span(`${text}: ${caution}`, 9, ink.caution)], tag: "Note", before: 3, withNext: 2 });
  if (instruction !== null) sheet.add({ spans: [span(instruction, 9, ink.second)], tag: "Note", before: 5, withNext: 1 });
  for (const block of blocks) setBlock(sheet, block);
}

function clauseSpans({ text, url }: FormClause, at: number): Span[] {
  const said = span(text, 8.5, ink.accent);
  const linked = url !== null && isWebAddress(url) ? { ...said, link: new URL(url).href } : said;
  return [span(at === 0 ? "Asked for by " : " · ", 8.5, ink.second), linked];
}

function setBlock(sheet: Sheet, block: FormBlock): void {
  switch (block.kind) {
    case "paragraph":
      return sheet.add({ spans: spansOf(block.words, 10.5), tag: "P", before: 7 });
    case "list":
      for (const [at, item] of block.items.entries()) {
        const label = span(block.ordered ? `${at + 1}.` : "•", 10.5, ink.second);
        sheet.add({ spans: spansOf(item, 10.5), tag: "P", before: 4, indent: bullet, label });
      }
      return;
    case "fields":
      return setGrid(sheet, { shares: [1, 2], head: [], rows: block.fields.map(fieldRow), least: room.line });
    case "choice":
      return setChoice(sheet, block);
    case "table":
      return setTable(sheet, block);
    case "signatures": {
      const head = ["Role", "Name and function", "Signature", "Date"].map((one) => [bold(one, 9)]);
      return setGrid(sheet, {
        shares: [34, 28, 38, 20],
        head,
        rows: block.roles.map((role) => [[span(role, 9)], [], [], []]),
        least: room.signature,
      });
    }
    case "records":
      sheet.add({ spans: [bold(block.title, 10)], tag: "P", before: 8, withNext: 1 });
      for (const { title, detail, caution } of block.records) {
        const told = [
          span(detail === "" ? "" : ` (${detail})`, 9.5, ink.second),
          span(caution === null ? "" : ` ${caution}.`, 9.5, ink.caution),
        ];
        sheet.add({ spans: [span(title, 9.5), ...told], tag: "P", before: 3, indent: bullet, label: span("•", 9.5, ink.second) });
      }
  }
}

const slotSpan = ({ label, value, hint }: FormSlot, size: number): Span =>
  value === null ? span(`[${hint ?? label}]`, size, ink.second) : span(value, size);

const spansOf = (words: FormWords, size: number): Span[] => words.map((part) => (isSlot(part) ? slotSpan(part, size) : span(part, size)));

/** What belongs in a place stands beside it, so that there is room to write. */
const fieldRow = ({ label, value, hint }: FormSlot): Span[][] => [
  [bold(label, 9), ...(hint === null || value !== null ? [] : [span(`\n${hint}`, 8, ink.second)])],
  value === null ? [] : [span(value, 9)],
];

function setTable(sheet: Sheet, table: FormTable): void {
  const head = table.columns.map(({ title, hint }) => [bold(title, 9), ...(hint === null ? [] : [span(`\n${hint}`, 8, ink.second)])]);
  const rows = table.rows.map((row) => row.map((cell) => spansOf(cell, 9)));
  setGrid(sheet, { shares: widthsOf(table), head, rows, least: room.line });
}

interface Grid {
  shares: number[];
  head: Span[][];
  rows: Span[][][];
  least: number;
}

function setGrid(sheet: Sheet, { shares, ...grid }: Grid): void {
  sheet.space(8);
  sheet.table({ widths: shares, ...grid, isFramed: true });
}

function setChoice(sheet: Sheet, { label, options }: Extract<FormBlock, { kind: "choice" }>): void {
  sheet.add({ spans: [bold(label, 10)], tag: "P", before: 8, withNext: 1 });
  for (const option of options)
    sheet.add({ spans: [span(option, 10)], tag: "P", before: 4, indent: bullet, label: span("☐", 11, ink.text, "wide") });
}
