import {
  Document,
  HeadingLevel,
  Packer,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
  type FileChild,
  type ParagraphChild,
} from "docx";
import { ink, sans, stylesIn } from "./docx-styles.ts";
import { foot, line, linkOf, listLevels, noLine, numbered, rich, run, words } from "./docx-text.ts";
import { settable, type Block, type Fact, type Quote, type Reference, type Report, type Table as ReportTable } from "../report/report.ts";

/** Lengths in twentieths of a point, sizes in half points. */
const page = { width: 11_906, height: 16_838, margin: 1280 };
const column = page.width - 2 * page.margin;
/** Characters from which a quote may part from its citation at the end of a page: kept whole it would leave half a page white. */
const longQuote = 600;

/** Sets a report as a Word document with headings, lists, quotes, tables, links and page numbers. */
export async function writeDocx(report: Report): Promise<Buffer> {
  const { title, subject, author, language, blocks, closing, footer } = report;
  const lists = { count: 0 };
  return await Packer.toBuffer(
    new Document({
      title: settable(title).slice(0, 255),
      creator: author,
      description: subject,
      styles: stylesIn(language),
      numbering: { config: [numbered(true), numbered(false)] },
      sections: [
        {
          properties: { page: { size: { width: page.width, height: page.height }, margin: around(page.margin) } },
          footers: { default: foot(footer, column) },
          children: [
            new Paragraph({ style: "Kicker", children: [...words(author, { bold: true, color: ink.accent }), ...words(`   ${subject}`)] }),
            new Paragraph({ heading: HeadingLevel.TITLE, children: words(title) }),
            ...blocks.flatMap((block) => childrenOf(block, { lists, depth: 0 })),
            new Paragraph({ style: "Closing", children: words(closing) }),
          ],
        },
      ],
    }),
  );
}

/** Where a block stands: how deep in lists, and the number of which it is the first line. */
interface Place {
  /** Lists begun so far; each is numbered anew. */
  lists: { count: number };
  depth: number;
  numbering?: { reference: string; level: number; instance: number };
}

function childrenOf(block: Block, place: Place): FileChild[] {
  const { depth, numbering } = place;
  const at = { ...(numbering && { numbering }), ...(!numbering && depth > 0 && { indent: { left: 480 * depth } }) };
  switch (block.kind) {
    case "heading": {
      const level = block.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2;
      return [new Paragraph({ heading: level, keepNext: true, children: words(block.text), ...at })];
    }
    case "paragraph":
      return [new Paragraph({ style: "Statement", keepNext: numbering !== undefined, children: rich(block.text), ...at })];
    case "facts":
      return [factTable(block.facts)];
    case "quote":
      return quoteBlock(block, numbering);
    case "reference":
      return [referenceBlock(block, at)];
    case "list": {
      const instance = (place.lists.count += 1);
      const numbering = { reference: block.ordered ? "ordered" : "bullets", level: Math.min(depth, listLevels - 1), instance };
      return block.items.flatMap((blocks) =>
        blocks.flatMap((one, nth) => childrenOf(one, { lists: place.lists, depth: depth + 1, ...(nth === 0 && { numbering }) })),
      );
    }
    case "table":
      return tableBlock(block);
    case "note": {
      const label = words(`${block.label}: `, { bold: true, color: ink.caution });
      return [new Paragraph({ style: "Note", children: [...label, ...rich(block.text)], ...at })];
    }
    case "link":
      return [new Paragraph({ children: [linkOf(block.text, block.url)], ...at })];
    case "page break":
      return [new Paragraph({ children: [new PageBreak()] })];
  }
}

const cellOf = (width: number, children: Paragraph[]): TableCell =>
  new TableCell({ width: { size: width, type: WidthType.DXA }, margins: { top: 30, bottom: 30, left: 0, right: 120 }, children });

