import { expect, test } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { contentsOf } from "./pages-of-contents.ts";

const prose = "The people who take part are told of this in words that they can follow, and they sign a form of it.";
const inContents = (...paragraphs: string[]) => {
  const manuscript = readManuscript({ text: paragraphs.join("\n\n") });
  const found = contentsOf(manuscript);
  return manuscript.paragraphs.filter((_, nth) => found.has(nth)).map(({ start, end }) => manuscript.text.slice(start, end));
};

test("its heading and entries are contents, and the sections themselves are not", () => {
  expect(inContents("Table of Contents", "1 Aim 3", "2 People 14", "1 Aim", prose, "2 People", prose)).toEqual([
    "Table of Contents",
    "1 Aim 3",
    "2 People 14",
  ]);
});

test("its heading may be marked as headings are in plain text", () => {
  expect(inContents("# Contents", "1 Aim 3", "# 1 Aim", prose)).toEqual(["# Contents", "1 Aim 3"]);
});

test("a line with leaders is an entry wherever it stands, whatever dots are used", () => {
  expect(inContents(prose, "Dose ........ 12", "Güte …… 7", "Ende . . . . . 9")).toEqual([
    "Dose ........ 12",
    "Güte …… 7",
    "Ende . . . . . 9",
  ]);
});

test("a number at the end of a line outside of a table of contents makes no entry of it", () => {
  expect(inContents("# Visits", "Visit of week 12", prose)).toEqual([]);
  expect(inContents("")).toEqual([]);
});

test("sections named one after the other in a line are contents, and a short list is none", () => {
  const line = "Sections: 1 Source, 2 Problem, 3 Scope, 4 Containment, 5 Cause, 6 Closure";
  expect(inContents(line, prose)).toEqual([line]);
  expect(inContents("Sections: 1 Source, 2 Problem", prose)).toEqual([]);
});

test("a table of contents ends with the first running text, though entries of a list of tables may follow", () => {
  expect(inContents("Contents", "1 Aim 3", prose, "2 People 14", prose, "List of Tables", "Table 1 Doses 20")).toEqual([
    "Contents",
    "1 Aim 3",
    "List of Tables",
    "Table 1 Doses 20",
  ]);
});
