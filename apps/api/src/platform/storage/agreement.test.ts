import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestFiles } from "../../testing/files.ts";
import { assertAgreement } from "./agreement.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-agreement-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* bytes(content: string | Uint8Array) {
  yield Buffer.from(content);
}
const sent = async (filename: string, content: string | Uint8Array) =>
  assertAgreement(filename, await openTestFiles(folder).spool(bytes(content)));
const office = (part: string) =>
  zipSync({ "[Content_Types].xml": strToU8("<x/>"), [part]: strToU8("words ".repeat(50_000)) }, { level: 0 });

test.each<[string, string | Uint8Array]>([
  ["plan.PDF", "%PDF-1.7"],
  ["plan.docx ", office("word/document.xml")],
  ["plan.txt", "words"],
  ["empty.pdf", ""],
  ["unknown.xyz", "words"],
  ["no extension", "words"],
])("%j is what it says, or nothing is known of it", async (filename, content) => {
  await expect(sent(filename, content)).resolves.toBeUndefined();
});

test.each<[string, string | Uint8Array, string]>([
  ["page.pdf", "<html>", "The file is called .pdf, but holds text."],
  ["sheet.docx", office("xl/workbook.xml"), "The file is called .docx, but holds a ZIP archive or another kind of Office file."],
  ["letter.docx", String.raw`{\rtf1}`, "The file is called .docx, but holds rich text (.rtf)."],
  ["notes.txt", "%PDF-1.7", "The file is called .txt, but holds a PDF."],
])("%j is refused, with what it is instead", async (filename, content, told) => {
  await expect(sent(filename, content)).rejects.toMatchObject({ code: "unsupported", message: expect.stringContaining(told) as string });
});
