import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { planCorpus } from "../plan.ts";
import { cited, fileOf, readOne } from "../testing.ts";

const page = (title: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML//EN" "xhtml-strict.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><title>${title}</title></head><body>${body}</body></html>`;

const point = (label: string, words: string) =>
  `<table width="100%"><col width="4%"/><col width="96%"/><tbody><tr><td><p class="oj-normal">${label}</p></td><td><p class="oj-normal">${words}</p></td></tr></tbody></table>`;

const original = page(
  "L_2099001EN.01000101.xml",
  `<p class="oj-hd-date">1.2.2099</p><p class="oj-doc-ti">REGULATION (EU) 2099/12 OF THE EUROPEAN PARLIAMENT</p><p class="oj-doc-ti">of 5 April 2099</p><p class="oj-doc-ti">on widgets</p>
  <div class="eli-subdivision" id="rct_1">${point("(1)", "Widgets turn.")}</div>
  <div id="cpt_I"><p class="oj-ti-section-1">CHAPTER I</p><div class="eli-title"><p class="oj-ti-section-2"><span class="oj-bold">SCOPE AND DEFINITIONS</span></p></div>
  <div class="eli-subdivision" id="art_1"><p class="oj-ti-art">Article 1</p><div class="eli-title"><p class="oj-sti-art">Scope</p></div>
  <div id="001.001"><p class="oj-normal">1.&#160;&#160;&#160;This Regulation applies to:</p>${point("(a)", "round widgets;")}${point("(b)", 'square widgets<a id="ntc1" href="#ntr1"> </a>.')}</div>
  <div id="001.002"><p class="oj-normal">2.&#160;&#160;&#160;It does not apply to others.</p></div></div></div>
  <p class="oj-note">(1) OJ L 1.</p>
  <div class="eli-container" id="anx_I"><p class="oj-doc-ti">ANNEX I</p><p class="oj-doc-ti">CLASSES OF WIDGETS</p><p class="oj-ti-grseq-1">CHAPTER I</p>${point("1.", "Every widget turns.")}
  <table class="oj-table"><tbody><tr><td><p class="oj-tbl-hdr">Class</p></td><td><p class="oj-tbl-hdr">Widget</p></td></tr><tr><td><p>I</p></td><td><p>Round</p></td></tr></tbody></table></div>`,
);

test("an act of the Official Journal is read by recital, article and annex", async () => {
  const version = await readOne([fileOf("32099R0012.xhtml", original)]);
  expect([version.identifier, version.label, version.issued, version.url]).toEqual([
    "Regulation (EU) 2099/12",
    "2099 original",
    "2099-04-05",
    "https://eur-lex.europa.eu/eli/reg/2099/12/oj",
  ]);
  expect(cited(version)).toEqual([
    ["Regulation (EU) 2099/12 recital 1", "(1) Widgets turn."],
    ["Regulation (EU) 2099/12 Article 1(1)", "1. This Regulation applies to: (a) round widgets; (b) square widgets."],
    ["Regulation (EU) 2099/12 Article 1(2)", "2. It does not apply to others."],
    ["Regulation (EU) 2099/12 Annex I 1", "1. Every widget turns. Class | Widget I | Round"],
  ]);
  expect(version.passages[1]).toMatchObject({ heading: "Scope", heading_path: ["Chapter I—Scope and Definitions"] });
});

const norm = (label: string, inner: string) =>
  `<div class="norm"><span class="no-parag">${label}&#160;&#160;</span><div class="norm inline-element">${inner}</div></div>`;
const grid = (label: string, words: string) =>
  `<div class="grid-container grid-list"><div class="list grid-list-column-1"><span>${label}&#160;</span></div><div class="grid-list-column-2"><p class="norm">${words}</p></div></div>`;
const mark = (name: string, celex: string) =>
  `<p class="modref">►<a href="https://eur-lex.europa.eu/legal-content/EN/AUTO/?uri=celex:${celex}">${name}</a></p>`;

const consolidated = page(
  "02017R0746-20250110",
  `<p class="reference">02017R0746 — EN — 10.01.2025 — 004.001</p>
  <div class="eli-subdivision" id="art_1"><p class="title-article-norm">Article 1</p><div class="eli-title"><p class="stitle-article-norm">Scope</p></div>
  ${norm("1.", `<p class="norm inline-element">It applies to:</p>${grid("(a)", "round widgets;")}${grid("(b)", "square widgets.")}`)}${norm("2.", "It ►M1 also ◄ turns.")}</div>
  ${mark("M2", "32024R1860")}<div class="eli-subdivision" id="art_1a"><p class="title-article-norm">Article 1a</p>${norm("1.", "It was put in.")}<p class="norm">▼M2 —————</p></div>
  <p class="modref">▼<a href="x">B</a></p><div class="eli-subdivision" id="art_2"><p class="title-article-norm">Article 2</p><p class="norm">It stays.</p></div>
  <div id="anx_II"><p class="title-annex-1">ANNEX II</p><p class="title-annex-2">FILES</p>${grid("1.1.", "A file.")}</div>`,
);

test("a consolidated act says every sentence once, and by article what amended it", async () => {
  const version = await readOne([fileOf("02017R0746.xhtml", consolidated)]);
  expect([version.identifier, version.label, version.effective]).toEqual(["EU IVDR", "consolidated 2025-01-10", "2025-01-10"]);
  expect(cited(version)).toEqual([
    ["EU IVDR Article 1(1)", "1. It applies to: (a) round widgets; (b) square widgets."],
    ["EU IVDR Article 1(2)", "2. It also turns."],
    ["EU IVDR Article 1a(1)", "1. It was put in."],
    ["EU IVDR Article 2", "It stays."],
    ["EU IVDR Annex II 1.1", "1.1. A file."],
  ]);
  expect(version.official?.provisions.map(({ citation, amendments }) => [citation, amendments.map((one) => one.citation)])).toEqual([
    ["EU IVDR Article 1", ["M1"]],
    ["EU IVDR Article 1a", ["Regulation (EU) 2024/1860"]],
    ["EU IVDR Article 2", []],
    ["EU IVDR Annex II", []],
  ]);
});

test("a state consolidated before the act applied is law from the day on which it applied", async () => {
  const early = consolidated.replaceAll("20250110", "20220128").replace("10.01.2025", "28.01.2022");
  expect(await readOne([fileOf("early.xhtml", early)])).toMatchObject({
    label: "consolidated 2022-01-28",
    issued: "2022-01-28",
    effective: "2022-05-26",
  });
});

test.each([
  ["cut off", original.slice(0, -40), "is cut off: it does not end with </html>"],
  ["without its number", original.replace("REGULATION (EU) 2099/12", "SOMETHING"), "does not state which act of the European Union it is"],
])("an act %s is refused", async (_, text, reason) => {
  const plan = await planCorpus([fileOf("act.xhtml", text)]);
  expect(await plan.sources[0]?.read()).toEqual({ ok: false, reason });
});

test("a page that keeps robots out is no act", async () => {
  const plan = await planCorpus([fileOf("act.html", "<html><body><script>window.gokuProps = {}</script></body></html>")]);
  expect(plan.unreadable).toEqual([
    { file: "act.html", reason: "is XML or HTML, but not in the form of an official publisher that is known" },
  ]);
});

const folder = resolve(import.meta.dirname, "../../../../../../../shared/data/official/eu");
test.skipIf(!existsSync(folder))("the words of MDR Article 10a come out of a consolidated page as they are known", async () => {
  const version = await readOne([fileOf("mdr.xhtml", readFileSync(resolve(folder, "xhtml-consolidated-art10a.reconstructed.xhtml")))]);
  const known = JSON.parse(readFileSync(resolve(folder, "mdr-current-articles.json"), "utf8")) as {
    articles: { paragraphs: { n: string; text: string[] }[] }[];
  };
  expect(cited(version)).toEqual(
    known.articles[0]?.paragraphs.map(({ n, text }) => [`EU MDR Article 10a(${n})`, `${n}. ${text.join(" ")}`]),
  );
});
