import { expect, test } from "vitest";
import { americanCitations } from "./american-citations.ts";

const clauses = (plain: string) => [...new Set(americanCitations(plain).flatMap(({ clause }) => clause ?? []))];
const sources = (plain: string) => [...new Set(americanCitations(plain).map(({ source }) => source))];

test.each([
  ["Title 21 of the Code of Federal Regulations (CFR), section 820.30", "21 CFR 820.30"],
  ["21 CFR 820.30(g)", "21 CFR 820.30(g)"],
  ["45 CFR 46.116", "45 CFR 46.116"],
  ["FD&C Act § 520(o)", "FD&C Act 520(o)"],
  ["section 510(k) of the Federal Food, Drug, and Cosmetic Act", "FD&C Act 510(k)"],
  ["21 U.S.C. 360(k)", "FD&C Act 510(k)"],
  ["42 U.S.C. 262(k)", "PHS Act 351(k)"],
  ["42 U.S.C. 1983", "42 USC 1983"],
  ["section 351(a) of the Public Health Service Act", "PHS Act 351(a)"],
  ["the FDA asks under 513(f)(2) for it", "FD&C Act 513(f)(2)"],
  ["subpart C of part 820", "21 CFR 820 Subpart C"],
])("“%s” cites %s", (plain, clause) => {
  expect(clauses(plain)).toContain(clause);
});

test("a range and a list are read place by place", () => {
  const [first, last] = americanCitations("21 CFR 807.92(a)(3)-(5) and 807.87").filter(({ clause }) => clause !== null);
  expect([first?.clause, first?.until]).toEqual(["21 CFR 807.92(a)(3)", "21 CFR 807.92(a)(5)"]);
  expect(last?.clause).toBe("21 CFR 807.87");
});

test.each([
  "The dose is 820.30 mg.",
  "See section 5.1 of this protocol.",
  "Part 3 of the series IEC 60601",
  "It costs $ 807.92 in all.",
  "In 21 patients",
  "",
])("“%s” cites no law", (plain) => {
  expect(americanCitations(plain)).toEqual([]);
});

test("a section without its title is read where the text names its part, and not where it does not", () => {
  expect(clauses("21 CFR Part 820 holds; see 820.30.")).toContain("21 CFR 820.30");
  expect(clauses("It holds; see 820.30.")).toEqual([]);
});

test("the former rule by its name is part 820 as it was, and the new one as it is", () => {
  const edition = (plain: string) => americanCitations(plain).map(({ source, edition: of }) => [source, of]);
  expect(edition("the QSR")).toEqual([["21 CFR 820", "QSR"]]);
  expect(edition("the QMSR")).toEqual([["21 CFR 820", null]]);
});

test("a part of another title that a text names is of that title", () => {
  expect(sources("45 CFR part 46, subpart A")).toContain("45 CFR 46");
});
