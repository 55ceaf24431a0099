import { expect, test } from "vitest";
import { paragraph, quoted, reportOf, sampleReport, statements, table } from "../report/report.fixture.ts";
import { writePdf } from "./pdf.ts";
import { oneSpace, pagesOf } from "./reading.fixture.ts";

const long = { ...quoted, text: `${"Each manufacturer shall establish procedures. ".repeat(300)}This is the end.` };
const longReport = reportOf(...statements([paragraph("Long."), long]));

test("numbers its pages and repeats the foot on each", async () => {
  const pages = await pagesOf(await writePdf(longReport));
  expect(pages.length).toBeGreaterThan(3);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    expect(page).toContain(sampleReport.footer);
  }
});

test("loses no word of a quote that runs over pages", async () => {
  const pages = await pagesOf(await writePdf(longReport));
  const text = oneSpace(pages.map((page) => page.split(sampleReport.footer)[0]).join(" "));
  expect(text.match(/Each manufacturer shall establish procedures\./gu)).toHaveLength(300);
  expect(text).toContain("This is the end.”");
});

test("sets a table over pages with its head on each, and no row twice or never", async () => {
  const pages = await pagesOf(await writePdf(reportOf(table(120))));
  const withRows = pages.filter((page) => page.includes("21 CFR 803."));
  expect(withRows.length).toBeGreaterThan(2);
  for (const page of withRows) expect(page).toMatch(/Clause Duty Days/u);
  const rows = pages.flatMap((page) => [...page.matchAll(/Duty (\d+): report/gu)].map(([, number]) => Number(number)));
  expect(rows).toEqual(Array.from({ length: 120 }, (_, at) => at + 1));
});

test("parts a row that no page has room for", async () => {
  const tall = { ...table(1), rows: [["Clause", `${"It goes on. ".repeat(1500)}It ends.`, 1]] };
  const text = (await pagesOf(await writePdf(reportOf(tall)))).join(" ");
  expect(text.match(/It\s+goes\s+on\./gu)).toHaveLength(1500);
  expect(text).toContain("It ends.");
});

test("says how many characters its fonts do not have", async () => {
  const text = (await pagesOf(await writePdf({ ...sampleReport, title: "𓀀𓀁 hieroglyphs" }))).join(" ");
  expect(text).toContain("□□ hieroglyphs");
  expect(text).toContain("2 characters are shown as □");
});

test("is tagged, names its language and shows its title", async () => {
  const raw = (await writePdf({ ...reportOf(table(2)), language: "de" })).toString("latin1");
  expect(raw).toContain("/StructTreeRoot");
  expect(raw).toContain("/Lang (de)");
  expect(raw).toContain("/DisplayDocTitle true");
  for (const tag of ["H1", "Table", "TR", "TH", "TD"]) expect(raw).toContain(`/S /${tag}\n`);
});

test("a report of hundreds of pages is written whole", async () => {
  const items = Array.from({ length: 600 }, (_, at) => [
    paragraph(`Statement ${at + 1}.`),
    { ...quoted, text: "It shall be so. ".repeat(100) },
  ]);
  const pages = await pagesOf(await writePdf(reportOf(...statements(...items))));
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
});

test("makes no link of what is no web address", async () => {
  const from = { ...quoted.from, url: "javascript:alert(1)" };
  expect((await writePdf(reportOf({ ...quoted, from }))).toString("latin1")).not.toContain("/URI (javascript");
});
