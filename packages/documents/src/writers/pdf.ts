import { boldRuns, isWebAddress, settable, type Block, type Quote, type Reference, type Report, type Table } from "../report/report.ts";
import type { Face } from "./pdf-fonts.ts";
import type { Span } from "./pdf-lines.ts";
import { openSheet, type Sheet } from "./pdf-page.ts";

const ink = { text: "#1c2127", second: "#555e69", accent: "#1f4f63", mark: "#e0b400", caution: "#7d5100" };
const step = 24;

const span = (text: string, size: number, color = ink.text, face: Face = "sans"): Span => ({ text: settable(text), size, color, face });

const rich = (text: string, size: number): Span[] =>
  text === "" ? [span("", size)] : boldRuns(text).map((run) => span(run.text, size, ink.text, run.bold ? "sansBold" : "sans"));

const linked = (text: string, url: string, size: number): Span => ({
  ...span(text, size, ink.accent),
  ...(isWebAddress(url) && { link: new URL(url).href }),
});

/** Where a block stands: how far in, and what is in the margin of its first line. */
interface Place {
  indent: number;
  label?: Span;
  labelIndent?: number;
  /** Lines of the block after it that must stand on the same page. */
  withNext?: number;
}

/** Sets a report as a PDF: A4, tagged, with its fonts, page numbers and links. */
export async function writePdf(report: Report): Promise<Buffer> {
  const { author, subject, date, language, footer } = report;
  const sheet = openSheet({ title: settable(report.title), subject, author, date, language });
  sheet.add({ spans: [span(author, 9, ink.accent, "sansBold"), span(`   ${subject}`, 9, ink.second)], tag: "P" });
  const size = report.title.length > 300 ? 12 : 19;
  sheet.add({ spans: [span(report.title, size, ink.text, "serifBold")], tag: "H1", before: 10 });
  for (const block of report.blocks) setBlock(sheet, block, { indent: 0 });
  sheet.rule();
  sheet.add({ spans: [span(report.closing, 9, ink.second)], tag: "P" });
  const lost = sheet.undrawn();
  if (lost > 0) sheet.add({ spans: [span(missing(lost), 9, ink.caution)], tag: "P", before: 6 });
  return await sheet.finish((number, count) => ({
    left: span(footer, 8, ink.second),
    right: span(`Page ${number} of ${count}`, 8, ink.second),
  }));
}

function setBlock(sheet: Sheet, block: Block, place: Place): void {
  switch (block.kind) {
    case "heading": {
      const [size, before] = block.level === 1 ? [13, 18] : [11.5, 14];
      const spans = [span(block.text, size, ink.text, "serifBold")];
      return sheet.add({ spans, tag: `H${block.level + 1}`, before, ...place, withNext: block.level === 1 ? 6 : 3 });
    }
    case "paragraph":
      return sheet.add({ spans: rich(block.text, 11), tag: "P", before: place.label ? 14 : 8, ...place });
    case "facts":
      return setFacts(sheet, block.facts);
    case "quote":
      return setQuote(sheet, block, place);
    case "reference":
      return setReference(sheet, block, place);
    case "list":
      return setList(sheet, block, place);
    case "table":
      return setTable(sheet, block);
    case "note": {
      const spans = [span(`${block.label}: `, 10, ink.caution, "sansBold"), ...rich(block.text, 10)];
      return sheet.add({ spans, tag: "Note", before: 8, ...place });
    }
    case "link":
      return sheet.add({ spans: [linked(block.text, block.url, 10)], tag: "P", before: 4, ...place });
    case "page break":
      return sheet.turnPage();
  }
}

function setFacts(sheet: Sheet, facts: Extract<Block, { kind: "facts" }>["facts"]): void {
  sheet.rule();
  for (const { label, value, note } of facts) {
    const spans = [span(value, 9.5), ...(note ? [span(`\n${note}`, 9.5, ink.second)] : [])];
    sheet.add({ spans, tag: "P", before: 2, indent: 104, label: span(label, 9.5, ink.second) });
  }
  sheet.rule();
}

function setQuote(sheet: Sheet, { text, note, items, from }: Quote, place: Place): void {
  const indent = place.indent + 16;
  const held = { ...place, indent, withNext: 1 };
  if (text === null) sheet.add({ spans: [span(note, 9.5, ink.second)], tag: "P", before: 5, ...held });
  else sheet.add({ spans: [span(`“${text}”`, 11, ink.text, "serif")], tag: "BlockQuote", before: 7, bar: ink.mark, ...held });
  for (const item of items) {
    const said = [span(`“${item.text}”  `, 11, ink.text, "serif"), span(item.citation, 8.5, ink.accent, "sansBold")];
    sheet.add({ spans: said, tag: "BlockQuote", before: 3, indent, bar: ink.mark, withNext: 1 });
  }
  const spans = [span(from.title, 9.5, ink.accent, "sansBold"), span(`  ${from.detail}`, 9.5)];
  sheet.add({ spans, tag: "P", before: 5, indent, withNext: 1 });
  setDetails(sheet, from, indent);
}

function setReference(sheet: Sheet, reference: Reference, place: Place): void {
  const detail = reference.detail === "" ? [] : [span(`  ${reference.detail}`, 9.5)];
  sheet.add({ spans: [span(reference.title, 9.5, ink.text, "sansBold"), ...detail], tag: "P", before: 7, ...place, withNext: 1 });
  setDetails(sheet, reference, place.indent);
}

function setDetails(sheet: Sheet, { facts, caution, url }: Reference, indent: number): void {
  const cautioned = caution === null ? [] : [span(`${caution}. `, 8.5, ink.caution, "sansBold")];
  sheet.add({ spans: [...cautioned, span(facts.join(" · "), 8.5, ink.second)], tag: "P", before: 1, indent });
  if (url !== null) sheet.add({ spans: [linked(url, url, 8.5)], tag: "P", before: 1, indent });
}

function setList(sheet: Sheet, { ordered, items }: Extract<Block, { kind: "list" }>, { indent }: Place): void {
  for (const [at, blocks] of items.entries()) {
    const size = blocks[0]?.kind === "reference" ? 9.5 : 11;
    const label = span(ordered ? `${at + 1}.` : "•", size, ink.second, "sansBold");
    for (const [nth, block] of blocks.entries()) {
      const withNext = nth === 0 && blocks.length > 1 ? { withNext: 2 } : {};
      setBlock(sheet, block, { indent: indent + step, ...(nth === 0 && { label, labelIndent: indent }), ...withNext });
    }
  }
}

function setTable(sheet: Sheet, { caption, columns, rows }: Table): void {
  sheet.add({ spans: [span(caption, 10, ink.text, "sansBold")], tag: "P", before: 12, withNext: 3 });
  const cell = (value: string | number) => [span(String(value), 9)];
  sheet.table({
    widths: columns.map(({ width }) => width),
    head: columns.map(({ title }) => [span(title, 9, ink.text, "sansBold")]),
    rows: rows.map((row) => columns.map((_, at) => cell(row[at] ?? ""))),
  });
}

const missing = (count: number): string =>
  `${count} ${count === 1 ? "character is" : "characters are"} shown as □ because the fonts of this file do not have ${count === 1 ? "it" : "them"}. The Word export keeps every character.`;
