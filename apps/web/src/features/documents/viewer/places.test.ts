import { expect, test } from "vitest";
import {
  cellsOf,
  columnName,
  cornerOf,
  inHundredths,
  markings,
  markingsOf,
  numberIn,
  pageWithin,
  runsOf,
  stretchesIn,
  within,
} from "./places.ts";

const mark = (part: number, stretches: { block: number; start: number; end: number }[] = []) => ({ part, rectangles: [], stretches });

test("words cited are drawn above words found, and the one that steps have led to is told apart", () => {
  const all = markings([mark(2)], [mark(1), mark(2)], 1);
  expect(all.map(({ kind, mark: { part } }) => [kind, part])).toEqual([
    ["found", 1],
    ["current", 2],
    ["cited", 2],
  ]);
  expect(markingsOf(all, 2)).toHaveLength(2);
});

test("a rectangle stays in place on its page at every size", () => {
  expect(inHundredths({ left: 61.2, top: 79.2, right: 306, bottom: 158.4 }, { width: 612, height: 792 })).toEqual({
    left: "10.000%",
    top: "10.000%",
    width: "40.000%",
    height: "10.000%",
  });
});

test("a page outside the document is the nearest there is", () => {
  expect([pageWithin(0, 12), pageWithin(13, 12), pageWithin(4, 12), pageWithin(4, 0)]).toEqual([1, 12, 4, 1]);
});

test("an address names a page by a whole number above 0", () => {
  expect([numberIn("7"), numberIn("0"), numberIn("7.5"), numberIn("seven"), numberIn(null), numberIn("")]).toEqual([
    7,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("text is cut where marks begin and end, and of two marks the later is seen", () => {
  const runs = runsOf("risk analysis file", [
    { start: 0, end: 13, kind: "found" },
    { start: 5, end: 13, kind: "cited" },
  ]);
  expect(runs.map(({ text, kind }) => [text, kind])).toEqual([
    ["risk ", "found"],
    ["analysis", "cited"],
    [" file", null],
  ]);
});

test("text without marks is one run, and a mark past its end is cut", () => {
  expect(runsOf("risk", [])).toEqual([{ at: 0, text: "risk", kind: null }]);
  expect(runsOf("risk", [{ start: 2, end: 90, kind: "cited" }]).map(({ text }) => text)).toEqual(["ri", "sk"]);
});

test("a mark that goes over two cells is found in each of them", () => {
  const [, second] = cellsOf("Part\tCost\nPump\t12");
  const [pump, cost] = second ?? [];
  const stretches = stretchesIn([{ kind: "cited", mark: mark(1, [{ block: 3, start: 12, end: 16 }]) }], 3);
  expect(within(stretches, pump?.start ?? 0, 4)).toEqual([{ start: 2, end: 4, kind: "cited" }]);
  expect(within(stretches, cost?.start ?? 0, 2)).toEqual([{ start: 0, end: 1, kind: "cited" }]);
  expect(stretchesIn([{ kind: "cited", mark: mark(1, [{ block: 3, start: 12, end: 16 }]) }], 2)).toEqual([]);
});

test("cells of a sheet keep their row and column", () => {
  expect(cornerOf("B3:D20")).toEqual({ column: 2, row: 3 });
  expect(cornerOf(null)).toBeNull();
  expect([1, 26, 27, 28, 703].map(columnName)).toEqual(["A", "Z", "AA", "AB", "AAA"]);
});
