import type { FormTable } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { liesOnItsSide, widthsOf } from "./columns.ts";

const table = (columns: number, rows: string[][] = []): FormTable => ({
  kind: "table",
  columns: Array.from({ length: columns }, (_, at) => ({ title: `C${at}`, width: null, options: [], hint: null })),
  rows: rows.map((row) => row.map((text) => [text])),
});

test("a column to be filled in gets room, and one with short words little", () => {
  const [number = 0, text = 0, open = 0] = widthsOf(table(3, [["1", "A long description of what is asked for here", ""]]));
  expect(number).toBeLessThan(open);
  expect(open).toBeLessThan(text);
});

test("a column is as wide as it says", () => {
  const [given] = widthsOf({ ...table(1), columns: [{ title: "Severity", width: 14, options: [], hint: null }] });
  expect(given).toBe(14);
});

test("a page lies on its side where most of its tables are wide", () => {
  expect(liesOnItsSide([table(3), table(7)])).toBe(true);
  expect(liesOnItsSide([table(3), table(4), table(7)])).toBe(false);
  expect(liesOnItsSide([])).toBe(false);
});
