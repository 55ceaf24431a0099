import { expect, test } from "vitest";
import writeExcel from "write-excel-file/node";
import { partsOf } from "../reading.fixture.ts";
import { type SheetParts, sheetParts } from "./xlsx-parts.ts";

const sheetOf = (given: Partial<SheetParts> = {}): SheetParts => ({
  name: "Data",
  entries: [],
  links: [],
  table: null,
  footer: "Plan",
  ...given,
});

async function written(...sheets: SheetParts[]) {
  const data = [[{ value: "a", type: String }], [{ value: "b", type: String }]];
  const file = await writeExcel(
    sheets.map(({ name }) => ({ data, sheet: name })),
    { features: [sheetParts(sheets)] },
  ).toBuffer();
  return partsOf(file);
}
const first = async (given: Partial<SheetParts>) => (await written(sheetOf(given)))["xl/worksheets/sheet1.xml"] ?? "";
const column = { from: { row: 1, column: 0 }, to: { row: 3, column: 0 }, title: "State", hint: null, options: null };

test("what may be chosen is a list of suggestions, which takes other words too", async () => {
  const xml = await first({ entries: [{ ...column, options: "'Options'!$A$2:$A$3" }] });
  expect(xml).toContain('type="list" errorStyle="warning"');
  expect(xml).toMatch(/sqref="A2:A4"><formula1>'Options'!\$A\$2:\$A\$3<\/formula1>/u);
});

test("a prompt is cut to what Excel takes, and signs of XML in it do no harm", async () => {
  const xml = await first({ entries: [{ ...column, title: "T".repeat(50), hint: `"<&>" ${"x".repeat(300)}` }] });
  expect(/promptTitle="(T+)"/u.exec(xml)?.[1]).toHaveLength(32);
  expect(/ prompt="([^"]*)"/u.exec(xml)?.[1]?.replaceAll(/&\w+;/gu, ".")).toHaveLength(255);
});

test("a place without a prompt shows none", async () => expect(await first({ entries: [column] })).not.toContain("showInputMessage"));

test("links lead to their addresses, each by its own number", async () => {
  const links = ["https://example.org/?a=1&b=2", "https://example.org/b"].map((url, row) => ({ at: { row, column: 1 }, url }));
  const parts = await written(sheetOf({ links }));
  expect(parts["xl/worksheets/sheet1.xml"]).toMatch(/<hyperlink ref="B1" r:id="rIdLink1"\/><hyperlink ref="B2" r:id="rIdLink2"\/>/u);
  expect(parts["xl/worksheets/_rels/sheet1.xml.rels"]).toContain('Id="rIdLink1"');
  expect(parts["xl/worksheets/_rels/sheet1.xml.rels"]).toContain("a=1&amp;b=2");
});

test("an ampersand in the foot of a page is one, and not a code of Excel's", async () => {
  expect(await first({ footer: "R&D <plan>" })).toContain("&amp;LR&amp;&amp;D &lt;plan&gt;&amp;RPage &amp;P of &amp;N");
});

test("heads stand again on paper only of sheets with a table, by the number of the sheet", async () => {
  const table = { from: { row: 2, column: 0 }, to: { row: 5, column: 3 } };
  const book = (await written(sheetOf({ name: "About" }), sheetOf({ name: "A & B", table })))["xl/workbook.xml"] ?? "";
  expect(book.match(/<definedName /gu)).toHaveLength(1);
  expect(book).toContain("localSheetId=\"1\">'A &amp; B'!$3:$3</definedName>");
});
