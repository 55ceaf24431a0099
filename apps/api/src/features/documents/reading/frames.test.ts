import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { BadFrame, CutOff, framed, framesOf, headed, takeHeaded } from "./frames.ts";

const mega = 1_000_000;

async function values(chunks: Uint8Array[], most = mega): Promise<unknown[]> {
  const found: unknown[] = [];
  const stream = (async function* () {
    yield* chunks;
  })();
  for await (const value of framesOf(stream, most)) found.push(value);
  return found;
}

const two = Buffer.concat([framed({ a: 1 }), framed(["größe"])]);

test.each([1, 3, 7, two.length])("frames come whole, however their bytes do: %i at a time", async (size) => {
  const chunks = Array.from({ length: Math.ceil(two.length / size) }, (_, nth) => two.subarray(nth * size, (nth + 1) * size));
  expect(await values(chunks)).toEqual([{ a: 1 }, ["größe"]]);
});

test("what is cut off is told from what is no frame", async () => {
  await expect(values([two.subarray(0, -1)])).rejects.toThrow(CutOff);
  await expect(values([Buffer.from([0, 0, 0, 2, 0x7b, 0x7b])])).rejects.toThrow(BadFrame);
});

test("neither a frame nor all of them together may be of any length", async () => {
  await expect(values([Buffer.from([255, 255, 255, 255])])).rejects.toThrow("too long");
  await expect(values([two], 5)).rejects.toThrow("more was sent than is taken");
});

/** A stream whose bytes come a few at a time. */
function dripping(bytes: Buffer, size: number): Readable {
  const stream = new Readable({ read: () => undefined });
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, nth) => bytes.subarray(nth * size, (nth + 1) * size));
  const next = () => {
    stream.push(pieces.shift() ?? null);
    if (!stream.readableEnded) setImmediate(next);
  };
  setImmediate(next);
  return stream;
}

test.each([1, 6, 100])("what stands behind its length is taken, and the stream goes on after it: %i bytes at a time", async (size) => {
  const stream = dripping(Buffer.concat([headed(Buffer.from("what was learned")), Buffer.from("the file")]), size);
  expect(Buffer.from(await takeHeaded(stream)).toString()).toBe("what was learned");
  expect((await buffer(stream)).toString()).toBe("the file");
});
