import { describe, expect, test } from "vitest";
import { pictureHead } from "./picture-head.ts";

const frame = [0xff, 0xc0, 0, 17, 8, 0, 100, 1, 44, 3];
const exif = (...told: (string | number[])[]) => {
  const data = told.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : part));
  return [0xff, 0xe1, 0, data.length + 2, ...data];
};
const density = (unit: number, ...value: number[]) => [0xff, 0xe0, 0, 16, ...Buffer.from("JFIF\0"), 1, 1, unit, ...value, ...value, 0, 0];
const jpeg = (...segments: number[][]) => pictureHead(Uint8Array.from([0xff, 0xd8, ...segments.flat()]));
const turned = exif("Exif\0\0MM\0*\0\0\0\x08\0\x01", [1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]);

describe("a photograph", () => {
  test("says how it is to be turned, in both orders of bytes", () => {
    const little = exif("Exif\0\0II*\0\x08\0\0\0\x01\0", [18, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0]);
    expect(jpeg(turned, frame)).toEqual({ width: 300, height: 100, resolution: null, orientation: 6 });
    expect(jpeg(density(1, 1, 44), little, frame)).toMatchObject({ resolution: 300, orientation: 8 });
  });

  test("whose remarks of the camera are broken is still a picture", () => {
    const beyond = exif("Exif\0\0MM\0*\xff\xff\xff\xff");
    const cutOff = exif("Exif\0\0MM\0*\0\0\0\x08\xff\xff", [1, 18, 0, 3]);
    for (const broken of [beyond, cutOff, exif("Exif\0\0"), exif()])
      expect(jpeg(broken, frame)).toEqual({ width: 300, height: 100, resolution: null, orientation: 1 });
  });

  test("may count its pixels by the centimetre, or not at all", () => {
    expect([jpeg(density(2, 0, 118), frame)?.resolution, jpeg(density(0, 0, 118), frame)?.resolution]).toEqual([300, null]);
  });

  test("that breaks off before its size is none", () => {
    expect([jpeg(), jpeg(turned), jpeg(turned, frame.slice(0, 6)), jpeg([0xff, 0xda, 0, 8])]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

const u32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const chunk = (name: string, ...data: number[]) => [...u32(data.length), ...Buffer.from(name), ...data, ...u32(0)];
const png = (...chunks: number[][]) =>
  pictureHead(
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...chunk("IHDR", ...u32(300), ...u32(100), 8, 0, 0, 0, 0), ...chunks.flat()]),
  );

test("a PNG says its resolution before its pixels, and only in metres", () => {
  const physical = (unit: number) => chunk("pHYs", ...u32(7874), ...u32(7874), unit);
  expect(png(chunk("tEXt", 65), physical(1))).toEqual({ width: 300, height: 100, resolution: 200, orientation: 1 });
  expect([png(physical(0))?.resolution, png(chunk("IDAT"), physical(1))?.resolution]).toEqual([null, null]);
});

test("what is neither, or next to nothing, is no picture", () => {
  expect([pictureHead(Buffer.from("GIF89a and more")), pictureHead(new Uint8Array(3)), pictureHead(new Uint8Array())]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
