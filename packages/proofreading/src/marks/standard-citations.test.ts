import { expect, test } from "vitest";
import { standardCitations } from "./standard-citations.ts";

const cited = (plain: string) =>
  standardCitations(plain).map(({ clause, source, edition }) => clause ?? `${source}${edition === null ? "" : `:${edition}`}`);

test.each([
  ["EN ISO 13485:2016+A11:2021", ["ISO 13485:2016"]],
  ["ISO/TR 24971:2020", ["ISO/TR 24971:2020"]],
  ["ISO/IEC 27001", ["ISO/IEC 27001"]],
  ["ANSI/AAMI/ISO 14971:2019, clause 7.3", ["ISO 14971:2019 7.3"]],
  ["clause 7.3.7 of ISO 13485:2016", ["ISO 13485:2016 7.3.7"]],
  ["the 2007 edition of ISO 14971", ["ISO 14971:2007"]],
  ["ISO 13485:2016 Annex A", ["ISO 13485:2016 Annex A"]],
  ["ISO 13485:2016, 7.3.3 and 7.3.4", ["ISO 13485:2016 7.3.3", "ISO 13485:2016 7.3.4"]],
  ["ISO 10993-1:2018, -5 and -10:2010", ["ISO 10993-1:2018", "ISO 10993-5", "ISO 10993-10:2010"]],
  ["ASTM F1980-16", ["ASTM F1980:2016"]],
  ["ISO\n11135:2014", ["ISO 11135:2014"]],
])("“%s” cites %j", (plain, expected) => {
  expect(cited(plain)).toEqual(expected);
});

test("what is measured behind a standard is no clause of it", () => {
  expect(cited("ISO 10555-1:2013, 3.5 mm")).toEqual(["ISO 10555-1:2013"]);
  expect(cited("ISO 10555-1:2013, 3.5 % of all")).toEqual(["ISO 10555-1:2013"]);
});

test("a clause alone is of the only standard of which the text cites clauses", () => {
  expect(cited("ISO 13485:2016, 7.3.3; see also clause 7.6.")).toContain("ISO 13485:2016 7.6");
  expect(cited("ISO 13485:2016, 7.3.3 and ISO 14971:2019, clause 7.3; see also clause 7.6.")).not.toContain("ISO 13485:2016 7.6");
  expect(cited("see also clause 7.6.")).toEqual([]);
});

test("a clause of the standard is of the last one named", () => {
  expect(cited("ISO 13485:2016 holds. Clause 7.3.3 of the standard says so.")).toContain("ISO 13485:2016 7.3.3");
});

test.each(["the isolated 13485 people", "clause 7.3 of the contract", ""])("“%s” cites no standard", (plain) => {
  expect(cited(plain)).toEqual([]);
});
