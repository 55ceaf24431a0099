import PdfDocument from "pdfkit";
import type { DocumentBlock, DocumentPart, Outcome, ReadingControl } from "../reading.ts";
import { readPdf } from "./read-pdf.ts";

type Draw = (pdf: PDFKit.PDFDocument) => void;

/** A PDF as it is drawn; coordinates count from the upper left corner. */
export function drawPdf(draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const pdf = new PdfDocument({ size: [400, 600], margin: 0, ...options });
  const chunks: Buffer[] = [];
  const done = Promise.withResolvers<Uint8Array>();
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  pdf.on("end", () => done.resolve(Buffer.concat(chunks)));
  draw(pdf);
  pdf.end();
  return done.promise;
}

/** Writes lines one under the other, as they are, from a place on the page. */
export function writeLines(pdf: PDFKit.PDFDocument, lines: readonly string[], left: number, top: number, pitch = 14): void {
  for (const [index, line] of lines.entries()) pdf.text(line, left, top + index * pitch, { lineBreak: false });
}

/** Changes an entry of the page that is being drawn, such as its rotation. */
export function setPage(pdf: PDFKit.PDFDocument, entry: string, value: unknown): void {
  (pdf.page.dictionary as unknown as { data: Record<string, unknown> }).data[entry] = value;
}

export const quietly: ReadingControl = { progress: () => undefined, recognise: false };

/** The pages of a PDF that can be read. */
export async function pagesOf(draw: Draw, options?: PDFKit.PDFDocumentOptions): Promise<DocumentPart[]> {
  return partsOf(await readPdf(await drawPdf(draw, options), quietly));
}

export function partsOf(outcome: Outcome): DocumentPart[] {
  if (!outcome.ok) throw new Error(`It could not be read: ${outcome.reason}.`);
  return [...outcome.parts];
}

/** The blocks of a page as `kind: text`. */
export const told = (page: DocumentPart | undefined): string[] => page?.blocks.map(({ kind, text }) => `${kind}: ${text}`) ?? [];

/** The box of the first word of a page that reads so. */
export function boxOf(page: DocumentPart | undefined, word: string): DocumentBlock["words"][number] {
  for (const { text, words } of page?.blocks ?? []) for (const box of words) if (text.slice(box.start, box.end) === word) return box;
  throw new Error(`${word} is not on the page.`);
}
