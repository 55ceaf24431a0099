import { write, utils } from "cfb";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { contentKind, mayBeNamed } from "./content-kind.ts";
import { officeFile } from "./uploads.fixture.ts";

function compound(...streams: string[]): Uint8Array {
  const file = utils.cfb_new();
  for (const name of streams) utils.cfb_add(file, `/${name}`, Buffer.alloc(600));
  return write(file, { type: "buffer" }) as Buffer;
}

const bytes = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["pdf", bytes("%PDF-1.7\n")],
  ["pdf", bytes(`${"X".repeat(900)}%PDF-1.7`)],
  ["png", bytes("\x89PNG\r\n\x1a\n....")],
  ["jpg", bytes("\xff\xd8\xff\xe0")],
  ["rtf", bytes("{\\rtf1 x}")],
  ["docx", officeFile("word/document.xml", {})],
  ["xlsx", officeFile("xl/workbook.xml", {})],
  ["pptx", officeFile("ppt/presentation.xml", {})],
  ["doc", compound("WordDocument")],
  ["xls", compound("Workbook")],
  ["ppt", compound("PowerPoint Document")],
  ["encrypted", compound("EncryptionInfo", "EncryptedPackage")],
  ["broken_zip", officeFile("word/document.xml", {}).slice(0, -30)],
  ["broken_compound", compound("WordDocument").slice(0, 520)],
  ["other", zipSync({ "a.txt": bytes("x") })],
  ["other", compound("Something")],
  ["other", bytes("\x7fELF\x02\x01\x01")],
  ["other", bytes("\x00\x01\x02\x03".repeat(50))],
  ["txt", bytes("before\0after")],
  ["txt", bytes("<html></html>")],
] as const)("a file of %s is known by its bytes", async (kind, content) => expect(await contentKind(content)).toBe(kind));

test("a Word document within another compound file does not make it one", async () => {
  expect(await contentKind(compound("Package/WordDocument"))).toBe("other");
});

test.each([
  ["jpg", "jpeg", true],
  ["rtf", "doc", true],
  ["encrypted", "xlsx", true],
  ["broken_zip", "pptx", true],
  ["broken_compound", "ppt", true],
  ["encrypted", "doc", false],
  ["xlsx", "docx", false],
  ["txt", "xls", false],
  ["docx", "pdf", false],
] as const)("content of %s named .%s: %s", (kind, extension, agrees) => expect(mayBeNamed(kind, extension)).toBe(agrees));
