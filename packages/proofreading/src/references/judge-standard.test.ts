import { expect, test } from "vitest";
import { citationsIn } from "../marks/citations.ts";
import { clauseTitle, judgeStandard, standardOf } from "./judge-standard.ts";
import { libraryOf } from "./library.fixture.ts";

const library = libraryOf(null);
const citation = (text: string) => {
  const [one] = citationsIn(text);
  if (one === undefined) throw new Error("nothing is cited");
  return one;
};
const judge = (text: string) => judgeStandard(citation(text), null, library);

test.each([
  ["ISO 14971:2019", "in_force"],
  ["ISO 14971", "in_force"],
  ["ISO 14971:2007", "superseded"],
  ["EN ISO 14971:2012", "superseded"],
  ["DIN EN ISO 14971:2022-04", "in_force"],
  ["DIN EN ISO 14971:2008-05", "superseded"],
  ["BS EN ISO 14971:2016", "unclear"],
  ["ISO 14971:2022", "unclear"],
  ["ISO 14971:1999", "unclear"],
  ["IEC 62366:2007", "superseded"],
  ["ISO 14971:2019, clause 7.9", "no_such_clause"],
  ["ISO 14971:2019, clause 7.6.2", "in_force"],
  ["ISO 88888:2001", "not_in_library"],
])("%s is %s", (text, verdict) => {
  expect(judge(text).verdict).toBe(verdict);
});

test("what took its place is named: the latest edition, or another standard", () => {
  expect([judge("ISO 14971:2007").successors, judge("IEC 62366:2007").successors]).toEqual([["ISO 14971:2019"], ["IEC 62366-1:2015"]]);
});

test("a standard is the same whoever took it over, and another number is another", () => {
  expect(standardOf("EN 14971", library.standards)?.number).toBe("ISO 14971");
  expect(standardOf("ISO 1497", library.standards)).toBeNull();
});

test("a clause has the title that the latest edition gives it, and of an older edition none is known", () => {
  const [known] = library.standards;
  if (known === undefined) throw new Error("there is no standard");
  expect(clauseTitle(citation("ISO 14971:2019, clause 7.6"), known)).toBe("Completeness of risk control");
  expect(clauseTitle(citation("ISO 14971:2007, clause 7.6"), known)).toBeNull();
  expect(clauseTitle(citation("ISO 14971:2019"), known)).toBeNull();
});

test("a standard of which only parts are known is a series", () => {
  const part = (number: string) => ({ number, title: "", editions: [], superseded_by: null });
  const many = Array.from({ length: 14 }, (_, nth) => part(`ISO 77777-${nth + 1}`));
  const judged = judgeStandard(citation("ISO 77777"), null, { ...library, standards: many });
  expect(judged).toMatchObject({ verdict: "in_force", message: expect.stringMatching(/ISO 77777-12 and 2 more/) });
});
