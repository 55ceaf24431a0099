import { expect, test } from "vitest";
import { readPicture } from "./read-picture.ts";

const picture = (width: number, height: number) => {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
  bytes.write("IHDR", 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const read = (bytes: Uint8Array, recognise = true) => readPicture(bytes, { progress: () => undefined, recognise });

test.each([
  ["of more pixels than are read", 30_000, 30_000],
  ["longer than any page", 40_000, 10],
  ["of the largest numbers there are", 0xffff_ffff, 0xffff_ffff],
])("a picture %s is refused before it is decoded", async (_, width, height) => {
  expect(await read(picture(width, height))).toEqual({ ok: false, reason: "too_large" });
});

test("a picture without a size, and what is none, is damaged", async () => {
  expect(await read(picture(0, 100))).toEqual({ ok: false, reason: "damaged" });
  expect(await read(Buffer.from("no picture at all"))).toEqual({ ok: false, reason: "damaged" });
});

test("a picture holds no text where recognising is not wished", async () => {
  expect(await read(picture(300, 100), false)).toEqual({ ok: false, reason: "empty" });
});
