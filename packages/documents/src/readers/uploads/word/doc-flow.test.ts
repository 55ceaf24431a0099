import { expect, test } from "vitest";
import { listLevel, paragraphsOf, property, u16, u32 } from "./doc.fixture.ts";
import { DocFlow } from "./doc-flow.ts";
import { DocLists } from "./doc-lists.ts";
import type { DocNote } from "./doc-notes.ts";
import { type PropertyRun, propertyCodes } from "./doc-properties.ts";

/** One list of the numbers 1., 2. and so on. */
const lists = () => {
  const definition = Buffer.concat([u16(1), u32(7), Buffer.alloc(22), Buffer.from([1, 0])]);
  return new DocLists(definition, listLevel(0, "\u0000."), Buffer.concat([u32(1), u32(7), Buffer.alloc(12), u32(0)]));
};
const plain = { heading: 0, list: 0, listLevel: 0 };

/** What a text of one byte a character reads as; `ends` are the properties of paragraphs by where their marks stand. */
function told(
  text: string,
  { ends = {}, notes = [], body = text.length }: { ends?: Record<number, Buffer[]>; notes?: DocNote[]; body?: number } = {},
) {
  const runs = Object.entries(ends).map(([at, properties]): PropertyRun => {
    return { start: Number(at), end: Number(at) + 1, style: 0, data: Buffer.concat(properties) };
  });
  const flow = new DocFlow(paragraphsOf(text, runs), { styles: () => plain, lists: lists(), notes });
  flow.readBody(0, body);
  return flow.blocks.map(({ kind, level, text: words }) => `${kind}${level > 0 ? ` ${level}` : ""}: ${words}`);
}
const item = [property(propertyCodes.list, 1, 0)];

test("an item without words has no number, and takes none from those after it", () => {
  expect(told("one\r \rtwo\r", { ends: { 3: item, 5: item, 9: item } })).toEqual(["list_item 1: 1. one", "list_item 1: 2. two"]);
});

test("an item within a cell keeps its number", () => {
  const cell = [property(propertyCodes.inTable, 1), ...item];
  expect(told("one\u0007two\u0007", { ends: { 3: cell, 7: cell } })).toEqual(["table: 1. one\t2. two"]);
});

test("a table that is not ended ends with the text or with the next paragraph", () => {
  expect(told("a\u0007b\u0007after\r")).toEqual(["table: a\tb", "paragraph: after"]);
  expect(told("a\u0007b")).toEqual(["table: a", "paragraph: b"]);
});

test("a note comes after the paragraph or table that refers to it, and counts with its kind; end notes come last", () => {
  const text = "one\rtwo\rFirst\rRemark\rLast\r";
  const note = (kind: DocNote["kind"], reference: number, words: string): DocNote => ({
    kind,
    reference,
    from: text.indexOf(words),
    to: text.indexOf(words) + words.length,
  });
  const notes = [note("endnote", 0, "Last"), note("footnote", 1, "First"), note("comment", 5, "Remark")];
  expect(told(text, { notes, body: 8 })).toEqual(["paragraph: one", "note: 1 First", "paragraph: two", "note: Remark", "note: 1 Last"]);
});

test("heads of pages are told once, whatever stands around them", () => {
  const flow = new DocFlow(paragraphsOf("SOP-12\r SOP-12 \r\r"), { styles: () => plain, lists: lists(), notes: [] });
  flow.readRunning(0, 17);
  expect(flow.blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(["furniture: SOP-12"]);
});
