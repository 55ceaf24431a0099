import { expect, test } from "vitest";
import type { Report } from "../report/report.ts";
import { writeCsv } from "./csv.ts";

const reportOf = (rows: (string | number)[][]): Report => ({
  title: "Citations",
  subject: "Clauses",
  author: "Clausewise",
  date: "2026-11-23",
  language: "en",
  blocks: [
    { kind: "paragraph", text: "What stands beside the table is not in it." },
    { kind: "table", caption: "Clauses", columns: ["Clause", "Why"].map((title) => ({ title, width: 1 })), rows },
  ],
  closing: "",
  footer: "",
});

test("the table alone, a line each, under its head", () => {
  expect(writeCsv(reportOf([["21 CFR 820.35", 3]]))).toBe("\uFEFFClause,Why\r\n21 CFR 820.35,3\r\n");
});

test("no cell is a formula", () => {
  expect(writeCsv(reportOf([["=1+1", "@SUM(A1)"]]))).toContain("'=1+1,'@SUM(A1)\r\n");
});
