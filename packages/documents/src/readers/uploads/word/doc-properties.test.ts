import { describe, expect, test } from "vitest";
import { property, u16, u32 } from "./doc.fixture.ts";
import { propertiesOf, propertyCodes, propertyRuns, runAt } from "./doc-properties.ts";

describe("the values of properties", () => {
  const values = (...properties: Buffer[]) => [...propertiesOf(Buffer.concat(properties))].map(([code, value]) => [code, [...value]]);

  test("are as long as their codes say, and the last of each holds", () => {
    const { inTable, outline, list } = propertyCodes;
    expect(values(property(outline, 3), property(list, 7, 0), property(inTable, 1), property(outline, 4))).toEqual([
      [outline, [4]],
      [list, [7, 0]],
      [inTable, [1]],
    ]);
  });

  test("that say their length themselves, tables and tabs among them, do not hide what follows", () => {
    const { inTable } = propertyCodes;
    const tableDefinition = property(0xd608, 4, 0, 1, 2, 3);
    const manyTabs = property(0xc615, 255, 1, 9, 9, 9, 9, 1, 8, 8, 8);
    expect(values(property(0xca00, 2, 5, 5), tableDefinition, manyTabs, property(inTable, 1)).at(-1)).toEqual([inTable, [1]]);
  });

  test("that are cut off are left out, and what stands before them holds", () => {
    expect(values(property(propertyCodes.outline, 3), property(propertyCodes.list, 7))).toEqual([[propertyCodes.outline, [3]]]);
    expect(values(Buffer.from([1]), Buffer.alloc(0))).toEqual([]);
  });
});

test("a byte of the file is in the run that reaches over it, and in none between two", () => {
  const run = (start: number, end: number) => ({ start, end, style: 0, data: Buffer.alloc(0) });
  const runs = [run(10, 20), run(20, 30), run(40, 50)];
  expect([9, 10, 19, 20, 35, 49, 50].map((place) => runAt(runs, place)?.start ?? null)).toEqual([null, 10, 10, 20, null, 40, null]);
  expect(runAt([], 5)).toBeNull();
});

test("runs of pages that are not in the file, and of a page that says it has more than it can hold, are left out", () => {
  const full = Buffer.alloc(512);
  full.writeUInt8(255, 511);
  const pages = (...numbers: number[]) => Buffer.concat([u32(...Array.from({ length: numbers.length + 1 }, () => 0)), u32(...numbers)]);
  expect(propertyRuns(full, pages(7), "paragraphs")).toEqual([]);
  expect(propertyRuns(full, pages(0), "paragraphs")).toEqual([]);
  expect(propertyRuns(full, Buffer.from(u16(1)), "characters")).toEqual([]);
});
