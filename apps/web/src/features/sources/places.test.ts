import { expect, test } from "vitest";
import { depthOf, leadInTo, numberOf, sectionOf, sectionsIn, tailOf } from "./places.ts";

const clause = (citation: string, text = "", heading = "") => ({ citation, text, heading });

test("a clause lies as deep as its levels below its section", () => {
  expect(["21 CFR 807.92", "21 CFR 807.92(a)", "21 CFR 807.92(a)(3)", "EU MDR Article 61(4)"].map(depthOf)).toEqual([0, 1, 2, 1]);
  expect(sectionOf("21 CFR 807.92(a)(3)")).toBe("21 CFR 807.92");
});

test("the number stands in the margin as the text prints it", () => {
  expect(numberOf(clause("21 CFR 807.92(a)(3)", "(3) An identification of the device"))).toEqual({ number: "(3)", printed: true });
  expect(numberOf(clause("EU MDR Article 61(4)", "4. In the case of implantable devices"))).toEqual({ number: "4.", printed: true });
  expect(numberOf(clause("21 CFR 803.10", "(a)(1) You must"))).toEqual({ number: "(a)(1)", printed: true });
});

test("where a text does not print its number, the citation gives it", () => {
  expect(numberOf(clause("21 CFR 803.10(c)", "A manufacturer reports a death."))).toEqual({ number: "(c)", printed: false });
  expect(numberOf(clause("21 CFR 803.10", "What reports are there?"))).toBeNull();
  expect(numberOf(clause("Guide p. 5", "2024 was a year of change"))).toBeNull();
});

test("passages of one heading are one section, and so are clauses of a section without headings", () => {
  const runs = sectionsIn([
    clause("807.90", "", "Filing"),
    clause("807.92(a)", "", "Summary"),
    clause("807.92(b)", "", "Summary"),
    clause("9(1)"),
    clause("9(2)"),
    clause("10(1)"),
  ]);
  expect(runs.map(({ citation, passages }) => [citation, passages.length])).toEqual([
    ["807.90", 1],
    ["807.92", 2],
    ["9", 2],
    ["10", 1],
  ]);
});

test("an item far below its lead-in repeats it; one directly below does not", () => {
  const passages = [clause("8(a)", "Shall contain:"), clause("8(a)(1)"), clause("8(a)(2)"), clause("8(b)")];
  expect(leadInTo(passages, 2).map(({ citation }) => citation)).toEqual(["8(a)"]);
  expect(leadInTo(passages, 1)).toEqual([]);
  expect(leadInTo(passages, 3)).toEqual([]);
});

test("of a long lead-in the end is repeated, from the beginning of a sentence", () => {
  expect(tailOf("It shall contain:")).toBe("It shall contain:");
  expect(tailOf(`${"word ".repeat(100)}end. All summaries shall contain:`)).toBe("… All summaries shall contain:");
});
