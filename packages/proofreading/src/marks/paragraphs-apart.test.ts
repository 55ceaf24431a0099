import { expect, test } from "vitest";
import { whole, type Cited } from "./cited.ts";
import { withParagraphsApart } from "./paragraphs-apart.ts";

/** A clause where a text names it. */
const cite = (plain: string, words: string, clause = words): Cited => {
  const start = plain.indexOf(words);
  return { ...whole(start, start + words.length, clause.replace(/ (?:Article|Annex|s\.).*$|\.\d+.*$/, "")), clause };
};
const found = (plain: string, words: string, clause?: string) =>
  withParagraphsApart(plain, [cite(plain, words, clause)]).map((one) => [plain.slice(one.start, one.end), one.clause]);
const clauses = (plain: string, words: string, clause?: string) => found(plain, words, clause).map(([, name]) => name);

test("paragraphs named before a clause are of it, each with its own words", () => {
  expect(found("paragraphs (a) and (b) of 21 CFR 806.10", "21 CFR 806.10")).toEqual(
    expect.arrayContaining([
      ["paragraphs (a)", "21 CFR 806.10(a)"],
      ["(b) of 21 CFR 806.10", "21 CFR 806.10(b)"],
    ]),
  );
});

test("paragraphs named behind it are too, level by level", () => {
  expect(found("21 CFR 801.1, paragraph (a), item (2) says so", "21 CFR 801.1")).toEqual([
    ["21 CFR 801.1, paragraph (a), item (2)", "21 CFR 801.1(a)(2)"],
  ]);
  expect(clauses("Article 10 MDR, paragraph 9", "Article 10 MDR", "EU MDR Article 10")).toEqual(["EU MDR Article 10(9)"]);
});

test("a part or point is of an annex, a letter alone is not", () => {
  expect(clauses("Part A of Annex XIV", "Annex XIV", "EU MDR Annex XIV")).toContain("EU MDR Annex XIV Part A");
  expect(clauses("point 3.1 of Annex VII", "Annex VII", "EU MDR Annex VII")).toContain("EU MDR Annex VII 3.1");
  expect(clauses("point (a) of Annex VII", "Annex VII", "EU MDR Annex VII")).toEqual(["EU MDR Annex VII"]);
});

test("ibid. and a paragraph alone go on with the last clause of the same paragraph of the text", () => {
  expect(clauses("21 CFR 806.10(a) holds. Ibid., paragraph (b).", "21 CFR 806.10(a)")).toContain("21 CFR 806.10(b)");
  expect(clauses("21 CFR 806.10(a) holds. Paragraph (c) does too.", "21 CFR 806.10(a)")).toContain("21 CFR 806.10(c)");
  expect(clauses("21 CFR 806.10(a) holds.\n\nParagraph (c) does too.", "21 CFR 806.10(a)")).toEqual(["21 CFR 806.10(a)"]);
});

test("a figure is no paragraph of a section, nor a letter one of an article", () => {
  expect(clauses("21 CFR 806.10 holds. Paragraph (3) does too.", "21 CFR 806.10")).toEqual(["21 CFR 806.10"]);
  expect(clauses("Article 10 holds. Paragraph (b) does too.", "Article 10", "EU MDR Article 10")).toEqual(["EU MDR Article 10"]);
});

test("a law as a whole and a range have no paragraphs apart", () => {
  const plain = "paragraph (a) of 21 CFR 806";
  expect(withParagraphsApart(plain, [whole(17, plain.length, "21 CFR 806")])).toHaveLength(1);
  expect(withParagraphsApart("", [])).toEqual([]);
});
