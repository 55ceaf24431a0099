import { expect, test } from "vitest";
import { openDocument } from "./document.ts";
import { startEngine } from "./engine.ts";
import { frameOf } from "./page-frame.ts";
import { drawPdf, setPage } from "./pdf.fixture.ts";

/** The frame of a page of 400 by 600 points that is turned so, or shows only a part of itself. */
async function frame(entries: Record<string, unknown>) {
  const engine = await startEngine();
  const file = await drawPdf((pdf) => {
    for (const [name, value] of Object.entries(entries)) setPage(pdf, name, value);
  });
  const document = openDocument(engine, file);
  if (typeof document === "string") throw new Error(document);
  return frameOf(engine, engine.call.FPDF_LoadPage(document.at, 0), document.room);
}

/** A stretch at the head of the page as its file counts it: 20 points below the upper edge, 50 from the left. */
const atHead = [50, 568, 110, 580] as const;

test.each([
  [0, { left: 50, top: 20, right: 110, bottom: 32 }],
  [90, { left: 568, top: 50, right: 580, bottom: 110 }],
  [180, { left: 290, top: 568, right: 350, bottom: 580 }],
  [270, { left: 20, top: 290, right: 32, bottom: 350 }],
  [450, { left: 568, top: 50, right: 580, bottom: 110 }],
])("on a page turned by %i degrees, the head stands where it is seen", async (turned, box) => {
  expect((await frame({ Rotate: turned })).shown(...atHead)).toEqual(box);
});

test("places count from the corner of what a cropped page shows", async () => {
  const cropped = await frame({ CropBox: [40, 100, 340, 590] });
  expect([cropped.size, cropped.shown(...atHead)]).toEqual([
    { width: 300, height: 490 },
    { left: 10, top: 10, right: 70, bottom: 22 },
  ]);
});

test("edges given the other way round are the same box", async () => {
  expect((await frame({})).shown(110, 580, 50, 568)).toEqual({ left: 50, top: 20, right: 110, bottom: 32 });
});
