import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readVectorFile, writeVectorFile, type KeptVector } from "./vector-file.ts";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-vectors-"));
  path = join(folder, "index", "library.vectors");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const vector = (key: number, ...bytes: number[]): KeptVector => ({
  key,
  hash: key.toString(16).padStart(64, "0"),
  vector: Int8Array.from(bytes),
});
const two = [vector(1, 127, -128, 0), vector(2 ** 40, 1, 2, 3)];

test("vectors come back as they were kept, large keys and negative values too", async () => {
  await writeVectorFile(path, "words", two);
  expect(await readVectorFile(path, "words")).toEqual(two);
});

test("more vectors than are written at once come back in their order", async () => {
  const many = Array.from({ length: 4001 }, (_, key) => vector(key, key % 100, 1));
  await writeVectorFile(path, "words", many);
  expect((await readVectorFile(path, "words"))?.map(({ key }) => key)).toEqual(many.map(({ key }) => key));
});

test("the file is its owner's alone, and no draft lies beside it", async () => {
  await writeVectorFile(path, "words", two);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, "index"))).toEqual(["library.vectors"]);
});

describe("none are read", () => {
  beforeEach(() => writeVectorFile(path, "words", two));

  test("where there is no file", async () => {
    expect(await readVectorFile(join(folder, "missing"), "words")).toBeNull();
  });

  test("where another model made them", async () => {
    expect(await readVectorFile(path, "meanings")).toBeNull();
  });

  test.each([
    ["cut short", (bytes: Buffer) => bytes.subarray(0, -1)],
    ["longer than it says", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from([0])])],
    ["emptied", () => Buffer.alloc(0)],
    ["overwritten with zeros", (bytes: Buffer) => Buffer.alloc(bytes.length)],
    ["of another kind", () => Buffer.from("no vectors at all, but a letter")],
  ])("where the file is %s", async (_, damage) => {
    writeFileSync(path, damage(readFileSync(path)));
    expect(await readVectorFile(path, "words")).toBeNull();
  });
});
