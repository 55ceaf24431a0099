import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packed, partsOf } from "./reading-file.ts";
import type { ReadPart } from "./read-part.ts";
import { packedNumbers } from "./word-numbers.ts";

const part = (number: number): ReadPart => ({
  kind: "page",
  number,
  name: null,
  size: { width: 612, height: 792 },
  source: "text",
  blocks: [
    { kind: "paragraph", level: 0, text: `Page ${number}.`, range: null, words: packedNumbers(Int32Array.of(0, 4, 100, 200, 300, 450)) },
  ],
});

async function bytesOf(parts: ReadPart[]): Promise<Buffer> {
  const source = (async function* () {
    yield* parts;
  })();
  const chunks: Uint8Array[] = [];
  for await (const chunk of packed(source)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test("what is kept of a reading is what was read, text alone or with the places of its words", async () => {
  const parts = [part(1), part(2), part(3)];
  const bytes = await bytesOf(parts);
  const texts: string[] = [];
  const wholes: ReadPart[] = [];
  for await (const { text, whole } of partsOf(inPieces(bytes, 11))) {
    texts.push(text.blocks.map((block) => block.text).join());
    expect(text.blocks[0]).not.toHaveProperty("words");
    wholes.push(await whole());
  }
  expect(texts).toEqual(["Page 1.", "Page 2.", "Page 3."]);
  expect(wholes).toEqual(parts);
});

test("who wants the parts from one on gets those", async () => {
  const bytes = await bytesOf([part(1), part(2), part(3)]);
  const numbers: number[] = [];
  for await (const { text } of partsOf(inPieces(bytes, 1000), 2)) numbers.push(text.number);
  expect(numbers).toEqual([2, 3]);
});

test.each([
  ["as JSON in points", JSON.stringify([[0, 4, 1, 2, 3, 4.5]])],
  ["as numbers of four bytes", new Uint8Array(Int32Array.of(1, 6, 0, 4, 100, 200, 300, 450).buffer)],
])("what earlier programs kept, with the places of words %s, is still read", async (_, words) => {
  const { blocks, ...head } = part(1);
  const text = JSON.stringify({ ...head, blocks: blocks.map(({ kind, level, text, range }) => ({ kind, level, text, range })) });
  const kept = [text, words].map((value) => gzipSync(value));
  const bytes = Buffer.concat(kept.flatMap((body) => [Buffer.from(Uint32Array.of(body.length).buffer).swap32(), body]));
  for await (const { whole } of partsOf(inPieces(bytes, 100))) expect(await whole()).toEqual(part(1));
  expect.assertions(1);
});
