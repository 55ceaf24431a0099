import { describe, expect, test } from "vitest";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { heldTexts, type HeldTexts } from "../../testing/held-texts.ts";
import { createHeldLibrary, type HeldLibrary } from "./held-library.ts";

const today = "2026-03-01";
const takenIn = (texts: HeldTexts): HeldLibrary => {
  const library = createHeldLibrary();
  library.take(texts.sources(), texts.contents);
  return library;
};
const citationsOf = (texts: HeldTexts, keys: Iterable<number>) =>
  [...keys].map((key) => texts.passages.find((one) => one.key === key)?.citation ?? "");
const clauses = (...citations: string[]) =>
  oldRule({ passages: citations.map((citation) => ({ citation, text: `The words of ${citation}.` })) });

describe("what holds on a day", () => {
  const texts = heldTexts(oldRule(), newRule(), europeanRule());
  const library = takenIn(texts);
  const labels = (day: string, jurisdictions: string[] | null = null) =>
    [...library.onDay(day, jurisdictions).held.values()].map(({ label }) => label);

  test("is the version in force then, with its passages alone", () => {
    expect(labels("2026-02-01", ["US"])).toEqual(["1996"]);
    expect(labels("2026-02-02", ["US"])).toEqual(["2026"]);
    expect(citationsOf(texts, library.onDay("2026-02-02", ["US"]).keys)).toEqual(["21 CFR 820.1", "21 CFR 820.10"]);
  });

  test("is nothing before a source existed, and only what some jurisdictions made where they are named", () => {
    expect(labels("1990-01-01")).toEqual([]);
    expect(labels(today, ["EU"])).toEqual(["2017"]);
    expect(labels(today)).toEqual(["2026", "2017"]);
  });
});

describe("a clause", () => {
  test("is found with all below it in the order they are read, but without its neighbour of a longer number", () => {
    const texts = heldTexts(clauses("21 CFR 807.921", "21 CFR 807.92(b)", "21 CFR 807.92", "21 CFR 807.92 note", "21 CFR 807.92(a)(3)"));
    expect(citationsOf(texts, takenIn(texts).onDay(today, null).atClause("21 CFR 807.92"))).toEqual([
      "21 CFR 807.92(b)",
      "21 CFR 807.92",
      "21 CFR 807.92 note",
      "21 CFR 807.92(a)(3)",
    ]);
  });

  test("is found in what was brought in after it was first looked for", () => {
    const texts = heldTexts(clauses("21 CFR 807.92"));
    const library = takenIn(texts);
    expect(library.onDay(today, null).atClause("EU MDR Article 10")).toEqual([]);
    texts.add(europeanRule());
    library.take(texts.sources(), texts.contents);
    expect(citationsOf(texts, library.onDay(today, null).atClause("EU MDR Article 10"))).toEqual(["EU MDR Article 10(9)"]);
  });

  test("that a version repeats word for word stands at its first place", () => {
    const texts = heldTexts(clauses("21 CFR 820.1", "21 CFR 820.5", "21 CFR 820.1"));
    expect(citationsOf(texts, takenIn(texts).onDay(today, null).atClause("21 CFR 820"))).toEqual(["21 CFR 820.1", "21 CFR 820.5"]);
  });

  test("of our summary and of the official text is found in both", () => {
    const texts = heldTexts(newRule(), newRule({ text_kind: "summary" }));
    expect(takenIn(texts).onDay(today, null).atClause("21 CFR 820.10")).toHaveLength(2);
  });
});

describe("a clause that was overtaken", () => {
  const former = (texts: HeldTexts, clause: string, limit = 9) =>
    takenIn(texts)
      .onDay(today, null)
      .formerlyAtClause(clause, limit)
      .map(({ key, version }) => `${citationsOf(texts, [key]).join()} of ${version.label}`);

  test("is found in the last version that had it", () => {
    const second = oldRule({ label: "1997", issued: "1997-01-01", passages: oldRule().passages.slice(1) });
    expect(former(heldTexts(oldRule(), second, newRule()), "21 CFR 820.30")).toEqual(["21 CFR 820.30(a) of 1997"]);
  });

  test("is none where its words hold today", () => {
    expect(former(heldTexts(oldRule(), newRule()), "21 CFR 820.1")).toEqual([]);
  });

  test("is given from its beginning, no more than asked for", () => {
    const texts = heldTexts(clauses("21 CFR 820.30(c)", "21 CFR 820.30(a)", "21 CFR 820.30(b)"), newRule());
    expect(former(texts, "21 CFR 820.30", 2)).toEqual(["21 CFR 820.30(c) of 1996", "21 CFR 820.30(a) of 1996"]);
  });
});

test("only versions that came since have to be read", () => {
  const texts = heldTexts(oldRule());
  const library = takenIn(texts);
  expect(library.unread(texts.sources())).toEqual([]);
  texts.add(newRule());
  expect(library.unread(texts.sources())).toEqual([[...texts.contents.keys()].at(-1)]);
});

test("a source is known by its id, with the passages of all its versions", () => {
  const texts = heldTexts(oldRule(), newRule(), europeanRule());
  const library = takenIn(texts);
  const id = texts.sources()[0]?.source.id ?? "";
  expect(library.sourceOf(id)?.identifier).toBe("21 CFR 820");
  expect(citationsOf(texts, library.keysOf([id]))).toEqual(["21 CFR 820.1", "21 CFR 820.30(a)", "21 CFR 820.10"]);
  expect(library.sourceOf("nowhere")).toBeUndefined();
});
