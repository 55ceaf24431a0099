import { expect, test } from "vitest";
import { europeanCitations } from "./european-citations.ts";

const cited = (plain: string) => europeanCitations(plain, []).filter(({ clause }) => clause !== null);
const clauses = (plain: string) => [...new Set(cited(plain).map(({ clause }) => clause))];

test.each([
  ["Article 10(9) of the MDR", ["EU MDR Article 10(9)"]],
  ["Article 10, paragraph 9, point (a), of Regulation (EU) 2017/745", ["EU MDR Article 10(9)(a)"]],
  ["Annexes II and III of the MDR", ["EU MDR Annex II", "EU MDR Annex III"]],
  ["Annex XIV, Part A, of the IVDR", ["EU IVDR Annex XIV Part A"]],
  ["Recital (24) of the MDR", ["EU MDR recital 24"]],
  ["MDR GSPR 10.4.1", ["EU MDR Annex I 10.4.1"]],
  ["MDR 10(9)", ["EU MDR Article 10(9)"]],
  ["MDR: Rule 11", ["EU MDR Annex VIII Rule 11"]],
])("“%s” cites %j", (plain, expected) => {
  expect(clauses(plain)).toEqual(expected);
});

test.each([
  ["an article of another law", "The MDR holds. Article 10 of the Civil Code does too."],
  ["an article of a contract itself", "Article 1 - Parties\nThe MDR is known.\nArticle 2 - Price\nIt is low."],
  ["an article without any act", "Article 10 holds."],
  ["a small word without its act beside it", "The MDR holds. Our article 10 days later."],
  ["nothing", ""],
])("%s is not cited", (_, plain) => {
  expect(clauses(plain)).toEqual([]);
});

test("a place goes on with the article or annex that was cited before", () => {
  expect(clauses("Article 18(1)(a) MDR; hospitals: 18(2)")).toEqual(["EU MDR Article 18(1)(a)", "EU MDR Article 18(2)"]);
  expect(clauses("Annex XIV of the MDR asks for it in Section 6.1(b)")).toContain("EU MDR Annex XIV 6.1(b)");
});

test("a place of three levels goes on with the section of an annex before it in its paragraph", () => {
  const plain = "IVDR Annex XIII, Part A, 1.2.1 for validity. Analytical performance: 1.2.2; clinical performance: 1.2.3.";
  expect(clauses(plain)).toEqual(expect.arrayContaining(["EU IVDR Annex XIII 1.2.2", "EU IVDR Annex XIII 1.2.3"]));
  expect(clauses("IVDR Annex XIII, Part A, 1.2.1 holds.\nOur chapter: 1.2.2.")).not.toContain("EU IVDR Annex XIII 1.2.2");
  expect(clauses("IVDR Annex XIII, Part A, 1.2.1 holds; version: 3.0.1.")).not.toContain("EU IVDR Annex XIII 3.0.1");
});

test.each([
  ["Anhang III MDR", "EU MDR Annex III"],
  ["Anhang XIV, Teil A der Verordnung (EU) 2017/745", "EU MDR Annex XIV Part A"],
  ["Artikel 61 MDR", "EU MDR Article 61"],
])("“%s” cites %s as it is written in German", (plain, expected) => {
  expect(clauses(plain)).toContain(expected);
});

test("a citation reaches over the name of its act beside it", () => {
  const plain = "As Article 10 of the MDR says.";
  const [one] = cited(plain);
  expect(plain.slice(one?.start, one?.end)).toBe("Article 10 of the MDR");
});
