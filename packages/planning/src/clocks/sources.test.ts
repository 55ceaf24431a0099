import { builtInLibrary } from "@clausewise/static-data";
import { expect, test } from "vitest";
import { clocks } from "./clocks.ts";

const library = builtInLibrary();
const held = new Map(library.map((source) => [source.identifier, source]));
const sources = clocks.flatMap(({ rules, weekends, arrives }) => [
  ...rules.map(({ source }) => source),
  ...(weekends.source ? [weekends.source] : []),
  ...(arrives ? [arrives] : []),
]);

const sectionOf = (citation: string) => citation.replace(/(?:\([A-Za-z0-9]+\))+$/, "");

/** Whether the library holds a clause, or one that it stands in. */
const resolves = ({ source, clause }: { source: string; clause: string }) =>
  (held.get(source)?.passages ?? []).some(
    ({ citation }) =>
      citation === clause ||
      clause === sectionOf(citation) ||
      (clause.startsWith(citation) && "(. ,".includes(clause.charAt(citation.length))),
  );

test("every period stands in a clause that the library holds, but for what it has no note of", () => {
  const missing = new Set(sources.filter((source) => !resolves(source)).map(({ clause }) => clause));
  expect([...missing].toSorted()).toEqual([
    "BsUFA III commitment letter, review performance goals",
    "EU IVDR Annex IX 4.13",
    "EU IVDR Annex IX 4.9",
    "EU IVDR Annex IX 5.2",
    "GDUFA III commitment letter, original ANDAs",
    "Providing Regulatory Submissions in Electronic Format — Receipt Dates, February 2014",
    "Regulation (EEC, Euratom) No 1182/71 Article 3",
  ]);
});

test("what was compared with less than the text says with what", () => {
  expect(sources.filter(({ source, only }) => !held.has(source) && only === null)).toEqual([]);
});
