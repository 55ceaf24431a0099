import { expect, test } from "vitest";
import { formOf } from "../../form/form.fixture.ts";
import { partsOf, textOfWorkbook } from "../reading.fixture.ts";
import { writeFormXlsx } from "./xlsx.ts";

const workbook = formOf({ sections: formOf().sections.map((section) => ({ ...section, level: 1 as const })) });
const parts = async () => partsOf(await writeFormXlsx(workbook));

test("says on its first sheet what it is, and what belongs on each of the others", async () => {
  const text = textOfWorkbook(await writeFormXlsx(workbook));
  for (const words of [
    "Design plan",
    "21 CFR 820.30(b): Changed since.",
    "Say which designs are planned.",
    "Plan, page 3 · Design planning",
  ])
    expect(text).toContain(words);
});

test("the clause leads to its official text", async () => {
  const all = await parts();
  expect(all["xl/worksheets/sheet1.xml"]).toMatch(/<hyperlink ref="B\d+" r:id="rIdLink1"\/>/u);
  expect(all["xl/worksheets/_rels/sheet1.xml.rels"]).toContain("https://www.ecfr.gov/current/title-21/section-820.30");
});

test("what may be chosen is offered, also where an option has a comma, and what belongs there is said", async () => {
  const all = await parts();
  const sheet = all["xl/worksheets/sheet3.xml"] ?? "";
  expect(sheet).toContain("<formula1>'Options'!$A$2:$A$3</formula1>");
  expect(sheet).toContain('prompt="as of today"');
  expect(textOfWorkbook(await writeFormXlsx(workbook))).toContain("Done, reviewed");
});

test("the head of a table stays in sight, can be filtered by, and stands again on each printed page", async () => {
  const all = await parts();
  const sheet = all["xl/worksheets/sheet3.xml"] ?? "";
  expect(sheet).toContain('ySplit="3"');
  expect(sheet).toContain('<autoFilter ref="A3:B5"/>');
  expect(all["xl/workbook.xml"]).toContain("'Stages'!$3:$3");
  expect(all["xl/workbook.xml"]?.match(/<definedNames/gu)).toHaveLength(1);
  expect(sheet.indexOf("<autoFilter")).toBeLessThan(sheet.indexOf("<dataValidations"));
});
