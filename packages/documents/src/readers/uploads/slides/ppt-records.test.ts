import { expect, test } from "vitest";
import { record, u32 } from "./ppt.fixture.ts";
import { recordAt, recordsIn, recordsWithin } from "./ppt-records.ts";

const text = (words: string) => record(4008, Buffer.from(words));
const wordsOf = (records: { data: Buffer }[]) => records.map(({ data }) => data.toString());
const only = (data: Buffer) => {
  const found = recordAt(data, 0);
  if (!found) throw new Error("no record");
  return found;
};

test("a record tells its type, its instance and whether it holds others", () => {
  expect(recordAt(record(4080, [text("a")], 2), 0)).toMatchObject({ type: 4080, instance: 2, container: true });
  expect(recordAt(record(3999, u32(6)), 0)).toMatchObject({ type: 3999, container: false });
});

test("what reaches beyond the end is none, and ends the records before it", () => {
  const whole = text("whole");
  expect([recordAt(whole, -1), recordAt(whole, whole.length), recordAt(whole.subarray(0, -1), 0), recordAt(whole, 4)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(wordsOf(recordsIn(Buffer.concat([whole, text(""), text("cut off").subarray(0, -3)])))).toEqual(["whole", ""]);
});

test("records of a type are found however deep, and not within each other", () => {
  const nested = only(record(1006, [record(1036, [text("deep")]), record(3999, u32(0)), text("top"), record(4080, [])]));
  expect(wordsOf(recordsWithin(nested, 4008))).toEqual(["deep", "top"]);
});

test("containers within each other without end are not followed without end", () => {
  let data = text("bottom");
  for (let depth = 0; depth < 500; depth += 1) data = record(1036, [data]);
  expect(recordsWithin(only(data), 4008)).toEqual([]);
});
