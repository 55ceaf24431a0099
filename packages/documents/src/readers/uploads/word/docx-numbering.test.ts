import { expect, test } from "vitest";
import { OfficePackage } from "../office-package.ts";
import { level, wordFile } from "./docx.fixture.ts";
import { DocxNumbering } from "./docx-numbering.ts";

const read = async (inner: string) =>
  DocxNumbering.read(await OfficePackage.open(wordFile("", { numbering: `<w:numbering>${inner}</w:numbering>` })), "word/numbering.xml");
const definition = (id: number, inner: string) => `<w:abstractNum w:abstractNumId="${id}">${inner}</w:abstractNum>`;
const list = (id: number, of: number, inner = "") => `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${inner}</w:num>`;
const override = (at: number, inner: string) => `<w:lvlOverride w:ilvl="${at}">${inner}</w:lvlOverride>`;
const first = (id: string) => ({ list: id, level: 0 });

test("lists of one definition count on from each other, and one may begin anew once", async () => {
  const restarted = override(0, '<w:startOverride w:val="5"/>');
  const lists = await read(definition(7, level(0, "decimal", "%1.")) + list(1, 7) + list(2, 7) + list(3, 7, restarted));
  expect(["1", "2", "3", "3"].map((id) => lists.next(first(id)))).toEqual(["1.", "2.", "5.", "6."]);
});

test("a list may have a level of its own", async () => {
  const lists = await read(definition(7, level(0, "decimal", "%1.")) + list(1, 7, override(0, level(0, "upperRoman", "§ %1"))));
  expect([lists.next(first("1")), lists.next(first("1"))]).toEqual(["§ I", "§ II"]);
});

test("a definition that names a style of lists has the levels of that style", async () => {
  const named =
    definition(1, '<w:numStyleLink w:val="Clauses"/>') + definition(2, `<w:styleLink w:val="Clauses"/>${level(0, "lowerLetter", "(%1)")}`);
  const lists = await read(named + list(1, 1));
  expect(lists.next(first("1"))).toBe("(a)");
});

test("a level with plain figures shows those above it as such", async () => {
  const levels = level(0, "upperRoman", "%1.") + level(1, "decimal", "%1.%2", "<w:isLgl/>");
  const lists = await read(definition(7, levels) + list(1, 7));
  expect([lists.next(first("1")), lists.next({ list: "1", level: 1 })]).toEqual(["I.", "1.1"]);
});

test("a level that no list of Word has is passed over, however large it says it is", async () => {
  const odd = [-1, 9, 1_000_000_000, Number.NaN].map((at) => level(at, "decimal", "%1.")).join("");
  const lists = await read(definition(7, level(0, "decimal", "%1.") + odd) + list(1, 7, override(1_000_000_000, level(0, "decimal", "x"))));
  expect([lists.next({ list: "1", level: 1_000_000_000 }), lists.next({ list: "1", level: 9 }), lists.next(first("1"))]).toEqual([
    "",
    "",
    "1.",
  ]);
});

test("a list that the file does not have is none, nor is any of a file without lists", async () => {
  const lists = await read("");
  expect([lists.isList(first("1")), lists.next(first("1"))]).toEqual([false, ""]);
  const none = await DocxNumbering.read(await OfficePackage.open(wordFile("")), null);
  expect(none.isList(first("1"))).toBe(false);
});
