import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { samplePdf } from "./pdf/sample.ts";
import { readInParts, readUpload } from "./read-upload.ts";
import { control, officeFile, reasonOf } from "./uploads.fixture.ts";
import { p, wordFile } from "./word/docx.fixture.ts";

const whyNot = async (...[bytes, extension]: [Uint8Array, Parameters<typeof readUpload>[1]]) =>
  reasonOf(await readUpload(bytes, extension, control));

test("a file that is read has no reason, and tells how far it is", async () => {
  const told: string[] = [];
  const reading = await readUpload(wordFile(p("Words")), "docx", { ...control, progress: (done, total) => told.push(`${done}/${total}`) });
  expect([reasonOf(reading), ...told]).toEqual([null, "0/1", "1/1"]);
});

test("parts are handed on in their order, each before the next is asked for", async () => {
  const numbers: number[] = [];
  const take = async ({ number }: { number: number }) => {
    await Promise.resolve();
    numbers.push(number);
  };
  expect(await readInParts(samplePdf(3), "pdf", control, take)).toBeNull();
  expect(numbers).toEqual([1, 2, 3]);
});

test("what goes wrong with whoever takes a part is not laid on the file", async () => {
  const take = () => Promise.reject(new Error("nobody listens"));
  await expect(readInParts(samplePdf(3), "pdf", control, take)).rejects.toThrow("nobody listens");
});

test("a file of nothing, and one without words, is empty", async () => {
  expect(await whyNot(new Uint8Array(), "pdf")).toBe("empty");
  expect(await whyNot(wordFile(p("…")), "docx")).toBe("empty");
});

test("a file whose content does not agree with its name is not supported", async () => {
  expect(await whyNot(wordFile(p("Words")), "pdf")).toBe("unsupported");
  expect(await whyNot(officeFile("xl/workbook.xml", {}), "docx")).toBe("unsupported");
});

test("a file cut off, or without its document, is damaged", async () => {
  expect(await whyNot(wordFile(p("Words")).slice(0, -40), "docx")).toBe("damaged");
  expect(await whyNot(officeFile("word/document.xml", {}), "docx")).toBe("damaged");
  expect(await whyNot(officeFile("word/document.xml", { "word/document.xml": "<w:document><w:body>" }), "docx")).toBe("damaged");
});

test("entities are not expanded and files are not named: a part with a document type is damaged", async () => {
  const xml =
    '<!DOCTYPE d [<!ENTITY a "lol"><!ENTITY x SYSTEM "file:///etc/passwd">]><document><body><p><r><t>&x;</t></r></p></body></document>';
  expect(await whyNot(officeFile("word/document.xml", { "word/document.xml": xml }), "docx")).toBe("damaged");
});

test("an archive that would unpack to a thousand times its size is too large", async () => {
  const bomb = zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": new Uint8Array(8 * 1024 * 1024) });
  expect(await whyNot(bomb, "docx")).toBe("too_large");
});

test("an archive that says less than it holds is damaged", async () => {
  const file = Buffer.from(wordFile(p("liar ".repeat(5000))));
  const central = file.indexOf(Buffer.from("PK\u0001\u0002word/document.xml".slice(0, 4)));
  for (let at = central; at >= 0; at = file.indexOf("PK\u0001\u0002", at + 4)) file.writeUInt32LE(10, at + 24);
  expect(await whyNot(file, "docx")).toBe("damaged");
});
