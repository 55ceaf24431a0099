import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { keysOf, newKey } from "./file-keys.ts";
import { FileDamaged, headerSize, openSealed, seal, type ByteRange } from "./sealed-file.ts";

const keys = keysOf([newKey()]);
const chunk = 64 * 1024;
const sealedChunk = chunk + 16;

async function* inParts(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const gathered = async (stream: AsyncIterable<Uint8Array>) => {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
};

const sealed = (plain: Uint8Array, name = "file", part = 10_000) => gathered(seal(inParts(plain, part), keys.current, name));

const opened = (bytes: Buffer, name = "file", by = keys) =>
  openSealed(
    { size: bytes.length, bytes: (from, to) => inParts(bytes.subarray(from, to), 50_001) },
    bytes.subarray(0, headerSize),
    by,
    name,
  );
const read = (bytes: Buffer, range?: ByteRange) => gathered(opened(bytes).read(range));

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 200_001])("%i bytes come back as they were", async (length) => {
  const plain = randomBytes(length);
  const bytes = await sealed(plain);
  expect(opened(bytes).size).toBe(length);
  expect(await read(bytes)).toEqual(plain);
});

test("the same bytes twice look like nothing of each other, nor of themselves", async () => {
  const plain = Buffer.alloc(1000, "secret ");
  const [one, other] = [await sealed(plain), await sealed(plain)];
  expect(one.includes("secret")).toBe(false);
  expect(one.subarray(headerSize)).not.toEqual(other.subarray(headerSize));
});

test.each<[number, number]>([
  [0, 0],
  [0, 10],
  [chunk - 1, chunk + 1],
  [chunk, 2 * chunk],
  [70_000, 180_000],
  [199_999, 200_001],
  [199_999, 1_000_000],
])("a range from %i to %i is read without the rest", async (start, end) => {
  const plain = randomBytes(200_001);
  expect(await read(await sealed(plain), { start, end })).toEqual(plain.subarray(start, end));
});

describe("what was changed is not given out", () => {
  let bytes: Buffer;
  beforeEach(async () => {
    bytes = await sealed(randomBytes(3 * chunk + 500));
  });
  const chunkAt = (index: number) => bytes.subarray(headerSize + index * sealedChunk, headerSize + (index + 1) * sealedChunk);
  const body = (...chunks: Buffer[]) => Buffer.concat([bytes.subarray(0, headerSize), ...chunks]);
  const changedAt = (at: number) => {
    const copy = Buffer.from(bytes);
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
    return copy;
  };

  test.each<[string, () => Buffer]>([
    ["a byte of the salt", () => changedAt(headerSize - 1)],
    ["the first byte", () => changedAt(headerSize)],
    ["a byte in the middle", () => changedAt(headerSize + 100_000)],
    ["the last byte", () => changedAt(bytes.length - 1)],
    ["a chunk cut off the end", () => body(chunkAt(0), chunkAt(1), chunkAt(2))],
    ["a few bytes cut off the end", () => bytes.subarray(0, -5)],
    ["everything but the header cut off", () => bytes.subarray(0, headerSize)],
    ["two chunks changed about", () => body(chunkAt(1), chunkAt(0), chunkAt(2), chunkAt(3))],
    ["a chunk left out", () => body(chunkAt(0), chunkAt(2), chunkAt(3))],
    ["a chunk twice", () => body(chunkAt(0), chunkAt(0), chunkAt(1), chunkAt(2), chunkAt(3))],
    ["something added", () => Buffer.concat([bytes, Buffer.alloc(100)])],
  ])("%s", async (_, changed) => {
    await expect((async () => read(changed()))()).rejects.toBeInstanceOf(FileDamaged);
  });

  test("a chunk of another file under the same key", async () => {
    const other = await sealed(randomBytes(3 * chunk + 500));
    const mixed = Buffer.concat([bytes.subarray(0, headerSize + sealedChunk), other.subarray(headerSize + sealedChunk)]);
    await expect(read(mixed)).rejects.toBeInstanceOf(FileDamaged);
  });

  test("the file under another's name", async () => {
    await expect(gathered(opened(bytes, "other").read())).rejects.toBeInstanceOf(FileDamaged);
  });

  test("a range beyond a tail that was cut off", async () => {
    const cut = body(chunkAt(0), chunkAt(1));
    await expect(read(cut, { start: 3 * chunk, end: 3 * chunk + 10 })).rejects.toBeInstanceOf(FileDamaged);
  });

  test("a source that ends early", async () => {
    const source = { size: bytes.length, bytes: (from: number) => inParts(bytes.subarray(from, headerSize + 2 * sealedChunk), 1000) };
    const file = openSealed(source, bytes.subarray(0, headerSize), keys, "file");
    await expect(gathered(file.read())).rejects.toBeInstanceOf(FileDamaged);
  });

  test("the file under another key", () => {
    expect(() => opened(bytes, "file", keysOf([newKey()]))).toThrow(`there is no key ${keys.current.id}`);
  });

  test("a file of a later version", () => {
    expect(() => opened(changedAt(7))).toThrow("a later version wrote it");
  });
});

test("what was encrypted under an older key still opens", async () => {
  const plain = randomBytes(1000);
  const bytes = await sealed(plain);
  const rotated = keysOf([newKey(), keys.current.secret.toString("hex")]);
  expect(await gathered(opened(bytes, "file", rotated).read())).toEqual(plain);
});
