import { expect, test } from "vitest";
import { partsOf, toldBlocks } from "../uploads.fixture.ts";
import { docFile, property, u16, u32 } from "./doc.fixture.ts";
import { propertyCodes } from "./doc-properties.ts";

/** The text of a document whose characters have properties from one place to another. */
const shown = (text: string, characters: { from: number; to: number; properties: Buffer[] }[], tables: Record<number, Buffer> = {}) =>
  toldBlocks(docFile({ paragraphs: [{ text: `${text}\r` }], characters, tables }), "doc");

const font = (name: string) => {
  const data = Buffer.concat([Buffer.alloc(39), Buffer.from(`${name}\0`, "utf16le")]);
  return Buffer.concat([Buffer.from([data.length]), data]);
};
const { deleted, hidden, symbol } = propertyCodes;

test("deleted and hidden characters are not shown, wherever they stand in a word", async () => {
  expect(
    await shown("The old new plan", [
      { from: 4, to: 8, properties: [property(deleted, 1)] },
      { from: 14, to: 16, properties: [property(hidden, 1)] },
    ]),
  ).toEqual(["paragraph: The new pl"]);
});

test("characters that a style would hide and that say the contrary are hidden, those that say they are not are shown", async () => {
  expect(await shown("ab", [{ from: 0, to: 1, properties: [property(hidden, 0x81)] }])).toEqual(["paragraph: b"]);
  expect(await shown("ab", [{ from: 0, to: 1, properties: [property(hidden, 0)] }])).toEqual(["paragraph: ab"]);
});

test("a sign of another font is named by its font and number, once for its run", async () => {
  const fonts = Buffer.concat([u32(2), font("Arial"), font("Symbol")]);
  const greater = property(symbol, ...u16(1, 0xf0b3));
  expect(await shown("a ( b", [{ from: 2, to: 3, properties: [greater] }], { 15: fonts })).toEqual(["paragraph: a ≥ b"]);
});

test("a sign of a font that the file does not list does no harm", async () => {
  const parts = await partsOf(
    docFile({ paragraphs: [{ text: "a ( b\r" }], characters: [{ from: 2, to: 3, properties: [property(symbol, ...u16(9, 0x2265))] }] }),
    "doc",
  );
  expect(parts[0]?.blocks[0]?.text).toMatch(/^a .? ?b$/);
});
