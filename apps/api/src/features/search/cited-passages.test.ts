import { expect, test } from "vitest";
import { newRule } from "../../testing/corpus.ts";
import { heldTexts } from "../../testing/held-texts.ts";
import { citable, citationOf, statementOf } from "./cited-passages.ts";

const located = (given: Parameters<typeof newRule>[0] = {}) => {
  const texts = heldTexts(newRule({ url: "https://www.ecfr.gov/part-820", ...given }));
  const [held] = texts.sources();
  const [passage] = texts.passages;
  const [version] = held?.versions ?? [];
  if (!held || !passage || !version) throw new Error("nothing is held");
  const one = citable({ passage, source: held.source, version });
  return new Map([[one.key, one]]);
};

test("a quote is the very words of the passage, with where they stand in it", () => {
  const cited = citationOf({ key: 1, quote: { start: 4, end: 16 } }, located());
  expect(cited).toMatchObject({
    quote: "requirements",
    quote_start: 4,
    citation: "21 CFR 820.1",
    version_label: "2026",
    status: "in_force",
  });
});

test("a citation without a quote says so, and never carries the whole passage along", () => {
  const cited = citationOf({ key: 1, quote: null }, located());
  expect(cited).toMatchObject({ quote: null, quote_start: null });
  expect(Object.keys(cited)).not.toEqual(expect.arrayContaining(["text"]));
  expect(JSON.stringify(cited)).not.toContain("govern the methods");
});

test("a passage is opened at its own address where it has one, else at that of its source", () => {
  const [passage] = newRule().passages;
  const own = located({ passages: [{ ...passage, citation: "21 CFR 820.1", text: "Scope.", url: "https://www.ecfr.gov/820.1" }] });
  expect([located(), own].map((all) => citationOf({ key: 1, quote: null }, all).url)).toEqual([
    "https://www.ecfr.gov/part-820",
    "https://www.ecfr.gov/820.1",
  ]);
});

test("a statement carries all its citations in their order", () => {
  const quotes = [
    { key: 1, quote: { start: 0, end: 3 } },
    { key: 1, quote: null },
  ];
  const { text, citations } = statementOf({ text: "It says so.", citations: quotes }, located());
  expect([text, ...citations.map(({ quote }) => quote)]).toEqual(["It says so.", "The", null]);
});

test("a passage that was cited but never loaded is a fault of ours, not an empty citation", () => {
  expect(() => citationOf({ key: 7, quote: null }, located())).toThrow("passage 7 was cited but never loaded");
});
