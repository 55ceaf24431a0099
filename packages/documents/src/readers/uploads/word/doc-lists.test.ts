import { describe, expect, test } from "vitest";
import { listLevel, u16, u32 } from "./doc.fixture.ts";
import { DocLists } from "./doc-lists.ts";

const definition = (number: number, isSimple: boolean) =>
  Buffer.concat([u32(number), Buffer.alloc(22), Buffer.from([isSimple ? 1 : 0, 0])]);
const definitions = (...all: Buffer[]) => Buffer.concat([u16(all.length), ...all]);
const use = (of: number, overrides = 0) => Buffer.concat([u32(of), Buffer.alloc(8), Buffer.from([overrides, 0, 0, 0])]);
const uses = (heads: Buffer[], ...overrides: Buffer[]) => Buffer.concat([u32(heads.length), ...heads, ...overrides]);
const decimal = listLevel(0, "\u0000.");

test("items count on, also those of two uses of one definition", () => {
  const lists = new DocLists(definitions(definition(7, true)), decimal, uses([use(7), use(7)], u32(0), u32(0)));
  expect([lists.next(1, 0), lists.next(2, 0), lists.next(1, 0)]).toEqual(["1.", "2.", "3."]);
});

test("a use may begin anew, once", () => {
  const restart = Buffer.concat([u32(0), u32(5), u32(16)]);
  const lists = new DocLists(definitions(definition(7, true)), decimal, uses([use(7), use(7, 1)], u32(0), restart));
  expect([lists.next(1, 0), lists.next(2, 0), lists.next(2, 0)]).toEqual(["1.", "5.", "6."]);
});

test("a level shows the numbers above it in its own words, and percent signs of its text do no harm", () => {
  const levels = Buffer.concat([
    listLevel(4, "%\u0000)"),
    listLevel(2, "\u0000-\u0001"),
    ...Array.from({ length: 7 }, () => listLevel(23, "•")),
  ]);
  const lists = new DocLists(definitions(definition(7, false)), levels, uses([use(7)], u32(0)));
  expect([lists.next(1, 0), lists.next(1, 1), lists.next(1, 1), lists.next(1, 2), lists.next(1, 0)]).toEqual([
    "a)",
    "a-i",
    "a-ii",
    "",
    "b)",
  ]);
});

describe("paragraphs that name no list of the file", () => {
  const lists = new DocLists(definitions(definition(7, true)), decimal, uses([use(7)], u32(0)));

  test("are no items", () =>
    expect([lists.isList(0), lists.isList(1), lists.isList(2), lists.next(2, 0)]).toEqual([false, true, false, ""]));

  test("and those of a level that the list does not have show no number", () => expect(lists.next(1, 255)).toBe(""));
});

test("a document without lists has none, and one whose lists break off is refused", () => {
  expect(new DocLists(Buffer.alloc(0), Buffer.alloc(0), Buffer.alloc(0)).isList(1)).toBe(false);
  expect(() => new DocLists(definitions(definition(7, true)), decimal.subarray(0, -1), uses([use(7)], u32(0)))).toThrow(RangeError);
});
