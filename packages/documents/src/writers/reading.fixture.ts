import { PDFiumLibrary } from "@hyzyla/pdfium";
import { strFromU8, unzipSync } from "fflate";
import mammoth from "mammoth";
import type { Report } from "../report/report.ts";
import { writeDocx } from "./docx.ts";
import { writeMarkdown } from "./markdown.ts";
import { writePdf } from "./pdf.ts";
import { writeXlsx } from "./xlsx.ts";

export const oneSpace = (text: string) => text.replaceAll(/\s+/gu, " ");

/** The words of each page of a PDF, as another program reads them. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => oneSpace(page.getText()));
  document.destroy();
  library.destroy();
  return pages;
}

/** The parts of a workbook or Word file by their names. */
export const partsOf = (file: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]));

const textOfXml = (xml: string) =>
  oneSpace(xml.replaceAll(/<[^>]*>/gu, " "))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

/** What a person reads in a workbook. */
export const textOfWorkbook = (file: Buffer): string =>
  Object.entries(partsOf(file))
    .filter(([name]) => /sharedStrings|sheet\d+\.xml$/u.test(name))
    .map(([, xml]) => textOfXml(xml))
    .join(" ");

/** Each format, read by a program that is not ours. */
export const readers: Record<string, (report: Report) => Promise<string>> = {
  PDF: async (report) => (await pagesOf(await writePdf(report))).join(" "),
  Word: async (report) => oneSpace((await mammoth.extractRawText({ buffer: await writeDocx(report) })).value),
  Markdown: async (report) => oneSpace(writeMarkdown(report).replaceAll(/\*\*|\\/gu, "")),
  Excel: async (report) => textOfWorkbook(await writeXlsx(report)),
};
