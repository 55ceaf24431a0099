import { expect, test } from "vitest";
import { canadianCitations } from "./canadian-citations.ts";

const clauses = (plain: string) => [...new Set(canadianCitations(plain).flatMap(({ clause }) => clause ?? []))];

test.each([
  ["SOR/98-282, s. 59(1)", ["SOR/98-282 s. 59(1)"]],
  ["section 32(2)(c) of the Medical Devices Regulations", ["SOR/98-282 s. 32(2)(c)"]],
  ["sections 59 and 60 of the Medical Devices Regulations", ["SOR/98-282 s. 59", "SOR/98-282 s. 60"]],
  ["ss. 45 to 48 of the Food and Drugs Act", ["R.S.C., 1985, c. F-27 s. 45", "R.S.C., 1985, c. F-27 s. 48"]],
  ["C.01.016(1) asks for it", ["C.R.C., c. 870 C.01.016(1)"]],
  ["CMDR s. 68.1", ["SOR/98-282 s. 68.1"]],
])("“%s” cites %j", (plain, expected) => {
  expect(clauses(plain)).toEqual(expected);
});

test("a section goes on with the law of its sentence", () => {
  expect(clauses("SOR/98-282, s. 59 asks for it, and so does s. 60(1).")).toEqual(["SOR/98-282 s. 59", "SOR/98-282 s. 60(1)"]);
});

test.each([
  ["the text itself", "The CMDR hold.\n\nSee section 3.2 of this plan."],
  ["the United Kingdom", "section 59 of the Medical Devices Regulations 2002 (SI 2002/618)"],
  ["a period", "SOR/98-282 gives section 10 days."],
  ["no law at all", "See section 59(1)."],
  ["nothing", ""],
])("sections of %s are none of Canada's", (_, plain) => {
  expect(clauses(plain)).toEqual([]);
});

test("of two laws the section is of the Act where the text says so", () => {
  expect(clauses("The Medical Devices Regulations and the Food and Drugs Act hold; s. 21(1) of the Act says so.")).toContain(
    "R.S.C., 1985, c. F-27 s. 21(1)",
  );
});
