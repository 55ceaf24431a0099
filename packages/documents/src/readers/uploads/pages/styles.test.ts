import { describe, expect, test } from "vitest";
import { isSmall, kindOf, stylesOf } from "./styles.ts";
import { type PlacedText, linesAt } from "./words.fixture.ts";

const body: PlacedText[] = [0, 1, 2, 3].map((at) => ["The sponsor shall keep records of each device that was shipped", 50, 200 + at * 14]);
const styles = stylesOf(
  linesAt(...body, ["Plan", 50, 20, { size: 18 }], ["Duties", 50, 60, { size: 14 }], ["fine print", 50, 400, { size: 7 }]),
);
const kind = (text: string, look = {}) => kindOf({ lines: linesAt([text, 50, 100, look]) }, styles);

test("the running text is what most letters stand in, and larger sizes rank above it", () => {
  expect(styles).toEqual({ body: 10, bodyIsBold: false, larger: [18, 14] });
});

test("a document without words has no style, and nothing larger", () => {
  expect(stylesOf([])).toEqual({ body: 0, bodyIsBold: false, larger: [] });
});

describe("a heading", () => {
  test.each([
    ["of the largest size", "Plan for sites", { size: 18 }, 1],
    ["of the next size", "Duties", { size: 14 }, 2],
    ["in bold of the size of the text", "Records", { bold: true }, 3],
    ["with a section number, by its depth", "3.2.1 Records", { size: 14 }, 3],
  ])("%s has its level", (_, text, look, level) => expect(kind(text, look)).toEqual({ kind: "heading", level }));

  test.each([
    ["a bold sentence with its end", "The sponsor shall keep records.", { bold: true }],
    ["a large figure without words", "42 %", { size: 18 }],
    ["more text than any heading has", "Duties ".repeat(40).trim(), { bold: true }],
  ])("is not %s", (_, text, look) => expect(kind(text, look).kind).toBe("paragraph"));

  test("is not told by its weight where the whole text is bold", () => {
    const bold = { ...styles, bodyIsBold: true };
    expect(kindOf({ lines: linesAt(["Records", 50, 100, { bold: true }]) }, bold).kind).toBe("paragraph");
  });
});

test("an item begins with a number or sign before its words; a number alone is none", () => {
  expect([kind("(a) keep records of it,"), kind("• keep records of it,"), kind("12.")].map((one) => one.kind)).toEqual([
    "list_item",
    "list_item",
    "paragraph",
  ]);
});

test("small is what is plainly smaller than the running text in every line", () => {
  expect(isSmall({ lines: linesAt(["fine print", 50, 400, { size: 7 }]) }, styles)).toBe(true);
  expect(isSmall({ lines: linesAt(["fine print", 50, 400, { size: 7 }], ["but not all", 50, 420]) }, styles)).toBe(false);
});
