import PDFDocument from "pdfkit";
import { loadFace, type Face } from "./pdf-fonts.ts";

/** What the file says of itself; the date is YYYY-MM-DD. */
export interface DocumentInfo {
  title: string;
  subject: string;
  author: string;
  date: string;
  /** BCP 47 tag. */
  language: string;
}

export interface OpenedDocument {
  doc: PDFKit.PDFDocument;
  /** The file, once the document has ended. */
  bytes: Promise<Buffer>;
  /** The document with a face chosen, which is put into the file when it is first used. */
  withFace: (face: Face, size: number) => PDFKit.PDFDocument;
}

/** A new tagged PDF with its first page. */
export function openDocument(
  { title, subject, author, date, language }: DocumentInfo,
  layout: Pick<PDFKit.PDFDocumentOptions, "size" | "margins" | "layout">,
): OpenedDocument {
  const made = new Date(`${date}T00:00:00Z`);
  const doc = new PDFDocument({
    ...layout,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: language,
    pdfVersion: "1.7",
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: author,
      Producer: author,
      ...(!Number.isNaN(made.getTime()) && { CreationDate: made }),
    },
  });
  const opened = new Set<Face>();
  const withFace = (face: Face, size: number): PDFKit.PDFDocument => {
    if (!opened.has(face)) doc.registerFont(face, loadFace(face).bytes);
    opened.add(face);
    return doc.font(face).fontSize(size);
  };
  return { doc, bytes: collect(doc), withFace };
}

const collect = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
