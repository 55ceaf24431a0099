import { expect, test } from "vitest";
import { firstRow, isPassageRow, readPassageRows, rowsOf, versionKey } from "./json-lines.ts";
import { passageRow } from "./testing.ts";

test("a list of passages is known by its first line", () => {
  expect(isPassageRow(firstRow(`\n${JSON.stringify(passageRow())}\n`) ?? {})).toBe(true);
  expect(isPassageRow(firstRow('{"_id":"1","text":"What?"}') ?? {})).toBe(false);
  expect(firstRow("no object")).toBeNull();
});

test("a line that is no object is named", () => {
  expect(() => rowsOf(`${JSON.stringify(passageRow())}\n\n[1]`)).toThrow("line 3 is not a JSON object");
});

test("the rows of one status and label are one version", () => {
  expect(versionKey(passageRow())).toBe(versionKey(passageRow({ text: "Other words." })));
  expect(versionKey(passageRow())).not.toBe(versionKey(passageRow({ status: "superseded" })));
});

test("what a row leaves out is filled from what it says", () => {
  const [version] = readPassageRows([passageRow({ kind: "guidance", effective: "2026-02-02" })], "2026-03-01");
  expect(version).toMatchObject({ binding: false, text_kind: "verbatim", label: "2026-02-02", retrieved: "2026-03-01", docket: null });
});

test.each([
  [{ kind: "poem" }, 'line 1: "poem" is not a kind of source'],
  [{ status: "gone" }, 'line 1: "gone" is not a status'],
  [{ issued: "2026-02-30" }, 'line 1: issued "2026-02-30" is not a date'],
  [{ text: " " }, "line 1 has no text"],
])("a row with %j says what is wrong with it", (fields, reason) => {
  expect(() => readPassageRows([passageRow(fields)], "2026-03-01")).toThrow(reason);
});
