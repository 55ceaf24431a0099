import { expect, test } from "vitest";
import { readUpload } from "../read-upload.ts";
import { control, reasonOf, toldBlocks } from "../uploads.fixture.ts";
import { type DocParts, docFile, listLevel, property, styles, u16, u32 } from "./doc.fixture.ts";

const read = (parts: DocParts) => toldBlocks(docFile(parts), "doc");

const inTable = property(0x2416, 1);
const rowEnd = property(0x2417, 1);

test("headings are known by their style, by what theirs is based on, and by their outline level", async () => {
  const table = styles({ builtIn: 0 }, { builtIn: 2 }, { builtIn: 0xffe, base: 1 });
  const paragraphs = [
    { text: "Scope\r", style: 1 },
    { text: "Terms\r", style: 2 },
    { text: "Annex\r", properties: [property(0x2640, 0)] },
    { text: "Größe 規制\r" },
  ];
  expect(await read({ paragraphs, tables: { 1: table } })).toEqual([
    "heading 2: Scope",
    "heading 2: Terms",
    "heading 1: Annex",
    "paragraph: Größe 規制",
  ]);
});

test("tables are read cell by cell, cells with several paragraphs on one line", async () => {
  const cell = (text: string) => ({ text: `${text}\u0007`, properties: [inTable] });
  const end = { text: "\u0007", properties: [inTable, rowEnd] };
  const paragraphs = [
    { text: "Test\r", properties: [inTable] },
    cell("method"),
    cell("Limit"),
    end,
    cell(""),
    cell("5 kPa"),
    end,
    { text: "After\r" },
  ];
  expect(await read({ paragraphs })).toEqual(["table: Test method\tLimit\n\t5 kPa", "paragraph: After"]);
});

test("items show the numbers that Word shows", async () => {
  const definition = Buffer.concat([u32(77, 0), Buffer.alloc(18), u16(0)]);
  const levels = [listLevel(0, "\u0000."), listLevel(4, "(\u0001)"), ...Array.from({ length: 7 }, () => listLevel(0, ""))];
  const use = Buffer.concat([u32(77), Buffer.alloc(12)]);
  const item = (text: string, level: number) => ({ text: `${text}\r`, properties: [property(0x460b, 1, 0), property(0x260a, level)] });
  const tables = { 73: Buffer.concat([u16(1), definition]), 74: Buffer.concat([u32(1), use, u32(0xffff_ffff)]) };
  expect(await read({ paragraphs: [item("one", 0), item("sub", 1), item("two", 0)], tables, afterLists: Buffer.concat(levels) })).toEqual([
    "list_item 1: 1. one",
    "list_item 2: (a) sub",
    "list_item 1: 2. two",
  ]);
});

test("deleted and hidden text is left out, fields show what came of them, symbols the sign of their font", async () => {
  const text = "The shallmay \u0013REF x\u0014Table 3\u0015 ( 5\r";
  const font = Buffer.concat([Buffer.alloc(39), Buffer.from("Symbol\0", "utf16le")]);
  const fonts = Buffer.concat([u16(1, 0), Buffer.from([font.length]), font]);
  const characters = [
    { from: 9, to: 12, properties: [property(0x0800, 1)] },
    { from: 29, to: 30, properties: [property(0x6a09, 0, 0, 0xb3, 0xf0)] },
    { from: 30, to: 32, properties: [property(0x083c, 1)] },
  ];
  expect(text[29]).toBe("(");
  expect(await read({ paragraphs: [{ text }], characters, tables: { 15: fonts } })).toEqual(["paragraph: The shall Table 3 ≥"]);
});

test("foot notes and comments follow what refers to them, end notes come last, heads of pages first", async () => {
  const body = "Claim.\u0002\u0005\u0002\rNext.\r";
  const paragraphs = [body, "\u0002 See 820.\r\r", "SOP-12\r", "Is it so?\r\r", "Ibid.\r\r\r"].map((text) => ({ text }));
  const [foot = 0, head = 0, comment = 0, end = 0] = paragraphs.slice(1).map(({ text }) => text.length);
  const tables = {
    2: Buffer.concat([u32(6, body.length), u16(1)]),
    3: u32(0, foot - 1, foot),
    4: Buffer.concat([u32(7, body.length), Buffer.alloc(30)]),
    5: u32(0, comment - 1, comment),
    46: Buffer.concat([u32(8, body.length), u16(1)]),
    47: u32(0, end - 2, end - 1),
  };
  expect(await read({ paragraphs, lengths: { 1: foot, 2: head, 4: comment, 5: end }, tables })).toEqual([
    "furniture: SOP-12",
    "paragraph: Claim.",
    "note: 1 See 820.",
    "note: Is it so?",
    "paragraph: Next.",
    "note: 1 Ibid.",
  ]);
});

test("a document behind a password is encrypted, one cut off or without its tables is damaged", async () => {
  const why = async (file: Uint8Array) => reasonOf(await readUpload(file, "doc", control));
  const paragraphs = [{ text: "Words\r" }];
  expect(await why(docFile({ paragraphs, flags: 0x100 }))).toBe("encrypted");
  expect(await why(docFile({ paragraphs, flags: 0x200 }))).toBe("damaged");
  expect(await why(docFile({ paragraphs: [{ text: "Words ".repeat(2000) }] }).slice(0, 9000))).toBe("damaged");
});

test("a broken table of lists takes the numbers, not the words", async () => {
  const paragraphs = [{ text: "Words\r", properties: [property(0x460b, 1, 0)] }];
  expect(await read({ paragraphs, tables: { 73: u16(900), 74: u32(1, 0, 0, 0, 0) } })).toEqual(["paragraph: Words"]);
});
