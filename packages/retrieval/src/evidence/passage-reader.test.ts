import { expect, test } from "vitest";
import { candidate } from "./candidate.fixture.ts";
import { createPassageReader } from "./passage-reader.ts";

const reader = createPassageReader();
const report = candidate({
  citation: "21 CFR 812.150(a)(1)",
  heading: "Investigator reports",
  heading_path: ["Subpart G—Records and Reports"],
  text: "An investigator shall report each effect. This is due within 10 days.",
});

test("a passage is read as its sentences, each a slice of it with terms of its own", () => {
  const sentences = reader.read(report).sentences();
  expect(sentences.map(({ start, end }) => report.text.slice(start, end).trim())).toEqual([
    "An investigator shall report each effect.",
    "This is due within 10 days.",
  ]);
  expect(sentences[0]?.terms).toContain("investig");
  expect(sentences[1]?.terms).not.toContain("investig");
});

test("a passage is known by its own words, its headings, and what else is told of it", () => {
  const { terms, headTerms } = reader.read(report, ["everyday"]);
  for (const term of ["effect", "exempt", "everyday"]) expect(terms).toContain(term);
  expect(headTerms).toContain("exempt");
  expect(headTerms).not.toContain("effect");
});

test("what was told of a passage once is not told of it again", () => {
  reader.read(report, ["everyday"]);
  expect(reader.read(report).terms).not.toContain("everyday");
});

test("a clause goes by the section it stands in, and is named the same however it is spelled", () => {
  expect(reader.read(report).section).toContain("812.150");
  expect(reader.normal("21 CFR § 812.150 (a)(1)")).toBe(reader.normal("21 CFR 812.150(a)(1)"));
});

test("a rule goes by its heading below those above it, a document by its title alone", () => {
  const rule = reader.read(report).headings();
  expect(rule.own).toContain("investig");
  expect(rule.above).toContain("subpart");
  const page = reader.read({ ...report, kind: "guidance", source_title: "Early feasibility studies" }).headings();
  expect(page.own).toContain("feasibl");
  expect(page.above).toEqual([]);
});
