import { Document, Packer, Paragraph, type ParagraphChild } from "docx";
import { expect, test } from "vitest";
import { foot, linkOf, numbered, rich, words } from "./docx-text.ts";
import { partsOf } from "./reading.fixture.ts";

/** The parts of a Word file whose only paragraph has these words. */
const written = async (children: ParagraphChild[]) =>
  partsOf(
    await Packer.toBuffer(
      new Document({ sections: [{ children: [new Paragraph({ children })], footers: { default: foot("Plan\u0001 4", 9000) } }] }),
    ),
  );
const documentOf = async (children: ParagraphChild[]) => (await written(children))["word/document.xml"] ?? "";

test("lines of a text are broken lines, and what no file may hold is replaced", async () => {
  const xml = await documentOf(words("one\r\ntwo\u0000\nthree"));
  expect(xml.match(/<w:br\/>/gu)).toHaveLength(2);
  expect(xml).toContain("two\ufffd");
});

test("words between stars are bold, those around them not", async () => {
  const xml = await documentOf(rich("keep **all** of it"));
  expect(
    [...xml.matchAll(/<w:r>(<w:rPr>.*?<\/w:rPr>)?<w:t[^>]*>([^<]*)/gsu)].map(([, look = "", text]) => [look.includes("<w:b/>"), text]),
  ).toEqual([
    [false, "keep "],
    [true, "all"],
    [false, " of it"],
  ]);
});

test("an address on the web is a link, any other leads nowhere", async () => {
  const links = async (url: string) => {
    const parts = await written([linkOf("the text\nof it", url)]);
    return [parts["word/document.xml"]?.includes("<w:hyperlink"), parts["word/_rels/document.xml.rels"]?.includes("hyperlink")];
  };
  expect(await links("https://example.org/a b?q=1&r=2")).toEqual([true, true]);
  for (const url of ["javascript:alert(1)", "file:///etc/passwd", "no address", ""]) expect(await links(url)).toEqual([false, false]);
});

test("the foot of a page says its words and counts the pages", async () => {
  const { "word/footer1.xml": xml = "" } = await written([]);
  expect(xml).toContain("Plan\ufffd 4");
  expect([xml.includes("PAGE"), xml.includes("NUMPAGES")]).toEqual([true, true]);
});

test("each level of a list counts by itself and stands further in", () => {
  const { levels } = numbered(true);
  expect(levels.map(({ text }) => text)).toEqual(["%1.", "%2.", "%3.", "%4.", "%5."]);
  expect(new Set(levels.map(({ style }) => style.paragraph.indent.left)).size).toBe(levels.length);
  expect(new Set(numbered(false).levels.map(({ text }) => text))).toEqual(new Set(["•"]));
});
