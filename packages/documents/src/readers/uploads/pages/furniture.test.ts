import { expect, test } from "vitest";
import { furnitureOf } from "./furniture.ts";
import { linesAt, textOf, wordAt } from "./words.fixture.ts";
import { linesOf } from "./lines.ts";

type Placed = readonly [string, number, number];
const pageOf = (...lines: Placed[]) => ({ lines: linesAt(...lines), height: 600 });
const body: Placed[] = [
  ["The sponsor keeps records.", 50, 200],
  ["It reports each event.", 50, 300],
];
const found = (...pages: ReturnType<typeof pageOf>[]) => [...furnitureOf(pages)].map(textOf);

test("a line at the edge that pages share is a running one, whatever its number", () => {
  const page = (number: number) => pageOf(["Plan version 4", 50, 20], ...body, [`Page ${number} of 3`, 50, 570]);
  expect(found(page(1), page(2)).toSorted()).toEqual(["Page 1 of 3", "Page 2 of 3", "Plan version 4", "Plan version 4"]);
});

test("what pages share amid their text, and what one page alone has at its edge, is text", () => {
  const page = (head: string) => pageOf([head, 50, 20], ["Not applicable.", 50, 300], ["It ends.", 50, 320]);
  expect(found(page("Scope"), page("Duties"))).toEqual([]);
});

test("numbers alone at the outer edge are those of pages only where they count on", () => {
  const page = (number: string, at: number) => pageOf([number, 200, 50 + at], ...body);
  expect(found(page("7", 0), page("8", 100), page("9", 20)).toSorted()).toEqual(["7", "8", "9"]);
  expect(found(page("12", 0), page("3", 100), page("40", 20))).toEqual([]);
});

test("a page that has nothing but its edge is about what stands there", () => {
  const blank = () => pageOf(["This page is left blank", 50, 20]);
  expect(found(blank(), blank())).toEqual([]);
});

test("a stamp across a page is no part of its text", () => {
  const stamped = { lines: [...pageOf(...body).lines, ...linesOf([wordAt("DRAFT", 100, 250, { turn: null })])], height: 600 };
  expect(found(stamped)).toEqual(["DRAFT"]);
});

test("a document without pages, and one with an empty page, has none", () => {
  expect([found(), found(pageOf())]).toEqual([[], []]);
});
