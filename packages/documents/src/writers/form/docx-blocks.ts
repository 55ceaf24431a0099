import type { FormBlock, FormRecord, FormSlot, FormTable, FormWords } from "@clausewise/contracts";
import { CheckBox, Paragraph, type FileChild, type ParagraphChild, type TextRun } from "docx";
import { widthsOf } from "../../form/columns.ts";
import { isSlot } from "../../form/form.ts";
import { settable } from "../../report/report.ts";
import { ink } from "../docx-styles.ts";
import { run, words } from "../docx-text.ts";
import { ControlledRun, type Controls } from "./docx-controls.ts";
import { gridOf } from "./docx-table.ts";

/** Where blocks are set. */
export interface Setting {
  controls: Controls;
  /** Of the text, in twentieths of a point. */
  width: number;
  /** Lists begun so far; each is numbered anew. */
  lists: { count: number };
}

/** What stands in a place that is not filled in: it is seen on paper too. */
const blankOf = ({ label, hint }: FormSlot): string => `[${settable(hint ?? label).replaceAll("\n", " ")}]`;

function slotRun(slot: FormSlot, { controls }: Setting): TextRun {
  const shown = blankOf(slot);
  const control = controls.next({ title: slot.label, tag: slot.name, shown, isEmpty: slot.value === null });
  return slot.value === null
    ? new ControlledRun(control, { text: shown, style: "PlaceholderText", color: ink.second })
    : new ControlledRun(control, { children: [settable(slot.value).replaceAll("\n", " ")] });
}

const setWords = (parts: FormWords, setting: Setting): ParagraphChild[] =>
  parts.flatMap((part) => (isSlot(part) ? [slotRun(part, setting)] : words(part)));

/** Options that stand beside each other as long as they are together no longer. */
const oneLine = 60;

/** Sets one block of a document to be filled in. */
export function blockOf(block: FormBlock, setting: Setting): FileChild[] {
  switch (block.kind) {
    case "paragraph":
      return [new Paragraph({ style: "FormText", children: setWords(block.words, setting) })];
    case "list": {
      const numbering = { reference: block.ordered ? "ordered" : "bullets", level: 0, instance: (setting.lists.count += 1) };
      return block.items.map((item) => new Paragraph({ style: "FormText", numbering, children: setWords(item, setting) }));
    }
    case "fields":
      return framed(fieldTable(block.fields, setting));
    case "choice":
      return choiceOf(block.label, block.options);
    case "table":
      return framed(tableOf(block, setting));
    case "signatures":
      return framed(signatureTable(block.roles, setting));
    case "records":
      return recordList(block.title, block.records);
  }
}

/** Two tables below each other would become one. */
const framed = (table: FileChild): FileChild[] => [
  new Paragraph({ style: "FormCell", keepNext: true }),
  table,
  new Paragraph({ style: "FormCell" }),
];

const bold = (text: string) => [{ children: words(text, { bold: true }) }];

const fieldTable = (fields: readonly FormSlot[], setting: Setting) =>
  gridOf({
    width: setting.width,
    shares: [1, 2],
    head: null,
    rows: fields.map((slot) => [bold(slot.label), [{ children: [slotRun(slot, setting)] }]]),
  });

function tableOf(table: FormTable, setting: Setting) {
  return gridOf({
    width: setting.width,
    shares: widthsOf(table),
    head: table.columns.map(({ title, hint }) => [
      ...bold(title),
      ...(hint === null ? [] : [{ children: words(hint, { color: ink.second }) }]),
    ]),
    rows: table.rows.map((row) => row.map((cell) => [{ children: setWords(cell, setting) }])),
  });
}

const signatureTable = (roles: readonly string[], { width }: Setting) =>
  gridOf({
    width,
    shares: [34, 28, 38, 20],
    head: ["Role", "Name and function", "Signature", "Date"].map(bold),
    rows: roles.map((role) => [[{ children: words(role) }], [], [], []]),
    height: 760,
  });

function choiceOf(label: string, options: readonly string[]): Paragraph[] {
  const boxes = options.map((option): ParagraphChild[] => [new CheckBox({ alias: option.slice(0, 60) }), run(" "), ...words(option)]);
  const isShort = options.join("    ").length <= oneLine;
  const lines = isShort ? [boxes.flatMap((box, at) => (at === 0 ? box : [run("     "), ...box]))] : boxes;
  return [
    new Paragraph({ style: "FormText", keepNext: true, children: words(label, { bold: true }) }),
    ...lines.map((children, at) => new Paragraph({ style: "FormText", indent: { left: 240 }, keepNext: at < lines.length - 1, children })),
  ];
}

const recordList = (title: string, records: readonly FormRecord[]): Paragraph[] => [
  new Paragraph({ style: "FormText", keepNext: true, children: words(title, { bold: true }) }),
  ...records.map(
    (record) =>
      new Paragraph({
        style: "FormText",
        numbering: { reference: "bullets", level: 0 },
        children: [
          ...words(record.title),
          ...words(record.detail === "" ? "" : ` (${record.detail})`, { color: ink.second }),
          ...words(record.caution === null ? "" : ` ${record.caution}.`, { color: ink.caution, bold: true }),
        ],
      }),
  ),
];
