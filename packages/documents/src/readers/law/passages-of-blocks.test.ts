import { expect, test } from "vitest";
import { textsOf } from "./passages-of-blocks.ts";

const long = (word: string) => `${`${word} `.repeat(250).trim()}.`;

test("a short provision stays one text, its paragraphs in one sentence", () => {
  expect(
    textsOf([
      { part: "", text: "A maker shall" },
      { part: "(a)", text: "(a) turn it; and" },
      { part: "(b)", text: "(b) stop it." },
    ]),
  ).toEqual([{ part: "", text: "A maker shall (a) turn it; and (b) stop it." }]);
});

test("a long provision is parted at its paragraphs, each with what it is cited by", () => {
  const texts = textsOf([
    { part: "", text: "A maker shall" },
    { part: "(a)", text: long("turn") },
    { part: "(a)", text: "(i) slowly" },
    { part: "(b)", text: long("stop") },
  ]);
  expect(texts.map(({ part }) => part)).toEqual(["", "(a)", "(b)"]);
  expect(texts[1]?.text).toMatch(/^turn turn .*turn\. \(i\) slowly$/);
});

test("rows of a table are set apart, and a passage that begins amid a table says its head again", () => {
  const row = (word: string) => ({ part: "", text: long(word), tableHead: "Item | Fee" });
  const texts = textsOf([{ part: "", text: "Item | Fee" }, row("first"), row("second"), row("third")]);
  expect(texts.map(({ text }) => text.slice(0, 24))).toEqual([
    "Item | Fee; first first ",
    "Item | Fee; second secon",
    "Item | Fee; third third ",
  ]);
});

test("a paragraph that is itself too long for one passage loses no word", () => {
  const text = `${"A widget turns. ".repeat(2000)}It stops.`;
  const texts = textsOf([{ part: "(a)", text }]);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.map((piece) => piece.text).join(" ")).toBe(text);
  expect(new Set(texts.map(({ part }) => part))).toEqual(new Set(["(a)"]));
});

test("a provision without words is no passage", () => expect([textsOf([]), textsOf([{ part: "(a)", text: "" }])]).toEqual([[], []]));
