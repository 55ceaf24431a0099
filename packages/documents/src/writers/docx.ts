import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
  type FileChild,
  type IRunOptions,
  type ParagraphChild,
} from "docx";
import { boldRuns, isWebAddress, settable, type AnswerDocument, type CitedWords, type ListedSource } from "../report/report.ts";

/** Lengths in twentieths of a point, sizes in half points. */
const page = { width: 11_906, height: 16_838, margin: 1280 };
const column = page.width - 2 * page.margin;
const ink = { text: "1C2127", second: "555E69", accent: "1F4F63", mark: "E0B400", caution: "7D5100", line: "D3CEC2" };
/** Characters from which a quote may part from its citation at the end of a page: kept whole it would leave half a page white. */
const longQuote = 600;
const numberings = { statements: "statements", sources: "sources" };

/** Sets an answer as a Word document with headings, numbered statements, quotes, links and page numbers. */
export async function writeAnswerDocx(answer: AnswerDocument): Promise<Buffer> {
  return Packer.toBuffer(
    new Document({
      title: settable(answer.question).slice(0, 255),
      creator: "Clausewise",
      description: "Regulatory answer with its sources",
      styles,
      numbering: { config: Object.values(numberings).map(numbered) },
      sections: [
        {
          properties: { page: { size: { width: page.width, height: page.height }, margin: around(page.margin) } },
          footers: { default: foot(answer.footer) },
          children: bodyOf(answer),
        },
      ],
    }),
  );
}

function bodyOf(answer: AnswerDocument): FileChild[] {
  const { question, correction, message, statements, sources, closing } = answer;
  return [
    new Paragraph({
      style: "Kicker",
      children: [run("Clausewise", { bold: true, color: ink.accent }), run("   Regulatory answer with its sources")],
    }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: words(question) }),
    titleBlock(answer),
    ...(correction
      ? [
          heading("About the question"),
          new Paragraph({ keepNext: true, children: rich(correction.text) }),
          ...correction.cited.flatMap(citedBlock),
        ]
      : []),
    ...(message === null ? [] : [new Paragraph({ spacing: { before: 240 }, children: rich(message) })]),
    ...(statements.length > 0 ? [heading("Answer")] : []),
    ...statements.flatMap(({ text, cited }) => [
      new Paragraph({
        style: "Statement",
        numbering: { reference: numberings.statements, level: 0 },
        keepNext: true,
        children: rich(text),
      }),
      ...cited.flatMap(citedBlock),
    ]),
    ...(sources.length > 0 ? [heading("Sources"), ...sources.flatMap(sourceBlock)] : []),
    new Paragraph({ style: "Closing", children: words(closing) }),
  ];
}

function titleBlock({ facts }: AnswerDocument): Table {
  const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
  const line = { style: BorderStyle.SINGLE, size: 4, color: ink.line };
  const cell = (width: number, children: Paragraph[]) =>
    new TableCell({ width: { size: width, type: WidthType.DXA }, margins: { top: 30, bottom: 30, left: 0, right: 120 }, children });
  const labels = 2100;
  return new Table({
    width: { size: column, type: WidthType.DXA },
    columnWidths: [labels, column - labels],
    borders: { top: line, bottom: line, left: none, right: none, insideHorizontal: none, insideVertical: none },
    rows: facts.map(
      ({ label, value, note }) =>
        new TableRow({
          cantSplit: true,
          children: [
            cell(labels, [new Paragraph({ style: "Fact", children: words(label, { color: ink.second }) })]),
            cell(column - labels, [
              new Paragraph({ style: "Fact", children: words(value) }),
              ...(note ? [new Paragraph({ style: "Fact", children: words(note, { color: ink.second }) })] : []),
            ]),
          ],
        }),
    ),
  });
}

function citedBlock({ citation, source, quote, items, summaryNote, facts, caution, url }: CitedWords): Paragraph[] {
  const said =
    quote === null ? { style: "SummaryNote", children: words(summaryNote) } : { style: "SourceQuote", children: words(`“${quote}”`) };
  return [
    new Paragraph({ ...said, keepNext: (quote ?? "").length < longQuote }),
    ...items.map(itemOf),
    new Paragraph({
      style: "Citation",
      keepNext: true,
      children: [...words(citation, { bold: true, color: ink.accent }), ...words(`  ${source}`)],
    }),
    new Paragraph({ style: "CitationFacts", keepLines: true, children: [...factRuns(facts, caution), ...linkAfter(url)] }),
  ];
}

