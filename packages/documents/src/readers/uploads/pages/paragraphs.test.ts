import { expect, test } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";
import { type PlacedText, linesAt, textOf } from "./words.fixture.ts";

const paragraphs = (...lines: PlacedText[]) => paragraphsOf(linesAt(...lines)).map((one) => one.lines.map(textOf).join(" "));
const full = "The sponsor shall keep records of each device that was";

test("lines that reach the edge go on in the next, and a short one that ends a sentence does not", () => {
  expect(paragraphs([full, 50, 100], ["shipped.", 50, 114], ["Each site keeps a log of its own in which all stands.", 50, 128])).toEqual([
    `${full} shipped.`,
    "Each site keeps a log of its own in which all stands.",
  ]);
});

test("a wider gap than usual between lines begins a paragraph", () => {
  expect(paragraphs([full, 50, 100], [full, 50, 114], [full, 50, 128], [full, 50, 160])).toHaveLength(2);
});

test("items of a list stand by themselves, and what is indented below one belongs to it", () => {
  expect(paragraphs([`(a) ${full}`, 50, 100], ["shipped, and", 68, 114], ["(b) its end.", 50, 128])).toEqual([
    `(a) ${full} shipped, and`,
    "(b) its end.",
  ]);
});

test("a line of another weight, size or turning is of another paragraph", () => {
  const [bold, large] = [{ bold: true }, { size: 14 }];
  expect(paragraphs(["Duties", 50, 100, bold], [full, 50, 114])).toHaveLength(2);
  expect(paragraphs(["Duties of the sponsor and of those who act for it in", 50, 100, large], [full, 50, 116])).toHaveLength(2);
});

test("lines of one bold heading are one, however short", () => {
  expect(paragraphs(["Duties of the", 50, 100, { bold: true }], ["Sponsor", 50, 114, { bold: true }], [full, 50, 140])).toEqual([
    "Duties of the Sponsor",
    full,
  ]);
});
