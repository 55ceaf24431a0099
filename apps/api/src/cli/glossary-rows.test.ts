import { existsSync, readFileSync } from "node:fs";
import { readParallelConsolidation, readTermsNamedInFrench } from "@clausewise/documents";
import { type GlossaryAct, builtInGlossary, builtInGlossaryActs } from "@clausewise/static-data";
import { expect, test } from "vitest";
import { rowsOfAct } from "./glossary-rows.ts";

const official = new URL("../../../../../shared/data/official/canada/", import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, official), "utf8");
const actNamed = (name: string): GlossaryAct => {
  const act = builtInGlossaryActs().find((one) => one.act === name);
  if (act === undefined) throw new Error(`no act ${name}`);
  return act;
};
const rowsOf = (name: string) => builtInGlossary().filter(({ act }) => act === name);

test.runIf(existsSync(official))(
  "every term of the Medical Devices Regulations stands in the section named in both official versions",
  () => {
    const read = readParallelConsolidation(textOf("SOR-98-282.xml"), textOf("DORS-98-282.fra.xml"));
    expect(rowsOfAct(actNamed("SOR/98-282"), read)).toEqual(rowsOf("SOR/98-282"));
  },
);

test.runIf(existsSync(official)).each([
  ["C.R.C., c. 870", "C.R.C.,_c._870.xml"],
  ["R.S.C., 1985, c. F-27", "F-27.xml"],
])("every term of %s is paired with its French one by the act itself", (name, file) => {
  expect(rowsOfAct(actNamed(name), readTermsNamedInFrench(textOf(file)))).toEqual(rowsOf(name));
});

const act: GlossaryAct = { ...actNamed("EU MDR"), sections: "^2" };
const read = {
  language: "de",
  version: "2017-05-05",
  terms: [
    { section: "2(1)", english: "medical device", other: "Medizinprodukt" },
    { section: "2(2)", english: "Medical device", other: "Medizinprodukt" },
    { section: "3", english: "unread", other: "ungelesen" },
  ],
  headings: [
    { section: "2", english: "Definitions", other: "Begriffsbestimmungen" },
    { section: "2", english: "Scope of it", other: "Geltungsbereich" },
  ],
  passages: [],
};

test("a pair is told once, from the sections that are read, and headings only where they name something", () => {
  expect(rowsOfAct(act, read).map(({ basis, words, section }) => [basis, words, section])).toEqual([
    ["defined term", { en: "medical device", de: "Medizinprodukt" }, "2(1)"],
    ["heading", { en: "Scope of it", de: "Geltungsbereich" }, "2"],
  ]);
});

test("a listed phrase that stands in no provision of both versions is refused", () => {
  expect(() => rowsOfAct(actNamed("SOR/98-282"), { ...read, language: "fr" })).toThrow("stand in no provision");
});
