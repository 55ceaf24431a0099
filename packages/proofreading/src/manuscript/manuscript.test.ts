import { expect, test } from "vitest";
import { readManuscript } from "./manuscript.ts";

const report = [
  "1 SCOPE",
  "",
  "This report evaluates the clinical data of the Pump 200 under Directive",
  "93/42/EEC and was last revised in 2021. It covers all models.",
  "• first item",
  "• second item",
  "2.1 Risk management",
  "The file follows ISO 14971:2007. See e.g. Annex A.",
].join("\n");

const shown = (text: string) => {
  const { paragraphs, sentences } = readManuscript({ text });
  return {
    paragraphs: paragraphs.map(({ start, end, level }) => [level ?? 0, text.slice(start, end)]),
    sentences: sentences.map(({ start, end }) => text.slice(start, end)),
  };
};

test("wrapped lines are one paragraph, headings and items their own", () => {
  expect(shown(report).paragraphs).toEqual([
    [1, "1 SCOPE"],
    [
      0,
      "This report evaluates the clinical data of the Pump 200 under Directive\n93/42/EEC and was last revised in 2021. It covers all models.",
    ],
    [0, "• first item"],
    [0, "• second item"],
    [2, "2.1 Risk management"],
    [0, "The file follows ISO 14971:2007. See e.g. Annex A."],
  ]);
});

test("every word stands in a sentence, abbreviations end none", () => {
  expect(shown(report).sentences.slice(1, 3)).toEqual([
    "This report evaluates the clinical data of the Pump 200 under Directive\n93/42/EEC and was last revised in 2021.",
    "It covers all models.",
  ]);
  expect(shown(report).sentences.slice(-2)).toEqual(["The file follows ISO 14971:2007.", "See e.g. Annex A."]);
});

test("a short line before a longer text is a heading, one of a list of short lines is none", () => {
  const text = `Summary of safety\nThe device was shown to be as safe as the one before it in every study that was made.\nPump\nFilter\nBag`;
  expect(shown(text).paragraphs.map(([level]) => level)).toEqual([1, 0, 0, 0, 0]);
});

test("each paragraph knows the page it begins on", () => {
  const text = "First page.\nSecond page.";
  const { paragraphs } = readManuscript({
    text,
    locators: [
      { start: 0, label: "p. 1" },
      { start: 12, label: "p. 2" },
    ],
  });
  expect(paragraphs.map(({ locator }) => locator)).toEqual(["p. 1", "p. 2"]);
});

test("offsets are those of the text as it was given, soft hyphens and all", () => {
  const text = "The de\u00advice is ster\u00adile.\r\n\r\nIt is used once.";
  expect(shown(text).sentences).toEqual(["The de\u00advice is ster\u00adile.", "It is used once."]);
});

test("a text of 300 pages is read, every letter of it in a paragraph", () => {
  const text = `${report}\n\n`.repeat(3000);
  const { paragraphs } = readManuscript({ text });
  const held = paragraphs.reduce((sum, { start, end }) => sum + text.slice(start, end).replace(/\s/g, "").length, 0);
  expect(held).toBe(text.replace(/\s/g, "").length);
});
