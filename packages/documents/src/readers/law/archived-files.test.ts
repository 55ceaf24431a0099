import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { expect, test } from "vitest";
import { ArchivedFiles } from "./archived-files.ts";
import { fileOf } from "./testing.ts";

const archiveOf = async (path: string, words: string) =>
  fileOf(path, gzipSync(await packTar([{ header: { name: "law/a.md", size: words.length }, body: words }])));
const textOf = async (file?: { read: () => Uint8Array | Promise<Uint8Array> }) => new TextDecoder().decode(await file?.read());

test("a file that is no archive is itself, and a compressed one unpacked under its own name", async () => {
  const files = new ArchivedFiles();
  const plain = fileOf("a.md", "words");
  const [unpacked] = await files.in(fileOf("b.md.gz", gzipSync("other words")));
  expect(await files.in(plain)).toEqual([plain]);
  expect([unpacked?.path, await textOf(unpacked)]).toEqual(["b.md", "other words"]);
});

test("files of two archives are read in any order, though one archive is held at a time", async () => {
  const files = new ArchivedFiles();
  const [first] = await files.in(await archiveOf("one.tar.gz", "first"));
  const [second] = await files.in(await archiveOf("two.tgz", "second"));
  expect([first?.path, second?.path]).toEqual(["one.tar.gz:law/a.md", "two.tgz:law/a.md"]);
  expect([await textOf(first), await textOf(second), await textOf(first)]).toEqual(["first", "second", "first"]);
});
