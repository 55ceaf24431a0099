import { expect, test } from "vitest";
import { parseXml } from "../xml-tree.ts";
import { LineReader } from "./lines.ts";

function read(inner: string): LineReader {
  const reader = new LineReader();
  reader.read(parseXml(`<body>${inner}</body>`, ["body"]));
  return reader;
}
const texts = (inner: string) => read(inner).lines.map(({ text }) => text);
const cells = (...inner: string[]) => `<table><tr>${inner.map((cell) => `<td>${cell}</td>`).join("")}</tr></table>`;

test("each paragraph says by its class what it is, in the old and in the new layout", () => {
  const kinds = read(
    '<p class="oj-ti-art">Article 1</p><p class="stitle-article-norm">Scope</p><p class="title-annex-1">ANNEX I</p><p>Words</p>',
  );
  expect(kinds.lines.map(({ kind }) => kind)).toEqual(["article", "article-title", "annex", "text"]);
});

test("a label stands before the first words of what it numbers, however deep they are nested", () => {
  expect(texts(cells("<p>(a)</p>", `<div><p>round widgets:</p>${cells("<p>(i)</p>", "<p>that turn.</p>")}</div>`))).toEqual([
    "(a) round widgets:",
    "(i) that turn.",
  ]);
  expect(texts('<div class="norm">1.<div><p>It turns.</p></div></div>')).toEqual(["1. It turns."]);
});

test("cells that hold no label are read one after the other, those of a true table as a row", () => {
  expect(texts(cells("<p>Done at Brussels</p>", "<p>For the Council</p>"))).toEqual(["Done at Brussels", "For the Council"]);
  expect(texts('<table class="oj-table"><tr><td><p>Class</p></td><td><p>I</p></td></tr></table>')).toEqual(["Class | I"]);
});

test("marks of amendments are no words, but tell by which act words came there", () => {
  const { lines } = read(
    '<p class="modref">▼<a href="x">M2</a></p><p>It turns.</p><p class="modref">▼<a href="x">B</a></p><p>It ►M1 also ◄ stops.</p><p>▼M2 —————</p>',
  );
  expect(lines.map(({ text, marks }) => [text, marks])).toEqual([
    ["It turns.", ["M2"]],
    ["It also stops.", ["M1"]],
  ]);
});

test("a mark's link tells the number of the act it stands for", () => {
  const { marked } = read('<p class="modref">►<a href="https://eur-lex.europa.eu/AUTO/?uri=celex:32024R1860">M5</a></p>');
  expect([...marked]).toEqual([["M5", "32024R1860"]]);
});

test("recitals carry their number, and foot notes and heads of the journal are no text of the act", () => {
  const { lines } = read(
    '<p class="oj-hd-date">1.2.2099</p><div id="rct_12"><p>Widgets turn.</p></div><p class="oj-note">(1) OJ L 1.</p><p>It applies.</p>',
  );
  expect(lines.map(({ recital, text }) => [recital, text])).toEqual([
    ["12", "Widgets turn."],
    ["", "It applies."],
  ]);
});
