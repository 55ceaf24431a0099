import { expect, test } from "vitest";
import { breakLines, type Span } from "./pdf-lines.ts";

/** Every letter is one point wide. */
const measure = (text: string) => text.length;
const span = (text: string, more: Partial<Span> = {}): Span => ({ text, face: "sans", size: 10, color: "#000", ...more });
const linesOf = (spans: Span[], width: number) =>
  breakLines(spans, width, measure).map(({ pieces }) => pieces.map(({ text }) => text).join(""));

test("words go to the next line where they do not fit, and no line is too wide", () => {
  const lines = breakLines([span("Each manufacturer shall establish procedures")], 18, measure);
  expect(linesOf([span("Each manufacturer shall establish procedures")], 18)).toEqual([
    "Each manufacturer",
    "shall establish",
    "procedures",
  ]);
  expect(lines.every(({ width }) => width <= 18)).toBe(true);
});

test("line ends of the text are kept", () => {
  expect(linesOf([span("one\ntwo\n\nthree")], 20)).toEqual(["one", "two", "", "three"]);
});

test("a word longer than a line is cut and loses nothing", () => {
  expect(linesOf([span("x".repeat(25))], 10).join("")).toBe("x".repeat(25));
});

test("an address may part at its strokes, and Chinese between any two signs", () => {
  expect(linesOf([span("https://www.ecfr.gov/current")], 21)).toEqual(["https://www.ecfr.gov/", "current"]);
  expect(linesOf([span("医疗器械监督管理")], 5).map(({ length }) => length)).toEqual([5, 3]);
});

test("a link keeps its address over the lines", () => {
  const lines = breakLines([span("see "), span("the rule there", { link: "https://a.b/" })], 9, measure);
  expect(lines.flatMap(({ pieces }) => pieces.filter(({ link }) => link).map(({ text }) => text.trim()))).toEqual(["the", "rule", "there"]);
});
