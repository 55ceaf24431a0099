import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { zipNames } from "./zip-names.ts";

const names = (bytes: Uint8Array) => zipNames(bytes.length, async ({ start, end }) => Buffer.from(bytes.subarray(start, end)));
const archive = zipSync({ "[Content_Types].xml": strToU8("<x/>"), "word/document.xml": strToU8("words"), "ü.txt": strToU8("") });

test("the names in an archive are read from its directory", async () => {
  expect(await names(archive)).toEqual(["[Content_Types].xml", "word/document.xml", "ü.txt"]);
});

test("an archive without files has none", async () => {
  expect(await names(zipSync({}))).toEqual([]);
});

test.each<[string, () => Uint8Array]>([
  ["is cut off", () => archive.subarray(0, -30)],
  ["has no directory", () => Buffer.from("PK\u0003\u0004 and nothing else")],
  ["says that its directory lies beyond its end", () => Buffer.from(archive).fill(0x7f, archive.length - 6, archive.length - 2)],
  ["has something else where its directory should be", () => Buffer.from(archive).fill(0, archive.length - 6, archive.length - 2)],
])("of an archive that %s nothing can be told", async (_, made) => {
  expect(await names(made())).toBeNull();
});
