import { expect, test } from "vitest";
import { paragraph, quoted, reportOf, statements, table } from "../report/report.fixture.ts";
import { partsOf, textOfWorkbook } from "./reading.fixture.ts";
import { writeXlsx } from "./xlsx.ts";

const sheetNames = (parts: Record<string, string>) =>
  [...(parts["xl/workbook.xml"] ?? "").matchAll(/<sheet [^>]*name="([^"]*)"/gu)].map(([, name]) => name);

test("holds its words on the first sheet and each table on one of its own", async () => {
  const parts = partsOf(
    await writeXlsx(
      reportOf(table(3), { ...table(1), caption: "Deadlines" }, { ...table(1), caption: "What/if: [a very long name of a table]" }),
    ),
  );
  expect(sheetNames(parts)).toEqual(["Report", "Deadlines", "Deadlines 2", "What if a very long name"]);
});

test("writes numbers as numbers, and keeps the head of a table in sight", async () => {
  const sheet = partsOf(await writeXlsx(reportOf(table(2))))["xl/worksheets/sheet2.xml"] ?? "";
  expect(sheet).toMatch(/<c r="C2"[^>]*><v>1<\/v>/u);
  expect(sheet).toContain('state="frozen"');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", '=HYPERLINK("http://x","y")'])("%j is words, never a formula", async (value) => {
  const file = await writeXlsx(reportOf({ ...table(0), rows: [[value, value, 1]] }, paragraph(value)));
  const parts = partsOf(file);
  expect(Object.values(parts).join("")).not.toMatch(/<f>|<f /u);
  expect(textOfWorkbook(file)).toContain(`'${value.replaceAll(/\s+/gu, " ")}`);
});

test("keeps Arabic and Chinese as they are", async () => {
  expect(textOfWorkbook(await writeXlsx(reportOf(paragraph("الأجهزة الطبية 医疗器械"))))).toContain("الأجهزة الطبية 医疗器械");
});

test("cuts a text at what a cell holds, and writes a long report whole", async () => {
  const items = Array.from({ length: 3000 }, (_, at) => [paragraph(`Statement ${at + 1}.`), quoted]);
  const text = textOfWorkbook(await writeXlsx(reportOf(paragraph("x".repeat(40_000)), ...statements(...items))));
  expect(/x{30000,}/u.exec(text)?.[0]).toHaveLength(32_767);
  expect(text).toContain("Statement 3000.");
});
