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
const all = (text: string, words: string) => [{ start: 0, end: text.length, words }];
const documentOf = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());

test("paragraphs of the body, of cells, headers and notes are read, with their tabs and breaks", async () => {
  const bytes = file(
    `<w:p w:rsidR="1">${run("Keep ")}${run("&lt;dry&gt; &amp; cool")}</w:p><w:tbl><w:tr><w:tc><w:p>${run("5 mg")}</w:p></w:tc></w:tr></w:tbl><w:p><w:r><w:t>1</w:t><w:tab/><w:t>Scope</w:t><w:br/><w:t>all</w:t></w:r></w:p>`,
    { "word/header1.xml": `<w:hdr xmlns:w="w"><w:p>${run("Head")}</w:p></w:hdr>` },
  );
  expect(await readDocxParagraphs(bytes)).toEqual(["Keep <dry> & cool", "5 mg", "1\tScope\nall", "Head"]);
});

test("words are exchanged, and styles, tables and numbering stay", async () => {
  const bytes = file(
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/><w:numPr/></w:pPr>${run("A")}${run("longer words", bold)}</w:p><w:tbl><w:tr><w:tc><w:p>${run("cell")}</w:p></w:tc></w:tr></w:tbl>`,
  );
  const written = await rewriteDocxParagraphs(
    bytes,
    (text) => (text === "cell" ? null : all(text, "Plus long & <mieux>")),
    "Unofficial translation",
  );
  expect(documentOf(written)).toBe(
    `<w:document xmlns:w="w"><w:body><w:p><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Unofficial translation</w:t></w:r></w:p><w:p><w:pPr><w:pStyle w:val="Heading1"/><w:numPr/></w:pPr><w:r><w:t xml:space="preserve"></w:t></w:r><w:r>${bold}<w:t xml:space="preserve">Plus long &amp; &lt;mieux&gt;</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>cell</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:body></w:document>`,
  );
});

test("words stay between their tabs, and are not lost where the tabs are", async () => {
  const bytes = file("<w:p><w:r><w:t>1</w:t><w:tab/><w:t>Scope</w:t></w:r></w:p>");
  const both = async (words: string) => await readDocxParagraphs(await rewriteDocxParagraphs(bytes, (text) => all(text, words), "S"));
  expect(await both("1\tPortée")).toEqual(["S", "1\tPortée"]);
  expect(await both("1 Portée")).toEqual(["S", "\t1 Portée"]);
  const among = await rewriteDocxParagraphs(file("<w:p><w:r><w:t>1\tScope</w:t></w:r></w:p>"), (text) => all(text, "1\tPortée"), "S");
  expect(await readDocxParagraphs(among)).toEqual(["S", "1\tPortée"]);
});

test("a paragraph and the text box in it are read apart, and what older programs show in its place is left out", async () => {
  const box = `<w:txbxContent><w:p>${run("inner")}</w:p></w:txbxContent>`;
  const bytes = file(
    `<w:p>${run("outer")}<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
  );
  expect(await readDocxParagraphs(bytes)).toEqual(["outer", "inner"]);
  const written = await rewriteDocxParagraphs(bytes, (text) => all(text, text.toUpperCase()), "S");
  expect(documentOf(written)).toContain("OUTER");
  expect(documentOf(written).match(/INNER/g)).toHaveLength(1);
  expect(documentOf(written)).not.toContain("inner");
});

test("hyphens that do not break are read, words that were deleted are not", async () => {
  const bytes = file(
    `<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>IEC 60601</w:t><w:noBreakHyphen/><w:t>1</w:t></w:r><w:del><w:r><w:delText>old</w:delText><w:tab/></w:r></w:del></w:p>`,
  );
  expect(await readDocxParagraphs(bytes)).toEqual(["IEC 60601\u20111"]);
});

/** The runs of the first paragraph after other words were put in the place of its own, each as what looks so and what it says. */
async function runsAfter(body: string, words: string | ((text: string) => { start: number; end: number; words: string }[])) {
  const written = await rewriteDocxParagraphs(file(body), (text) => (typeof words === "string" ? all(text, words) : words(text)), "S");
  const xml = documentOf(written).slice(documentOf(written).indexOf("</w:p>") + 6);
  return [...xml.matchAll(/<w:(b|i)\/>|<w:t[^>]*>([^<]*)<\/w:t>|<w:(footnoteReference)/g)].flatMap(([, look, said, note]) =>
    said === "" ? [] : [said ?? (note === undefined ? (look ?? "") : "note")],
  );
}
const bold = "<w:rPr><w:b/></w:rPr>";
const note = '<w:r><w:footnoteReference w:id="1"/></w:r>';

test("what is formatted by itself stays so where the translation tells it, and looks like the rest where it does not", async () => {
  const body = `<w:p>${run("Warning:", bold)}${run(" keep the pump ")}${run("K201234", bold)}${run(" dry.")}</w:p>`;
  expect(await runsAfter(body, "Achtung: K201234 trocken halten.")).toEqual(["b", "Achtung:", " ", "b", "K201234", " trocken halten."]);
  expect(await runsAfter(body, "Trocken halten.")).toEqual(["b", "Trocken halten.", "b"]);
});

test("a note stays behind its sentence, or behind the figure that it was set to", async () => {
  const body = `<w:p>${run("It follows ISO 14971")}${note}${run(" always. It is kept.")}</w:p>`;
  expect(await runsAfter(body, "Il suit toujours ISO 14971. Il reste.")).toEqual(["Il suit toujours ISO 14971", "note", ". Il reste."]);
  const sentences = (text: string) => [
    { start: 0, end: text.indexOf(".") + 1, words: "Toujours ainsi." },
    { start: text.indexOf(".") + 2, end: text.length, words: "Il reste." },
  ];
  expect(await runsAfter(body, sentences)).toEqual(["Toujours ainsi.", "note", " Il reste."]);
});

test("a number that Word works out stays where it is told, once", async () => {
  const field = (result: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const body = `<w:p>${run("Page ")}${field("1")}${run(" of ")}${field("5")}</w:p>`;
  expect(await runsAfter(body, "Seite 1 von 5")).toEqual(["Seite ", "1", " von ", "5"]);
});

test("a number that the file does not say stands as #, and a link stays on about as many words", async () => {
  const page = '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>PAGE</w:instrText><w:fldChar w:fldCharType="end"/></w:r>';
  expect(await readDocxParagraphs(file(`<w:p>${run("Page ")}${page}</w:p>`))).toEqual(["Page #"]);
  expect(await runsAfter(`<w:p>${run("Page ")}${page}${run(" or so")}</w:p>`, "Seite # ungefähr")).toEqual(["Seite ", " ungefähr"]);
  const body = `<w:p>${run("Details stand at ")}<w:hyperlink r:id="1">${run("the address of it")}</w:hyperlink>${run(" and in the leaflet.")}</w:p>`;
  expect(await runsAfter(body, "Einzelheiten unter der Adresse davon und auf dem Blatt.")).toEqual([
    "Einzelheiten unter ",
    "der Adresse davon",
    " und auf dem Blatt.",
  ]);
});
