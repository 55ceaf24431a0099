import mammoth from "mammoth";
import { expect, test } from "vitest";
import { paragraph, quoted, reportOf, sampleReport, statements, table } from "../report/report.fixture.ts";
import { writeDocx } from "./docx.ts";
import { partsOf } from "./reading.fixture.ts";

test("has headings, a numbered list and links that other programs understand", async () => {
  const { value } = await mammoth.convertToHtml({ buffer: await writeDocx(sampleReport) });
  expect(value).toContain("<h1>");
  expect(value).toContain("<ol><li>");
  expect(value).toContain('<a href="https://www.ecfr.gov/current/title-21/part-820">');
});

test("numbers each list anew", async () => {
  const document = partsOf(await writeDocx(reportOf(...statements([paragraph("One.")]), ...statements([paragraph("One again.")]))))[
    "word/document.xml"
  ];
  const numberings = [...(document ?? "").matchAll(/<w:numId w:val="(\d+)"/gu)].map(([, id]) => id);
  expect(new Set(numberings).size).toBe(2);
});

test("says again what its columns are on every page of a long table", async () => {
  const document = partsOf(await writeDocx(reportOf(table(200))))["word/document.xml"] ?? "";
  expect(document.match(/<w:tblHeader\/>/gu)).toHaveLength(1);
  expect(document.match(/<w:tr>|<w:tr /gu)?.length).toBeGreaterThan(200);
});

test("keeps Arabic and Chinese as they are, and its language", async () => {
  const parts = partsOf(await writeDocx({ ...reportOf(paragraph("الأجهزة الطبية 医疗器械")), language: "de" }));
  expect(parts["word/document.xml"]).toContain("الأجهزة الطبية 医疗器械");
  expect(parts["word/styles.xml"]).toContain('w:val="de"');
});

test("makes no link of what is no web address", async () => {
  const from = { ...quoted.from, url: "javascript:alert(1)" };
  const { value } = await mammoth.convertToHtml({ buffer: await writeDocx(reportOf({ ...quoted, from })) });
  expect(value).not.toContain('href="javascript');
});
