import type { FormBlock, FormSlot } from "@clausewise/contracts";
import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageOrientation,
  Paragraph,
  TableOfContents,
  type FileChild,
  type ParagraphChild,
} from "docx";
import { estimatePageNumbers } from "docx/layout";
import { liesOnItsSide } from "../../form/columns.ts";
import { isSlot, type Form, type FormClause, type FormSection } from "../../form/form.ts";
import { settable, type Fact } from "../../report/report.ts";
import { ink } from "../docx-styles.ts";
import { foot, linkOf, numbered, run, words } from "../docx-text.ts";
import { blockOf, type Setting } from "./docx-blocks.ts";
import { ControlledParagraph, createControls } from "./docx-controls.ts";
import { completePackage } from "./docx-package.ts";
import { formStylesIn } from "./docx-styles.ts";
import { gridOf } from "./docx-table.ts";

/** Lengths in twentieths of a point. */
const papers = { A4: { short: 11_906, long: 16_838 }, Letter: { short: 12_240, long: 15_840 } };
const margin = 1180;
/** Sections from which a table of contents helps to find one. */
const manySections = 15;

const howTo =
  "Places in brackets are to be filled in: click one and write. An instruction goes away once you write in its place, or delete it.";

/** Sets a document to be filled in for Word: its empty places and instructions are content controls, its options boxes to tick. */
export async function writeFormDocx(form: Form): Promise<Buffer> {
  const { title, subject, author, language, facts, warnings, isNumbered, sections, closing, footer } = form;
  const { page, width } = pageOf(form);
  const setting: Setting = { controls: createControls(), width, lists: { count: 0 } };
  const hasInstructions = sections.some(({ instruction }) => instruction !== null);
  const made = await Packer.toBuffer(
    new Document({
      title: settable(title).slice(0, 255),
      creator: author,
      description: subject,
      styles: formStylesIn(language),
      numbering: { config: [numbered(true), numbered(false), headings] },
      pageNumbers: estimatePageNumbers,
      sections: [
        {
          properties: { page },
          footers: { default: foot(footer, width) },
          children: [
            new Paragraph({ style: "Kicker", children: [...words(author, { bold: true, color: ink.accent }), ...words(`   ${subject}`)] }),
            new Paragraph({ heading: HeadingLevel.TITLE, children: words(title) }),
            factTable(facts, width),
            ...warnings.map((text) => new Paragraph({ style: "Note", children: words(text, { color: ink.caution }) })),
            ...(hasInstructions ? [instructionOf("How to fill this in", howTo, setting)] : []),
            ...(sections.length >= manySections ? contents() : []),
            ...sections.flatMap((section, at) =>
              sectionOf(section, isNumbered ? { reference: "sections", level: at === 0 ? 0 : section.level - 1 } : null, setting),
            ),
            new Paragraph({ style: "Closing", children: words(closing) }),
          ],
        },
      ],
    }),
  );
  return completePackage(made, { placeholders: setting.controls.placeholders(), shared: sharedSlots(form) });
}

function pageOf({ paper, sections }: Form) {
  const tables = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "table"));
  const { short, long } = papers[paper];
  const isOnSide = liesOnItsSide(tables);
  const size = { width: short, height: long, orientation: isOnSide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT };
  return {
    page: { size, margin: { top: margin, bottom: margin, left: margin, right: margin } },
    width: (isOnSide ? long : short) - 2 * margin,
  };
}

/** Sections count themselves: one that is added or taken away renumbers the others. */
const headings = {
  reference: "sections",
  levels: ["%1", "%1.%2"].map((text, level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 620, hanging: 620 } } },
  })),
};

const contents = (): FileChild[] => [
  new Paragraph({ style: "FormText", keepNext: true, children: words("Contents", { bold: true }) }),
  new TableOfContents("Contents", { hyperlink: true, headingStyleRange: "1-2" }),
];

const factTable = (facts: readonly Fact[], width: number) =>
  gridOf({
    width,
    shares: [1, 3],
    head: null,
    height: 0,
    rows: facts.map(({ label, value, note }) => [
      [{ children: words(label, { color: ink.second }) }],
      [{ children: words(value) }, ...(note === undefined ? [] : [{ children: words(note, { color: ink.second }) }])],
    ]),
  });

function instructionOf(title: string, text: string, { controls }: Setting): Paragraph {
  const shown = settable(text).replaceAll("\n", " ");
  const control = controls.next({ title, tag: `instruction ${title}`, shown, isEmpty: true });
  return new ControlledParagraph(control, {
    style: "FormText",
    children: [run(shown, { style: "Instruction", italics: true, color: ink.second })],
  });
}

function sectionOf(
  { title, level, clauses, instruction, blocks }: FormSection,
  numbering: { reference: string; level: number } | null,
  setting: Setting,
): FileChild[] {
  const heading = level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2;
  return [
    new Paragraph({ heading, ...(numbering && { numbering }), keepNext: true, children: words(title) }),
    ...clauseLines(clauses),
    ...(instruction === null ? [] : [instructionOf(title, instruction, setting)]),
    ...blocks.flatMap((block) => blockOf(block, setting)),
  ];
}

function clauseLines(clauses: readonly FormClause[]): Paragraph[] {
  if (clauses.length === 0) return [];
  const linked = clauses.map(({ text, url }): ParagraphChild => (url === null ? run(text) : linkOf(text, url)));
  const children = linked.flatMap((one, at) => [run(at === 0 ? "Asked for by " : " · "), one]);
  return [
    new Paragraph({ style: "AskedBy", keepNext: true, children }),
    ...clauses.flatMap(({ text, caution }) =>
      caution === null
        ? []
        : [new Paragraph({ style: "Note", keepNext: true, children: words(`${text}: ${caution}`, { color: ink.caution }) })],
    ),
  ];
}

const slotsIn = (block: FormBlock): FormSlot[] => {
  switch (block.kind) {
    case "paragraph":
      return block.words.filter(isSlot);
    case "list":
      return block.items.flat().filter(isSlot);
    case "fields":
      return [...block.fields];
    case "table":
      return block.rows.flat(2).filter(isSlot);
    case "choice":
    case "records":
    case "signatures":
      return [];
  }
};

/** Places that stand in several parts of the document, with what is in them. */
function sharedSlots({ sections }: Form): ReadonlyMap<string, string | null> {
  const all = sections.flatMap(({ blocks }) => blocks.flatMap(slotsIn));
  return new Map(
    [...Map.groupBy(all, ({ name }) => name)].flatMap(([name, [first, second]]) => (first && second ? [[name, first.value]] : [])),
  );
}
