import { expect, test } from "vitest";
import { type XmlNode, readTree } from "../xml.ts";
import { cellsOfRow, richText } from "./xlsx-cells.ts";

const tree = (xml: string): Promise<XmlNode> =>
  readTree(
    (async function* () {
      yield Buffer.from(xml);
    })(),
  );
const workbook = { strings: ["shared"], formats: ["General", "yyyy-mm-dd", "0%"], from1904: false };
const cells = async (inner: string) => cellsOfRow(await tree(`<row>${inner}</row>`), 4, workbook);
const shown = async (inner: string) => (await cells(inner)).map(({ text }) => text);

test("cells of every kind are shown as the sheet shows them", async () => {
  expect(
    await shown(
      '<c t="s"><v>0</v></c><c t="inlineStr"><is><t>own</t></is></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>A1</f><v>came of it</v></c>' +
        '<c t="d"><v>2026-11-22T00:00:00</v></c><c t="d"><v>2026-11-22T09:30:00</v></c><c s="1"><v>45000</v></c><c s="2"><v>0.25</v></c>',
    ),
  ).toEqual(["shared", "own", "TRUE", "#N/A", "came of it", "2026-11-22", "2026-11-22 09:30:00", "2023-03-15", "25%"]);
});

test("a cell without a place follows the one before, and one with a place stands there", async () => {
  expect((await cells('<c><v>1</v></c><c r="D4"><v>2</v></c><c><v>3</v></c>')).map(({ column }) => column)).toEqual([1, 4, 5]);
});

test("what the file does not hold is shown as nothing, and what is no number as it is", async () => {
  expect(await shown('<c t="s"><v>7</v></c><c t="s"/><c/><c><v> </v></c><c><v>1e999</v></c><c s="99"><v>1.5</v></c>')).toEqual([
    "",
    "",
    "",
    " ",
    "1e999",
    "1.5",
  ]);
});

test("a text has its pieces of differing looks, without how it is spoken", async () => {
  expect(richText(await tree("<si><r><t>規</t></r><r><rPr/><t>制</t></r><rPh><t>きせい</t></rPh></si>"))).toBe("規制");
  expect(richText(null)).toBe("");
});
