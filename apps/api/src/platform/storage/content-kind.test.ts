import { expect, test } from "vitest";
import { beginsAs, hasPartsOf } from "./content-kind.ts";

const hex = (text: string) => Buffer.from(text, "hex");

test.each<[string, string, boolean]>([
  ["pdf", "%PDF-1.7", true],
  ["pdf", "<html>", false],
  ["docx", "PK\u0003\u0004", true],
  ["doc", "PK\u0003\u0004", false],
  ["txt", "words", true],
  ["txt", "%PDF-1.7", false],
  ["rtf", "words", false],
  ["doc", "{\\rtf1", true],
  ["exe", "MZ\u0000\u0000", true],
])("a file called .%s that begins with %j: %s", (extension, head, agrees) => {
  expect(beginsAs(extension, Buffer.from(head, "latin1"))).toBe(agrees);
});

test("an Office file under a password begins as an older one does", () => {
  expect(beginsAs("docx", hex("d0cf11e0a1b11ae1"))).toBe(true);
});

test.each<[string, string[] | null, boolean]>([
  ["docx", ["[Content_Types].xml", "word/document.xml"], true],
  ["docx", ["[Content_Types].xml", "xl/workbook.xml"], false],
  ["docx", ["[Content_Types].xml", "word/document.xml", "xl/embedded.xml"], true],
  ["pptx", ["a.txt"], false],
  ["xlsx", ["[Content_Types].xml", "elsewhere/workbook.xml"], true],
  ["xlsx", null, true],
  ["txt", ["a.txt"], true],
])("a .%s with the parts %j: %s", (extension, parts, agrees) => {
  expect(hasPartsOf(extension, parts)).toBe(agrees);
});
