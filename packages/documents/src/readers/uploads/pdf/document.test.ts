import { expect, test } from "vitest";
import { openDocument, readPage } from "./document.ts";
import { startEngine } from "./engine.ts";
import { drawPdf, setPage, writeLines } from "./pdf.fixture.ts";

async function opened(draw: Parameters<typeof drawPdf>[0], options?: PDFKit.PDFDocumentOptions) {
  const document = openDocument(await startEngine(), await drawPdf(draw, options));
  if (typeof document === "string") throw new Error(document);
  return document;
}

test("a file that is none is damaged, and one behind a password encrypted", async () => {
  const locked = await drawPdf((pdf) => pdf.text("Words"), { userPassword: "secret" });
  expect(openDocument(await startEngine(), locked)).toBe("encrypted");
  expect(openDocument(await startEngine(), Buffer.from("%PDF-1.7 and nothing else"))).toBe("damaged");
  expect(openDocument(await startEngine(), new Uint8Array(1))).toBe("damaged");
});

test("a page tells its size as it is shown, and one that is not there has none", async () => {
  const document = await opened((pdf) => {
    setPage(pdf, "Rotate", 90);
    writeLines(pdf.fontSize(12), ["Words"], 50, 100);
  });
  expect(readPage(document, 1)).toMatchObject({ number: 1, size: { width: 600, height: 400 }, isPicture: false });
  expect(readPage(document, 2)).toMatchObject({ size: { width: 0, height: 0 }, words: [], isPicture: false });
});

test("a page whose shapes say more than its text is a picture; a page of text with a few shapes is not", async () => {
  const drawn = await opened((pdf) => {
    for (let at = 0; at < 250; at++) pdf.rect(at, at, 5, 5).fill();
  });
  expect(readPage(drawn, 1).isPicture).toBe(true);
  const written = await opened((pdf) => {
    pdf.rect(0, 0, 400, 600).stroke();
    writeLines(pdf.fontSize(12), ["The sponsor shall keep records of each device."], 50, 100);
  });
  expect(readPage(written, 1).isPicture).toBe(false);
});
