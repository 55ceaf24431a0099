import { expect, test } from "vitest";
import type { Citation } from "../operations/answers.ts";
import { amendedWords, citedBlocks, itemParts, versionFacts, versionName, retrievedAs } from "./citations.ts";

const id = "0b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11";
const cited = (citation: string, quote: string | null): Citation => ({
  passage_id: id,
  passage_hash: "00",
  source_id: id,
  version_id: id,
  version_label: "",
  citation,
  heading: "",
  page: null,
  quote,
  quote_start: quote === null ? null : 0,
  lead_in: null,
  text_kind: quote === null ? "summary" : "verbatim",
  source_title: "Establishment registration",
  source_identifier: "21 CFR 807",
  authority: "FDA",
  jurisdiction: "US",
  kind: "regulation",
  binding: true,
  status: "in_force",
  amended: [],
  issued: null,
  effective: null,
  retrieved: "2026-02-27",
  url: null,
});

const head = cited("21 CFR 807.92(a)", "All 510(k) summaries shall contain the following information:");
const first = cited("21 CFR 807.92(a)(1)", "(1) The submitter's name;");
const second = cited("21 CFR 807.92(a)(2)", "(2) The name of the device;");
const shape = (citations: Citation[]) => citedBlocks(citations).map(({ at, items }) => [at, items.length]);

test("the items of a section's list stand under the words that announce them", () => {
  expect(shape([head, first, second])).toEqual([[0, 2]]);
});

test("they stand there too where the announcement is quoted without its colon", () => {
  expect(shape([{ ...head, quote: "All 510(k) summaries shall contain the following information" }, first, second])).toEqual([[0, 2]]);
});

test("what follows a list stands apart from it", () => {
  expect(shape([head, first, second, cited("21 CFR 807.92(b)", "(b) Otherwise.")])).toEqual([
    [0, 2],
    [3, 0],
  ]);
});

test("a sentence that announces nothing takes no items", () => {
  expect(shape([{ ...head, quote: "A summary is required." }, first, second])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});

test("an item of another version stays outside the list", () => {
  expect(shape([head, first, second, { ...second, version_id: "1b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11" }])).toEqual([
    [0, 2],
    [3, 0],
  ]);
});

test("a summary is never taken for an item", () => {
  expect(shape([head, first, cited("21 CFR 807.92(a)(2)", null)])).toHaveLength(3);
});

test("an item keeps the mark its text begins with", () => {
  expect(itemParts(head, first)).toEqual({ mark: "(1)", printed: true, words: "The submitter's name;" });
});

test("an item printed without a mark is marked by its clause", () => {
  expect(itemParts(head, { ...first, quote: "The submitter's name;" })).toEqual({
    mark: "(1)",
    printed: false,
    words: "The submitter's name;",
  });
});

const dates = { issued: "2017-04-05", effective: null, retrieved: "2026-02-27" };

test.each(["2017 original", "consolidated", "USC 2023 edition", "2016-11-10"])("the version %s is told", (label) => {
  expect(versionFacts(label, dates)).toEqual([`version: ${label}`]);
});

test.each(["", " ", undefined, "undated", "Our summary", "2017-04-05", "2026-02-27"])("the label %j tells nothing new", (label) => {
  expect(versionFacts(label, dates)).toEqual([]);
});

test("what a summary of ours was checked against is told, beside the version it summarises", () => {
  expect(versionFacts("As of 1996. Our summary, checked against the printed Code", dates)).toEqual([
    "version: As of 1996",
    "checked against the printed Code",
  ]);
});

test.each([
  ["2017 original", "seen"],
  [undefined, "seen"],
  ["As of 1996. Our summary, checked against the printed Code", "compared as of"],
  ["Our summary, checked against no text; from specialist knowledge", "written"],
])("the day of %j is the day it was %s", (label, said) => {
  expect(retrievedAs(label)).toBe(said);
});

test("a version goes by its name alone, one without a name as our summary", () => {
  expect(versionName("As of 1996. Our summary, checked against the printed Code")).toBe("As of 1996");
  expect(versionName("Our summary, checked against the printed Code")).toBe("Our summary");
  expect(versionName("2024-04-01")).toBe("2024-04-01");
});

test("what amended a clause is told with its day, or its month where no more is known", () => {
  const acts = [
    { by: "Regulation (EU) 2020/561", since: "2020-04-24" },
    { by: "Delegated Regulation (EU) 2026/1451", since: "2026-07" },
  ];
  expect(amendedWords(acts)).toBe(
    "amended since by Regulation (EU) 2020/561 (24 April 2020) and Delegated Regulation (EU) 2026/1451 (July 2026)",
  );
  expect(amendedWords([])).toBeNull();
  expect(amendedWords(undefined)).toBeNull();
});

test("a note of ours says which official text changed since it was written, until somebody confirms it", () => {
  const changed = { by: "21 CFR 820", since: "2026-11-10", written_before: true } as const;
  expect(amendedWords([changed])).toBe("written before 21 CFR 820 (10 November 2026) changed, and not confirmed since");
  expect(amendedWords([{ by: "Regulation (EU) 2020/561", since: "2020-04-24" }, changed])).toBe(
    "amended since by Regulation (EU) 2020/561 (24 April 2020); written before 21 CFR 820 (10 November 2026) changed, and not confirmed since",
  );
});