function factTable(facts: readonly Fact[]): Table {
  const labels = 2100;
  return new Table({
    width: { size: column, type: WidthType.DXA },
    columnWidths: [labels, column - labels],
    borders: { top: line, bottom: line, left: noLine, right: noLine, insideHorizontal: noLine, insideVertical: noLine },
    rows: facts.map(
      ({ label, value, note }) =>
        new TableRow({
          cantSplit: true,
          children: [
            cellOf(labels, [new Paragraph({ style: "Fact", children: words(label, { color: ink.second }) })]),
            cellOf(column - labels, [
              new Paragraph({ style: "Fact", children: words(value) }),
              ...(note ? [new Paragraph({ style: "Fact", children: words(note, { color: ink.second }) })] : []),
            ]),
          ],
        }),
    ),
  });
}

/** A table whose head stands again on every page it runs over. */
function tableBlock({ caption, columns, rows }: ReportTable): FileChild[] {
  const all = columns.reduce((sum, { width }) => sum + width, 0) || 1;
  const widths = columns.map(({ width }) => Math.floor((column * width) / all));
  const rowOf = (cells: readonly (string | number)[], look: { bold?: boolean; tableHeader?: boolean }) =>
    new TableRow({
      cantSplit: true,
      tableHeader: look.tableHeader === true,
      children: widths.map((width, at) =>
        cellOf(width, [new Paragraph({ style: "Fact", children: words(String(cells[at] ?? ""), { bold: look.bold === true }) })]),
      ),
    });
  const head = rowOf(
    columns.map(({ title }) => title),
    { bold: true, tableHeader: true },
  );
  return [
    new Paragraph({ style: "Caption", keepNext: true, children: words(caption, { bold: true }) }),
    new Table({
      width: { size: column, type: WidthType.DXA },
      columnWidths: widths,
      borders: { top: line, bottom: line, left: noLine, right: noLine, insideHorizontal: line, insideVertical: noLine },
      rows: [head, ...rows.map((row) => rowOf(row, {}))],
    }),
  ];
}

function quoteBlock({ text, note, items, from }: Quote, numbering: Place["numbering"]): Paragraph[] {
  const said = text === null ? { style: "SummaryNote", children: words(note) } : { style: "SourceQuote", children: words(`“${text}”`) };
  return [
    new Paragraph({ ...said, keepNext: (text ?? "").length < longQuote, ...(numbering && { numbering }) }),
    ...items.map(itemOf),
    new Paragraph({
      style: "Citation",
      keepNext: true,
      children: [...words(from.title, { bold: true, color: ink.accent }), ...words(`  ${from.detail}`)],
    }),
    new Paragraph({ style: "CitationFacts", keepLines: true, children: detailsOf(from) }),
  ];
}

const itemOf = (item: Quote["items"][number], at: number, all: readonly unknown[]): Paragraph =>
  new Paragraph({
    style: "SourceQuote",
    keepNext: at === all.length - 1,
    children: [...words(`“${item.text}”`), run("  "), ...words(item.citation, { font: sans, size: 17, bold: true, color: ink.accent })],
  });

const referenceBlock = (reference: Reference, at: object): Paragraph =>
  new Paragraph({
    style: "ListedSource",
    keepLines: true,
    children: [
      ...words(reference.title, { bold: true }),
      ...(reference.detail === "" ? [] : words(`  ${reference.detail}`)),
      run("", { break: 1 }),
      ...detailsOf(reference),
    ],
    ...at,
  });

const detailsOf = ({ facts, caution, url }: Reference): ParagraphChild[] => [
  ...(caution === null ? [] : words(`${caution}. `, { bold: true, color: ink.caution, size: 17 })),
  ...words(facts.join(" · "), { color: ink.second, size: 17 }),
  ...(url === null ? [] : [run("", { break: 1 }), linkOf(url, url)]),
];

const around = (margin: number) => ({ top: margin, bottom: margin, left: margin, right: margin });
