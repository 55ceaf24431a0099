import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readDocxParagraphs, rewriteDocxParagraphs } from "./docx-words.ts";

const file = (body: string, more: Record<string, string> = {}) =>
  zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
    ...Object.fromEntries(Object.entries(more).map(([name, xml]) => [name, strToU8(xml)])),
  });
const run = (words: string, style = "") => `<w:r>${style}<w:t>${words}</w:t></w:r>`;
const documentOf = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());

test("paragraphs of the body, of cells, headers and notes are read, with their tabs and breaks", async () => {
  const bytes = file(
    `<w:p w:rsidR="1">${run("Keep ")}${run("&lt;dry&gt; &amp; cool")}</w:p><w:tbl><w:tr><w:tc><w:p>${run("5 mg")}</w:p></w:tc></w:tr></w:tbl><w:p><w:r><w:t>1</w:t><w:tab/><w:t>Scope</w:t><w:br/><w:t>all</w:t></w:r></w:p>`,
    { "word/header1.xml": `<w:hdr xmlns:w="w"><w:p>${run("Head")}</w:p></w:hdr>` },
  );
  expect(await readDocxParagraphs(bytes)).toEqual(["Keep <dry> & cool", "5 mg", "1\tScope\nall", "Head"]);
});

test("words are exchanged, and styles, tables and numbering stay", async () => {
  const bold = "<w:rPr><w:b/></w:rPr>";
  const bytes = file(
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:numPr/></w:pPr>${run("A")}${run("longer words", bold)}</w:p><w:tbl><w:tr><w:tc><w:p>${run("cell")}</w:p></w:tc></w:tr></w:tbl>`,
  );
  const written = await rewriteDocxParagraphs(bytes, (text) => (text === "cell" ? null : "Plus long & <mieux>"), "Unofficial translation");
  expect(documentOf(written)).toBe(
    `<w:document xmlns:w="w"><w:body><w:p><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Unofficial translation</w:t></w:r></w:p><w:p><w:pPr><w:pStyle w:val="Heading1"/><w:numPr/></w:pPr><w:r><w:t xml:space="preserve"></w:t></w:r><w:r>${bold}<w:t xml:space="preserve">Plus long &amp; &lt;mieux&gt;</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>cell</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:body></w:document>`,
  );
});

test("words stay between their tabs, and are not lost where the tabs are", async () => {
  const bytes = file("<w:p><w:r><w:t>1</w:t><w:tab/><w:t>Scope</w:t></w:r></w:p>");
  const both = async (words: string) => await readDocxParagraphs(await rewriteDocxParagraphs(bytes, () => words, "S"));
  expect(await both("1\tPortée")).toEqual(["S", "1\tPortée"]);
  expect(await both("1 Portée")).toEqual(["S", "\t1 Portée"]);
});

test("a paragraph around a text box is left as it is, and the box is read", async () => {
  const bytes = file(`<w:p><w:r><w:t>outer</w:t></w:r><w:txbxContent><w:p>${run("inner")}</w:p></w:txbxContent></w:p>`);
  expect(await readDocxParagraphs(bytes)).toEqual(["inner"]);
});
