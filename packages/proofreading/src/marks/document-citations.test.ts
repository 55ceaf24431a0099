import { expect, test } from "vitest";
import { documentCitations } from "./document-citations.ts";

const found = (plain: string) =>
  documentCitations(plain).map(({ source, edition, start, end }) => [source, edition, plain.slice(start, end)] as const);
const named = (plain: string) => found(plain).map(([source, edition]) => `${source}${edition === null ? "" : ` ${edition}`}`);

test.each([
  ["MDCG 2020-5", "MDCG 2020-5"],
  ["MDCG guidance 2019-11, Rev. 1", "MDCG 2019-11 rev 1"],
  ["MDCG 2020-10/1", "MDCG 2020-10-1"],
  ["MEDDEV 2.7.1 Rev.4", "MEDDEV 2.7/1 rev 4"],
  ["ICH E6 (R2)", "ICH E6 R2"],
  ["IMDRF/SaMD WG/N12FINAL:2014", "IMDRF N12 2014"],
  ["GHTF/SG5/N2R8:2007", "GHTF SG5/N2 2007"],
  ["EudraLex Volume 4, Annex 11", "EU GMP Annex 11"],
  ["GUI-0098", "GUI-0098"],
])("“%s” is %s", (plain, expected) => {
  expect(named(plain)).toEqual([expected]);
});

test("guidelines that are listed behind one of ICH are of ICH too, and the words after them are not", () => {
  expect(new Set(named("ICH M3(R2), S7A and Q1A(R2) hold"))).toEqual(new Set(["ICH M3 R2", "ICH S7A", "ICH Q1A R2"]));
  expect(named("ICH E6 and the tables, or S9-12")).toEqual(["ICH E6"]);
});

test("a revision in brackets tells a guideline without ICH, and a code alone does not", () => {
  expect(named("as E8(R1) says")).toEqual(["ICH E8 R1"]);
  expect(named("Table E8 and S7A of the annex")).toEqual([]);
});

test.each(["MDCG of 2020", "rule VIII of MEDDEVS", "12 ICH", ""])("“%s” names no document", (plain) => {
  expect(named(plain)).toEqual([]);
});

test("a document stands where it is named, without the blank behind it", () => {
  expect(found("See MDCG 2020-5 for it.")[0]?.[2]).toBe("MDCG 2020-5");
});
