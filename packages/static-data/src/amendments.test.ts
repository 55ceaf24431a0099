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

test("no amendment is later than the day for which the note that tells of it was compared", () => {
  const compared = builtInLibrary().flatMap(({ passages, retrieved }) =>
    passages.map(({ citation }) => [sectionIn(citation), retrieved] as const),
  );
  const latest = new Map(compared.toSorted(([, one], [, other]) => one.localeCompare(other)));
  const late = rows.flatMap(({ since, clauses }) => clauses.filter((clause) => since > (latest.get(sectionIn(clause)) ?? "9")));
  expect(late).toEqual([]);
});

/** The article or section a clause stands in. */
const sectionIn = (citation: string): string => citation.replace(/(?<=[\da-z])\(.*$/, "");
