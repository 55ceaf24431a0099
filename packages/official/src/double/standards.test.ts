import { expect, test } from "vitest";
import { readRows } from "../html/tables.ts";
import { createDoubleStandards } from "./standards.ts";

const recognition = (number: string, ...designations: string[]) => ({
  number,
  entered: "01/14/2019",
  extent: "Complete",
  names: designations.map((designation) => ({ organisation: "IEC", designation, title: `Title of ${designation}` })),
});
const standards = createDoubleStandards(
  [recognition("13-79", "62304", "62304-AAMI"), recognition("13-80", "60601"), recognition("13-81", "62304-2")],
  1,
);
const page = (query: Record<string, string>) =>
  standards.answer("/scripts/cdrh/cfdocs/cfStandards/results.cfm", new URLSearchParams(query)).body;

test("standards are found by a part of their number, a page at a time from a place on", () => {
  expect(page({ referencenumber: "62304" })).toContain("1 to 1 of 2 Results");
  expect(page({ referencenumber: "62304", start_search: "2" })).toContain("2 to 2 of 2 Results");
  expect(page({ referencenumber: "99999" })).toContain("No results found for your search");
});

test("a recognition under several names has one row each, of which the first holds what they share", () => {
  const rows = readRows(page({ referencenumber: "62304" })).filter(({ cells }) => cells.some(({ links }) => links.length > 0));
  expect(rows).toHaveLength(2);
  expect(page({ referencenumber: "62304" })).toContain('rowspan="2"');
});
