import { Document, Packer } from "docx";
import { expect, test } from "vitest";
import { partsOf } from "../reading.fixture.ts";
import { gridOf } from "./docx-table.ts";

const written = async (given: Partial<Parameters<typeof gridOf>[0]> = {}) => {
  const table = gridOf({ width: 9000, shares: [1, 2], head: null, rows: [], ...given });
  return partsOf(await Packer.toBuffer(new Document({ sections: [{ children: [table] }] })))["word/document.xml"] ?? "";
};
const cell = (text: string) => [{ text }];
const widths = (xml: string) => [...xml.matchAll(/<w:gridCol w:w="(\d+)"\/>/gu)].map(([, width]) => Number(width));

test("columns share the width as they are told to, and never take more than there is", async () => {
  expect(widths(await written({ rows: [[cell("a"), cell("b")]] }))).toEqual([3000, 6000]);
  const thirds = widths(await written({ shares: [1, 1, 1], width: 10_000, rows: [[]] }));
  expect(thirds.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(10_000);
});

test("only the head stands again on each page, and rows to write in are high enough for a hand", async () => {
  const xml = await written({ head: [cell("Stage"), cell("State")], rows: [[cell("a"), cell("b")], []], height: 760 });
  expect(xml.match(/<w:tblHeader\/>/gu)).toHaveLength(1);
  expect(xml.match(/<w:trHeight w:val="760" w:hRule="atLeast"\/>/gu)).toHaveLength(2);
  expect(xml.indexOf("<w:tblHeader/>")).toBeLessThan(xml.indexOf("Stage"));
});

test("a row that is shorter than the table has empty cells, for Word refuses one without", async () => {
  const xml = await written({ rows: [[cell("a")], []] });
  expect(xml.match(/<w:tc>/gu)).toHaveLength(4);
  expect(xml).not.toMatch(/<\/w:tcPr><\/w:tc>/u);
});

test("no row is torn between two pages", async () => {
  const xml = await written({ head: [cell("Stage")], rows: [[cell("a")], [cell("b")]] });
  expect(xml.match(/<w:cantSplit\/>/gu)).toHaveLength(3);
});
