import { expect, test } from "vitest";
import { officeFile, partsOf, relationsXml } from "../uploads.fixture.ts";

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

interface Further {
  workbook?: string;
  strings?: string;
  styles?: string;
  parts?: Record<string, string>;
}

function workbook(
  sheets: Record<string, string>,
  { workbook: properties = "", strings = "", styles = "", parts = {} }: Further = {},
): Uint8Array {
  const names = Object.keys(sheets);
  const list = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${at + 1}" state="${at > 0 ? "hidden" : "visible"}" r:id="s${at}" xmlns:r="r"/>`,
  );
  const relations = Object.fromEntries(names.map((_, at) => [`s${at}`, ["worksheet", `worksheets/sheet${at}.xml`] as const]));
  return officeFile("xl/workbook.xml", {
    "xl/workbook.xml": `<workbook>${properties}<sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationsXml({ ...relations, t: ["sharedStrings", "strings.xml"], y: ["styles", "styles.xml"] }),
    "xl/strings.xml": `<sst>${strings}</sst>`,
    "xl/styles.xml": `<styleSheet>${styles}</styleSheet>`,
    ...Object.fromEntries(Object.values(sheets).map((xml, at) => [`xl/worksheets/sheet${at}.xml`, xml])),
    ...parts,
  });
}

const told = async (file: Uint8Array) =>
  (await partsOf(file, "xlsx")).map(({ number, name, blocks }) => [number, name, ...blocks.map(({ range, text }) => `${range}: ${text}`)]);

test("cells show shared, rich and inline texts, truth, errors, and what came of formulas", async () => {
  const strings = "<si><t>Lot</t></si><si><r><t>ste</t></r><r><t>rile</t></r><rPh><t>reading</t></rPh></si>";
  const rows = `<row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="E2" t="inlineStr"><is><t>in line</t></is></c></row>
    <row r="3"><c r="B3" t="b"><v>1</v></c><c r="C3" t="e"><v>#DIV/0!</v></c><c r="D3" t="str"><f>A1&amp;"x"</f><v>came of it</v></c><c r="E3"><f>1+1</f><v>2</v></c></row>`;
  expect(await told(workbook({ Release: sheet(rows) }, { strings }))).toEqual([
    [1, "Release", "B2:E3: Lot\tsterile\t\tin line\nTRUE\t#DIV/0!\tcame of it\t2"],
  ]);
});

test("dates are dates, by formats of the file and by those it need not state, from 1900 or 1904", async () => {
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="dd.mm.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="10"/></cellXfs>';
  const rows =
    '<row><c s="1"><v>45000</v></c><c s="2"><v>45000</v></c><c s="3"><v>0.0314</v></c><c t="d"><v>2024-02-29T00:00:00</v></c></row>';
  expect(await told(workbook({ A: sheet(rows) }, { styles }))).toEqual([[1, "A", "A1:D1: 2023-03-15\t2023-03-15\t3.14%\t2024-02-29"]]);
  const from1904 = workbook({ A: sheet('<row><c s="1"><v>43538</v></c></row>') }, { styles, workbook: '<workbookPr date1904="1"/>' });
  expect(await told(from1904)).toEqual([[1, "A", "A1: 2023-03-15"]]);
});

test("each group of rows is a block with its range, a long one parted; hidden sheets are read", async () => {
  const row = (at: number) => `<row r="${at}"><c r="A${at}" t="str"><v>row ${at}</v></c></row>`;
  const many = Array.from({ length: 50 }, (_, at) => row(at + 10)).join("");
  const [first, second] = await told(workbook({ One: sheet(row(1) + row(2) + many), Two: sheet(row(7)) }));
  expect(first?.map((text) => String(text).split(":", 2).join(":"))).toEqual(["1", "One", "A1:A2", "A10:A49", "A50:A59"]);
  expect(second).toEqual([2, "Two", "A7: row 7"]);
});

test("cells at the far corners do not fill the memory with empty ones", async () => {
  const rows =
    '<row r="1"><c r="A1" t="str"><v>near</v></c></row><row r="1048576"><c r="A1048576" t="str"><v>left</v></c><c r="XFD1048576" t="str"><v>far</v></c></row>';
  const [part] = await partsOf(workbook({ A: sheet(rows) }), "xlsx");
  expect(part?.blocks.map(({ range }) => range)).toEqual(["A1", "A1048576:XFD1048576"]);
  expect(part?.blocks[1]?.text.length).toBeLessThan(40);
});

test("what is said of cells, and texts over them, follow the cells", async () => {
  const parts = {
    "xl/worksheets/_rels/sheet0.xml.rels": relationsXml({
      c: ["comments", "../comments1.xml"],
      d: ["drawing", "../drawings/drawing1.xml"],
    }),
    "xl/comments1.xml":
      '<comments><authors><author>Ada</author></authors><commentList><comment ref="B2" authorId="0"><text><r><t>Check </t></r><r><t>this</t></r></text></comment></commentList></comments>',
    "xl/drawings/drawing1.xml": "<wsDr><twoCellAnchor><sp><txBody><p><r><t>In a box</t></r></p></txBody></sp></twoCellAnchor></wsDr>",
  };
  const file = workbook({ A: sheet('<row r="1"><c r="A1"><v>1</v></c></row>') }, { parts });
  expect(await told(file)).toEqual([[1, "A", "A1: 1", "B2: Ada: Check this", "null: In a box"]]);
});
