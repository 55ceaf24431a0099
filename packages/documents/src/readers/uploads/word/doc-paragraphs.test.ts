import { describe, expect, test } from "vitest";
import type { CharacterLooks } from "./doc-characters.ts";
import { paragraphsOf, property, u16 } from "./doc.fixture.ts";
import { type PropertyRun, propertyCodes } from "./doc-properties.ts";

const paragraphs =
  (text: string, ...rest: [runs?: PropertyRun[], look?: (looks: CharacterLooks) => void]) =>
  (from = 0, to = text.length) => [...paragraphsOf(text, ...rest).between(from, to)];
const told = (...given: Parameters<typeof paragraphs>) => paragraphs(...given)().map(({ end, text }) => `${end}: ${text}`);

test("paragraphs end at their marks and at those of sections; what comes after the last is one too", () => {
  expect(told("one\rtwo\fthree")).toEqual(["paragraph: one", "paragraph: two", "paragraph: three"]);
  expect(paragraphs("one\rtwo\r")(4, 99).map(({ text, first, last }) => [text, first, last])).toEqual([["two", 4, 7]]);
});

describe("cells", () => {
  test("end at their marks, and without properties a mark alone ends the row", () => {
    expect(told("a\u0007b\u0007\u0007after\r")).toEqual(["cell: a", "cell: b", "row: ", "paragraph: after"]);
  });

  test("may be empty where properties say which mark ends the row", () => {
    const run = (start: number, ...properties: Buffer[]) => ({ start, end: start + 1, style: 0, data: Buffer.concat(properties) });
    const { inTable, rowEnd } = propertyCodes;
    const rows = paragraphs("\u0007\u0007\u0007", [
      run(0, property(inTable, 1)),
      run(1, property(inTable, 1)),
      run(2, property(rowEnd, 1)),
    ])();
    expect(rows.map(({ end, inTable: within }) => [end, within])).toEqual([
      ["cell", true],
      ["cell", true],
      ["row", true],
    ]);
  });
});

test("of a field only what it shows is text, also of one within another and of one that never ends", () => {
  expect(told("see \u0013REF x \u0013PAGE\u00147\u0015\u0014Table 3\u0015.\r")).toEqual(["paragraph: see Table 3."]);
  expect(told("see \u0013REF x\rnext\r")).toEqual(["paragraph: see ", "paragraph: next"]);
  expect(told("a\u0015b\u0014c\r")[0]).toContain("ab");
});

test("hidden characters are left out, signs of other fonts are named, and breaks within a line are spaces", () => {
  const look = ({ hidden, symbols }: CharacterLooks) => {
    hidden.fill(1, 2, 4);
    symbols.set(5, "≥");
  };
  expect(told("a\u000bXYb?c\u001ed\u001fe\u0001\r", [], look)).toEqual(["paragraph: a b≥c-de"]);
});

test("a paragraph has the style and properties of its mark", () => {
  const run = { start: 3, end: 4, style: 2, data: Buffer.from(property(propertyCodes.list, ...u16(9))) };
  const [first, second] = paragraphs("one\rtwo\r", [run])();
  expect([first?.style, first?.properties.get(propertyCodes.list)?.readInt16LE(0), second?.style, second?.properties.size]).toEqual([
    2, 9, 0, 0,
  ]);
});
