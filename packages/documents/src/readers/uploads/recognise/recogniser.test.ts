import { crc32, deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { boxOf, drawPdf, partsOf, told, writeLines } from "../pdf/pdf.fixture.ts";
import { openDocument } from "../pdf/document.ts";
import { startEngine } from "../pdf/engine.ts";
import { readPdf } from "../pdf/read-pdf.ts";
import { drawPage } from "../pdf/render.ts";
import type { ReadingControl } from "../reading.ts";
import { readPicture } from "./read-picture.ts";

const control: ReadingControl = { progress: () => undefined, recognise: true };
const slow = { timeout: 120_000 };
const sentence = "Device records are kept for two years";

/** A grey picture of a page as a PNG, with what it says of its resolution. */
async function pngOf(text: string, size: [number, number], pixelsInMetre?: number): Promise<Uint8Array> {
  const file = await drawPdf((pdf) => writeLines(pdf.fontSize(14), [text], 20, 40), { size });
  const document = openDocument(await startEngine(), file);
  if (typeof document === "string") throw new Error(document);
  const { bytes = new Uint8Array() } = drawPage(document, 1, { width: size[0], height: size[1] }) ?? {};
  const [, width = "", height = ""] = /^P5\n(\d+) (\d+)/.exec(Buffer.from(bytes.subarray(0, 30)).toString()) ?? [];
  return png(Number(width), Number(height), bytes.subarray(bytes.length - Number(width) * Number(height)), pixelsInMetre);
}

function png(width: number, height: number, grey: Uint8Array, pixelsInMetre?: number): Uint8Array {
  const rows = Buffer.alloc((width + 1) * Math.min(height, Math.ceil(grey.length / width)));
  for (let row = 0; row * width < grey.length; row++) rows.set(grey.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const density = Buffer.alloc(9, 1);
  density.writeUInt32BE(pixelsInMetre ?? 0, 0);
  density.writeUInt32BE(pixelsInMetre ?? 0, 4);
  const chunks = [
    chunk("IHDR", head),
    ...(pixelsInMetre ? [chunk("pHYs", density)] : []),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), ...chunks]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

it("recognises a page that is a picture, with each word in its place", slow, async () => {
  const picture = Buffer.from(await pngOf(sentence, [300, 100]));
  const file = await drawPdf((pdf) => pdf.image(picture, 0, 0, { width: 300, height: 100 }), { size: [300, 100] });
  const [page] = partsOf(await readPdf(file, control));
  expect(page?.source).toBe("recognised");
  expect(told(page)).toEqual([`paragraph: ${sentence}`]);
  const box = boxOf(page, "Device");
  expect(Math.abs(box.left - 20)).toBeLessThan(3);
  expect(box.top).toBeGreaterThan(36);
  expect(box.bottom).toBeLessThan(58);
});

it("leaves pictures alone where recognising is not wished", async () => {
  const picture = Buffer.from(await pngOf(sentence, [300, 100]));
  const file = await drawPdf((pdf) => pdf.image(picture, 0, 0, { width: 300, height: 100 }), { size: [300, 100] });
  expect(await readPdf(file, { ...control, recognise: false })).toEqual({ ok: false, reason: "empty" });
});

it("measures a picture by the resolution it names", slow, async () => {
  const [page] = partsOf(await readPicture(await pngOf(sentence, [300, 100], 7874), control));
  expect(page?.size?.width).toBeCloseTo(300, 0);
  expect(told(page)).toEqual([`paragraph: ${sentence}`]);
  expect(Math.abs(boxOf(page, "Device").left - 20)).toBeLessThan(3);
});

it("says that a picture that cannot be decoded is damaged", slow, async () => {
  const whole = await pngOf(sentence, [300, 100]);
  expect(await readPicture(whole.subarray(0, 20), control)).toEqual({ ok: false, reason: "damaged" });
  expect(await readPicture(whole.subarray(0, 60), control)).toEqual({ ok: false, reason: "damaged" });
});
