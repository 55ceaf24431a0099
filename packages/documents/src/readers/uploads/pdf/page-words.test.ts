import { expect, test } from "vitest";
import { openDocument, readPage } from "./document.ts";
import { startEngine } from "./engine.ts";
import { drawPdf, setPage, writeLines } from "./pdf.fixture.ts";

async function words(draw: Parameters<typeof drawPdf>[0]) {
  const document = openDocument(await startEngine(), await drawPdf(draw));
  if (typeof document === "string") throw new Error(document);
  return readPage(document, 1).words;
}

test("a word knows its size, its weight and its place", async () => {
  const [plain, bold] = await words((pdf) => {
    writeLines(pdf.fontSize(12), ["Sponsor"], 50, 100);
    writeLines(pdf.font("Helvetica-Bold").fontSize(18), ["Duties"], 50, 200);
  });
  expect([plain?.text, plain?.bold, bold?.text, bold?.bold]).toEqual(["Sponsor", false, "Duties", true]);
  expect((bold?.size ?? 0) / (plain?.size ?? 1)).toBeCloseTo(1.5, 1);
  expect(plain?.box.left).toBeCloseTo(50, 0);
});

test("letters drawn one by one are a word, those far off are another", async () => {
  const drawn = await words((pdf) => {
    let left = 50;
    for (const letter of "device") {
      pdf.fontSize(12).text(letter, left, 100, { lineBreak: false });
      left += pdf.widthOfString(letter);
    }
    pdf.text("kept", 200, 100, { lineBreak: false });
  });
  expect(drawn.map(({ text }) => text)).toEqual(["device", "kept"]);
});

test("a raised number follows its word without a space", async () => {
  const drawn = await words((pdf) => {
    const end = 50 + pdf.fontSize(12).widthOfString("study");
    pdf.text("study", 50, 100, { lineBreak: false });
    pdf.fontSize(7).text("1", end, 99, { lineBreak: false });
  });
  expect(drawn.map(({ text, glued }) => [text, glued])).toEqual([
    ["study", false],
    ["1", true],
  ]);
});

test("words turned with their page stand upright again, and words aslant have no turning", async () => {
  const [turned] = await words((pdf) => {
    setPage(pdf, "Rotate", 90);
    writeLines(pdf.fontSize(12), ["Sponsor"], 50, 100);
  });
  expect(turned?.turn).toBe(1);
  expect((turned?.upright.right ?? 0) - (turned?.upright.left ?? 0)).toBeGreaterThan((turned?.box.right ?? 0) - (turned?.box.left ?? 0));
  const [aslant] = await words((pdf) => pdf.rotate(30).fontSize(20).text("DRAFT", 200, 100, { lineBreak: false }));
  expect([aslant?.text, aslant?.turn]).toEqual(["DRAFT", null]);
});
