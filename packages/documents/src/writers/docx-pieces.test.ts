import { describe, expect, test } from "vitest";
import { readParagraphs } from "./docx-pieces.ts";

const run = (text: string, properties = "") => `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (inner: string) => `<w:p>${inner}</w:p>`;
const texts = (xml: string) => readParagraphs(xml).map(({ text }) => text);
const field = (instruction: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>${instruction}</w:instrText><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

test("each piece stands where its words stand in the file, and begins where its paragraph has come to", () => {
  const xml = p(run("The ") + run("plan &amp; file"));
  const [paragraph] = readParagraphs(xml);
  expect(paragraph?.pieces.map(({ start, end, from, text }) => [xml.slice(start, end).includes("<w:t "), from, text])).toEqual([
    [true, 0, "The "],
    [true, 4, "plan & file"],
  ]);
});

test("entities are the signs they stand for, by name and by number, and an unknown one stays", () => {
  expect(texts(p(run("&lt;&quot;&#233;&#x898f;&gt; &unknown;")))).toEqual(['<"é規> &unknown;']);
});

test("tabs and breaks are marks, hyphens words, and a note has its place but no words", () => {
  const [paragraph] = readParagraphs(p('<w:r><w:tab/><w:t>a</w:t><w:noBreakHyphen/><w:br/><w:footnoteReference w:id="1"/></w:r>'));
  expect(paragraph?.pieces.map(({ kind, text }) => [kind, text])).toEqual([
    ["mark", "\t"],
    ["words", "a"],
    ["words", "\u2011"],
    ["mark", "\n"],
    ["note", ""],
  ]);
});

describe("properties without anything in them", () => {
  test.each(["<w:pPr/>", "<w:pPr />", '<w:pPr w:rsid="1" />'])("written as %s hide no words after them", (empty) => {
    expect(texts(p(empty + run("first")) + p("<w:pPr><w:tabs><w:tab/></w:tabs></w:pPr>" + run("second")))).toEqual(["first", "second"]);
  });

  test("of a run leave it looking like the others", () => {
    const [paragraph] = readParagraphs(p(run("a", "<w:rPr />") + run("b", "<w:rPr><w:b/></w:rPr>") + run("c")));
    expect(paragraph?.pieces.map(({ format }) => format)).toEqual(["", "<w:rPr><w:b/></w:rPr>", ""]);
  });
});

test("properties that keep what they were before do not end where those do", () => {
  const before = "<w:rPrChange><w:rPr><w:i/></w:rPr></w:rPrChange>";
  const [paragraph] = readParagraphs(
    p(`<w:pPr><w:tabs/><w:pPrChange><w:pPr/></w:pPrChange></w:pPr>${run("a", `<w:rPr><w:b/>${before}</w:rPr>`)}`),
  );
  expect(paragraph?.pieces.map(({ text, format }) => [text, format])).toEqual([["a", `<w:rPr><w:b/>${before}</w:rPr>`]]);
});

test("tags may go over lines", () => {
  expect(texts('<w:p\n w:rsid="1"><w:r\n><w:t\txml:space="preserve">a</w:t><w:br\n/></w:r></w:p>')).toEqual(["a\n"]);
});

test.each(["<w:pPr>", "<w:rPr>", "<w:t>", "<w:t a", "<w:fldChar ", "<w:p ", "<w:tab ", '<w:fldChar w:fldCharType="begin" '])(
  "a file of nothing but %s does not keep us busy without end",
  (tag) => expect(texts(`${p(run("a"))}${tag.repeat(100_000)}`)[0]).toBe("a"),
);

test("what was taken or moved away, and what stands in for newer drawings, is not read", () => {
  const xml = p(
    `${run("a")}<w:del w:id="1">${run("old")}</w:del><w:del/><w:moveFrom>${run("moved")}</w:moveFrom><mc:Fallback>${run("twice")}</mc:Fallback>${run("b")}`,
  );
  expect(texts(xml)).toEqual(["ab"]);
});

describe("a field", () => {
  const pieces = (xml: string) => readParagraphs(p(xml))[0]?.pieces.map(({ text, isFixed }) => [text, isFixed]);

  test("that works out a number is fixed, one that shows a title is not", () => {
    expect(pieces(field("PAGE", run("7")) + run(" of the plan"))).toEqual([
      ["7", true],
      [" of the plan", false],
    ]);
    expect(pieces(field("REF title", run("Duties of the sponsor")))).toEqual([["Duties of the sponsor", false]]);
  });

  test("whose number the file does not say has a sign for it", () => {
    expect(pieces(field("PAGE", ""))).toEqual([["#", true]]);
    expect(pieces(field("TOC", ""))).toEqual([]);
  });

  test("without anything in it ends no other, and a link without words makes none of the words after it", () => {
    expect(pieces(field("SEQ Table", `<w:fldSimple w:instr="PAGE"/>${run("3")}`))).toEqual([["3", true]]);
    expect(readParagraphs(p(`<w:hyperlink w:anchor="x"/>${run("plain")}`))[0]?.pieces[0]?.format).toBe("");
  });
});

test("paragraphs of a text box come after the one they stand in, each with its own words", () => {
  expect(
    texts(p(`${run("before ")}<w:r><w:drawing><w:txbxContent>${p(run("box"))}</w:txbxContent></w:drawing></w:r>${run("behind")}`)),
  ).toEqual(["before behind", "box"]);
  expect(texts("<w:p/><w:p></w:p>")).toEqual(["", ""]);
});

test("words of a link are told from others of the same look", () => {
  const [paragraph] = readParagraphs(p(`${run("see ")}<w:hyperlink r:id="rId1">${run("the plan")}</w:hyperlink>${run(".")}`));
  expect(paragraph?.pieces.map(({ format }) => format.startsWith("<w:hyperlink"))).toEqual([false, true, false]);
});
