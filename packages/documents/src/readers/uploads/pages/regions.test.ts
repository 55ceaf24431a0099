import { describe, expect, test } from "vitest";
import { regionsOf } from "./regions.ts";
import { type PlacedText, linesAt, textOf } from "./words.fixture.ts";

const rows = (texts: readonly string[], left: number, top = 100): PlacedText[] => texts.map((text, at) => [text, left, top + at * 14]);
const told = (...lines: PlacedText[]) =>
  regionsOf(linesAt(...lines)).map((region) =>
    region.kind === "table" ? region.rows.map((row) => row.map((cell) => cell.map(textOf).join(" "))) : region.lines.map(textOf),
  );

const left = ["The sponsor keeps", "records of devices", "that were shipped", "and that came back."];
const right = ["Each site keeps a", "log of its own, in", "which every event", "is written down."];

describe("two columns", () => {
  test("are read one after the other where the first was drawn first", () => {
    expect(told(...rows(left, 50), ...rows(right, 250)).flat()).toEqual([...left, ...right]);
  });

  test("are read between what stands above and below both", () => {
    const [title, end]: PlacedText[] = [
      ["Records and logs of devices, and what both are for in the end", 50, 60],
      ["What stands above holds for the sponsor and for each of its sites", 50, 200],
    ];
    expect(title && end && told(title, ...rows(left, 50), ...rows(right, 250), end).flat()).toEqual([
      title?.[0],
      ...left,
      ...right,
      end?.[0],
    ]);
  });
});

test("cells drawn row by row are a table", () => {
  const table: PlacedText[] = [
    ["Test", 50, 100],
    ["Limit", 250, 100],
    ["Pressure", 50, 120],
    ["5 kPa", 250, 120],
    ["Flow", 50, 140],
    ["3 l", 250, 140],
  ];
  expect(told(...table)).toEqual([
    [
      ["Test", "Limit"],
      ["Pressure", "5 kPa"],
      ["Flow", "3 l"],
    ],
  ]);
});

test("a number far before its heading is read with it, not as a table", () => {
  expect(told(["Chapter", 50, 100], ["Duties of the sponsor", 200, 100])).toEqual([["Chapter Duties of the sponsor"]]);
});

test("an empty page has nothing to read", () => expect(regionsOf([])).toEqual([]));
