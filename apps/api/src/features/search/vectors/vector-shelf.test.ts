import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createVectorShelf } from "./vector-shelf.ts";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-shelf-"));
  path = join(folder, "library.vectors");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hash = (digit: string) => digit.repeat(64);
const design = { key: 1, hash: hash("a"), vector: [1, 0, 0] };
const reports = { key: 2, hash: hash("b"), vector: [0, 1, 0] };
const open = (saveEvery = 1, model = "words") => createVectorShelf(path, model, saveEvery);
const everything = () => true;
const asStored = async () => new Map([design, reports].map((one) => [one.key, one.hash]));

test("passages most like a question come first, of those that may be shown", () => {
  const shelf = open();
  shelf.add([design, reports]);
  expect(shelf.nearest([0.2, 1, 0], 9, everything).map(({ key }) => key)).toEqual([2, 1]);
  expect(shelf.nearest([0.2, 1, 0], 9, (key) => key === 1).map(({ key }) => key)).toEqual([1]);
  expect(shelf.nearest([0.2, 1, 0], 1, everything)).toHaveLength(1);
});

test("a passage whose words changed has no vector any more", () => {
  const shelf = open();
  shelf.add([design]);
  expect([shelf.has(design), shelf.has({ key: 1, hash: hash("c") }), shelf.has(reports)]).toEqual([true, false, false]);
});

test("an empty shelf finds nothing and keeps nothing", async () => {
  const shelf = open();
  await shelf.save();
  expect([shelf.size, shelf.nearest([1, 0, 0], 9, everything)]).toEqual([0, []]);
  expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
});

test("the next start has what was kept, but for passages whose words changed since", async () => {
  const shelf = open();
  shelf.add([design, reports]);
  await shelf.save();
  const again = open();
  await again.load(
    async () =>
      new Map([
        [1, design.hash],
        [2, hash("c")],
      ]),
  );
  expect([again.size, again.has(design), again.has(reports)]).toEqual([1, true, false]);
  expect(again.nearest([1, 0, 0], 9, everything).map(({ key }) => key)).toEqual([1]);
});

test("vectors of another model are not taken for this one's", async () => {
  const shelf = open();
  shelf.add([design]);
  await shelf.save();
  const other = open(1, "meanings");
  await other.load(asStored);
  expect(other.size).toBe(0);
});

test("vectors of another length than before are refused, and none of them is taken in", () => {
  const shelf = open();
  shelf.add([design]);
  expect(() => shelf.add([{ ...reports, vector: [1, 0] }])).toThrow("vectors of another length");
  expect([shelf.size, shelf.has(reports)]).toEqual([1, false]);
});

test("the file is written whole again only after enough was added, or when all ends", async () => {
  const shelf = open(2);
  shelf.add([design]);
  await shelf.save("enough");
  expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
  shelf.add([reports]);
  await shelf.save("enough");
  const kept = open();
  await kept.load(asStored);
  expect(kept.size).toBe(2);
});
