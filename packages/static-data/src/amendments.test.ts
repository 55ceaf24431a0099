import { expect, test } from "vitest";
import { builtInAmendments } from "./amendments.ts";
import { builtInLibrary } from "./library.ts";

const rows = builtInAmendments();

test("every amendment names its act, the day or month since when, the clauses, an official address and what it was verified with", () => {
  expect(rows.length).toBeGreaterThan(10);
  const faulty = rows.filter(
    ({ by, since, clauses, url, basis }) =>
      by === "" || !/^\d{4}(-\d{2}){0,2}$/.test(since) || clauses.length === 0 || !url.startsWith("https://") || basis.length < 20,
  );
  expect(faulty).toEqual([]);
});

test("every amended clause stands in the source under which it is listed", () => {
  expect(rows.flatMap(({ source, clauses }) => clauses.filter((clause) => !clause.startsWith(`${source} `)))).toEqual([]);
});

test("a note of ours tells today's law for every section that was amended", () => {
  const sections = new Set(builtInLibrary().flatMap(({ passages }) => passages.map(({ citation }) => sectionIn(citation))));
  const untold = rows.flatMap(({ clauses }) => clauses).filter((clause) => !sections.has(sectionIn(clause)));
  expect(untold).toEqual([]);
});

test("no amendment is later than the note that tells of it was compared for", () => {
  const compared = new Map(builtInLibrary().map(({ identifier, retrieved }) => [identifier, retrieved]));
  const late = rows.filter(({ source, since }) => since > (compared.get(source) ?? "9"));
  expect(late).toEqual([]);
});

const sectionIn = (citation: string): string =>
  citation.replace(/\(.*$/, (rest) => (rest.startsWith("(EU)") ? rest.replace(/(?<=\d|[a-z])\(.*$/, "") : ""));
