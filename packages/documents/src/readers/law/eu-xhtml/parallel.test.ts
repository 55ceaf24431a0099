import { expect, test } from "vitest";
import { readParallelEuAct } from "./parallel.ts";

const point = (label: string, words: string) =>
  `<table width="100%"><tbody><tr><td><p class="oj-normal">${label}</p></td><td><p class="oj-normal">${words}</p></td></tr></tbody></table>`;
const act = (language: string, name: string, article: string, title: string, points: string[], volume = "L_2017117") =>
  `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>${volume}${language}.01000101.xml</title></head><body>
  <table><tbody><tr><td><p class="oj-hd-date">5.5.2017</p></td><td><p class="oj-hd-lg">${language}</p></td></tr></tbody></table>
  <p class="oj-doc-ti">${name}</p><div id="cpt_I"><div class="eli-subdivision" id="art_2"><p class="oj-ti-art">${article}</p><div class="eli-title" id="art_2.tit_1"><p class="oj-sti-art">${title}</p></div>${points.join("")}</div></div></body></html>`;

const english = act(
  "EN",
  "REGULATION (EU) 2017/745 OF THE EUROPEAN PARLIAMENT AND OF THE COUNCIL of 5 April 2017",
  "Article 2",
  "Definitions",
  [point("(1)", "‘medical device’ means any instrument;"), point("(2)", "‘accessory for a medical device’ means an article.")],
);
const german = act("DE", "VERORDNUNG (EU) 2017/745", "Artikel 2", "Begriffsbestimmungen", [
  point("1.", "„Medizinprodukt“ bezeichnet ein Instrument;"),
  point("2.", "„Zubehör eines Medizinprodukts“ bezeichnet einen Gegenstand."),
]);

test("definitions of two language versions are paired by their number, and headings by their article", () => {
  const found = readParallelEuAct(english, german);
  expect([found.identifier, found.language, found.version]).toEqual(["EU MDR", "de", "2017-05-05"]);
  expect(found.terms).toEqual([
    { section: "2(1)", english: "medical device", other: "Medizinprodukt" },
    { section: "2(2)", english: "accessory for a medical device", other: "Zubehör eines Medizinprodukts" },
  ]);
  expect(found.headings).toEqual([{ section: "2", english: "Definitions", other: "Begriffsbestimmungen" }]);
  expect(found.passages).toHaveLength(2);
});

test.each([
  ["es", "ES", "«producto sanitario»: todo instrumento", "producto sanitario"],
  ["fr", "FR", "«dispositif médical», tout instrument", "dispositif médical"],
  ["it", "IT", "«dispositivo medico»: qualunque strumento", "dispositivo medico"],
  ["pt", "PT", "«Dispositivo médico», qualquer instrumento", "Dispositivo médico"],
])("the marks that %s puts around a term are read", (_, language, words, term) => {
  const other = act(language, "x", "x", "y", [point("1)", words)]);
  expect(readParallelEuAct(english, other).terms).toEqual([{ section: "2(1)", english: "medical device", other: term }]);
});

test("a version of another publication is refused", () => {
  const other = act("DE", "x", "Artikel 2", "y", [point("1.", "„Ding“ bezeichnet etwas")], "L_2016119");
  expect(() => readParallelEuAct(english, other)).toThrow("another publication");
});

test("consolidated states are paired by number and day", () => {
  const state = (language: string, words: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>02017R0745-20250110</title></head><body><p class="reference">02017R0745 — ${language} — 10.01.2025 — 004.001</p><div class="eli-subdivision" id="art_2"><p class="title-article-norm">2</p><div class="grid-container grid-list"><div class="list grid-list-column-1"><span>1. </span></div><div class="grid-list-column-2"><p class="norm">${words}</p></div></div></div></body></html>`;
  const found = readParallelEuAct(state("EN", "‘device’ means a thing"), state("IT", "«dispositivo»: una cosa"));
  expect(found).toMatchObject({ version: "2025-01-10", language: "it", terms: [{ english: "device", other: "dispositivo" }] });
});