const itemOf = (item: CitedWords["items"][number], at: number, all: readonly unknown[]): Paragraph =>
  new Paragraph({
    style: "SourceQuote",
    keepNext: at === all.length - 1,
    children: [...words(`“${item.quote}”`), run("  "), ...words(item.citation, { font: sans, size: 17, bold: true, color: ink.accent })],
  });

const sourceBlock = ({ title, facts, caution, url }: ListedSource): Paragraph[] => [
  new Paragraph({
    style: "ListedSource",
    numbering: { reference: numberings.sources, level: 0 },
    keepLines: true,
    children: [...words(title, { bold: true }), run("", { break: 1 }), ...factRuns(facts, caution), ...linkAfter(url)],
  }),
];

const factRuns = (facts: readonly string[], caution: string | null): TextRun[] => [
  ...(caution === null ? [] : words(`${caution}. `, { bold: true, color: ink.caution, size: 17 })),
  ...words(facts.join(" · "), { color: ink.second, size: 17 }),
];

function linkAfter(url: string | null): ParagraphChild[] {
  if (url === null) return [];
  const said = run(settable(url), { style: "Hyperlink", size: 17 });
  return [run("", { break: 1 }), isWebAddress(url) ? new ExternalHyperlink({ link: new URL(url).href, children: [said] }) : said];
}

const heading = (text: string): Paragraph => new Paragraph({ heading: HeadingLevel.HEADING_1, keepNext: true, children: words(text) });

const run = (text: string, look: Omit<IRunOptions, "text" | "children"> = {}): TextRun => new TextRun({ ...look, text });

/** Words with their line breaks. */
const words = (text: string, look: Omit<IRunOptions, "text" | "children"> = {}): TextRun[] =>
  settable(text)
    .split("\n")
    .map((line, at) => run(line, at === 0 ? look : { ...look, break: 1 }));

const rich = (text: string): TextRun[] => boldRuns(text).flatMap((one) => words(one.text, one.bold ? { bold: true } : {}));

const foot = (text: string): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: "Foot",
        tabStops: [{ type: TabStopType.RIGHT, position: column }],
        border: { top: { style: BorderStyle.SINGLE, size: 4, color: ink.line, space: 6 } },
        children: [...words(text), new TextRun({ children: [new Tab(), "Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });

const around = (margin: number) => ({ top: margin, bottom: margin, left: margin, right: margin });

const numbered = (reference: string) => ({
  reference,
  levels: [
    {
      level: 0,
      format: LevelFormat.DECIMAL,
      text: "%1.",
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { left: 480, hanging: 480 } } },
    },
  ],
});

const serif = "Cambria";
const sans = "Calibri";
const quiet = { size: 17, color: ink.second };
const style = (id: string, name: string, run: object, paragraph: object) => ({
  id,
  name,
  basedOn: "Normal",
  quickFormat: true,
  run,
  paragraph,
});

const styles = {
  default: {
    document: { run: { font: sans, size: 21, color: ink.text }, paragraph: { spacing: { line: 276, lineRule: LineRuleType.AUTO } } },
    title: { run: { font: serif, size: 38, bold: true, color: ink.text }, paragraph: { spacing: { before: 60, after: 200 } } },
    heading1: { run: { font: serif, size: 26, bold: true, color: ink.text }, paragraph: { spacing: { before: 360, after: 100 } } },
    hyperlink: { run: { color: ink.accent, underline: {} } },
  },
  paragraphStyles: [
    style("Kicker", "Kicker", { size: 18, color: ink.second }, {}),
    style("Fact", "Fact", { size: 19 }, { spacing: { line: 252, lineRule: LineRuleType.AUTO } }),
    style("Statement", "Statement", {}, { spacing: { before: 220, after: 60 } }),
    style(
      "SourceQuote",
      "Source quote",
      { font: serif, size: 21 },
      {
        spacing: { before: 100, after: 80 },
        indent: { left: 800 },
        border: { left: { style: BorderStyle.SINGLE, size: 18, color: ink.mark, space: 10 } },
      },
    ),
    style(
      "SummaryNote",
      "Summary note",
      { size: 19, italics: true, color: ink.second },
      { spacing: { before: 60 }, indent: { left: 800 } },
    ),
    style("Citation", "Citation", { size: 19 }, { spacing: { before: 40 }, indent: { left: 800 } }),
    style("CitationFacts", "Citation facts", quiet, { spacing: { after: 120 }, indent: { left: 800 } }),
    style("ListedSource", "Listed source", { size: 19 }, { spacing: { after: 120 } }),
    style("Closing", "Closing", quiet, {
      spacing: { before: 320 },
      border: { top: { style: BorderStyle.SINGLE, size: 4, color: ink.line, space: 8 } },
    }),
    style("Foot", "Foot", { size: 16, color: ink.second }, {}),
  ],
};
