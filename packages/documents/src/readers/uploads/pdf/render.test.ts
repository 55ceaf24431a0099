import { expect, test } from "vitest";
import { openDocument } from "./document.ts";
import { startEngine } from "./engine.ts";
import { drawPdf } from "./pdf.fixture.ts";
import { drawPage } from "./render.ts";

async function drawn(size: [number, number], shown = size) {
  const file = await drawPdf((pdf) => pdf.rect(0, 0, size[0] / 2, size[1]).fill("black"), { size });
  const document = openDocument(await startEngine(), file);
  if (typeof document === "string") throw new Error(document);
  return drawPage(document, 1, { width: shown[0], height: shown[1] });
}

test("a page is drawn in grey at 200 pixels an inch, on white", async () => {
  const { bytes, resolution } = (await drawn([72, 36])) ?? { bytes: new Uint8Array(), resolution: 0 };
  const head = "P5\n200 100\n255\n";
  expect([Buffer.from(bytes.subarray(0, head.length)).toString(), resolution]).toEqual([head, 200]);
  const row = bytes.subarray(head.length + 200 * 50, head.length + 200 * 51);
  expect([row.length, row[20], row[180]]).toEqual([200, 0, 255]);
});

test("a page that is very large is drawn in fewer pixels, and one too small to hold a letter not at all", async () => {
  expect((await drawn([3000, 3000]))?.resolution).toBeLessThan(100);
  expect(await drawn([72, 36], [1, 1])).toBeUndefined();
  expect(await drawn([72, 36], [0, 0])).toBeUndefined();
});
