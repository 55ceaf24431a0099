import { expect, test } from "vitest";
import { DocTable } from "./doc-table.ts";
import type { IndexState } from "./snapshot.ts";

const doc = (key: number) => ({ key, source: 1, section: 2, start: 0, count: 3, length: 3 });

const tableOf = (...keys: number[]): DocTable => {
  const table = new DocTable();
  for (const key of keys) table.push(doc(key));
  return table;
};

/** The same table as a later start takes it up from disk. */
const reopened = ({ keys, sources, sections, starts, counts, lengths }: DocTable): DocTable => {
  const kept = {
    keys: keys.trimmed(),
    sources: sources.trimmed(),
    sections: sections.trimmed(),
    starts: starts.trimmed(),
    counts: counts.trimmed(),
    lengths: lengths.trimmed(),
  };
  return new DocTable(kept as IndexState);
};

test("a passage is found where it was put, and one never put is not", () => {
  const table = tableOf(40, 10, 30);
  expect([40, 10, 30, 20].map((key) => table.docOf(key))).toEqual([0, 1, 2, undefined]);
});

test("a dropped passage is gone, and the others stay where they are", () => {
  const table = tableOf(1, 2, 3);
  table.drop(1);
  expect([table.size, table.count, table.isGone(1)]).toEqual([2, 3, true]);
  expect([1, 2, 3].map((key) => table.docOf(key))).toEqual([0, undefined, 2]);
});

test.each([
  ["in order", [5, 8, 9]],
  ["in any order", [8, 5, 9]],
])("a table kept with keys %s finds them again, takes more, and drops what it kept", (_, keys) => {
  const table = reopened(tableOf(...keys));
  table.push(doc(20));
  expect([...keys, 20].map((key) => table.docOf(key))).toEqual([0, 1, 2, 3]);
  table.drop(0);
  expect(table.docOf(keys[0] ?? 0)).toBeUndefined();
  expect(table.size).toBe(3);
});
