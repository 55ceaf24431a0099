import { expect, test } from "vitest";
import { listed, paragraph, quoted, reportOf, sampleReport, sources, statements, table } from "../report/report.fixture.ts";
import { writeMarkdown } from "./markdown.ts";

test("words that look like marks stay words", () => {
  const text = writeMarkdown({ ...sampleReport, title: "# <b>What</b> of *this* [x](y)?" });
  expect(text.split("\n")[0]).toBe(String.raw`# \# \<b\>What\</b\> of \*this\* \[x\](y)?`);
});

test("quotes stand under the number of their statement, also from the tenth on", () => {
  const items = Array.from({ length: 10 }, (_, at) => [paragraph(`Statement ${at + 1}.`), quoted]);
  const text = writeMarkdown(reportOf(...statements(...items)));
  expect(text).toContain("9. Statement 9.\n\n   > “Each");
  expect(text).toContain("10. Statement 10.\n\n    > “Each");
});

test("a list of sources is one list, line by line", () => {
  const text = writeMarkdown(reportOf(...sources));
  expect(text).toContain("## Sources\n\n1. **21 CFR 820: Quality System Regulation** · Superseded · Regulation, binding");
});

test("the items of a quoted list carry their own citations", () => {
  expect(writeMarkdown(reportOf(listed))).toContain("trade name;” — **21 CFR 807.92(a)(2)**");
});

test("a table keeps its columns where cells hold bars and line ends", () => {
  const text = writeMarkdown(reportOf({ ...table(0), rows: [["a|b", "one\ntwo", 3]] }));
  expect(text).toContain("| Clause | Duty | Days |\n| --- | --- | --- |\n| a\\|b | one two | 3 |");
});
