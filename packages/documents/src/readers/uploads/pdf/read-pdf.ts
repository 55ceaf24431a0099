import { linedPage, type Page, partsOf } from "../pages/blocks.ts";
import type { Reader, Reading, ReadingControl } from "../reading.ts";
import { openDocument, readPage } from "./document.ts";
import { type Engine, startEngine } from "./engine.ts";

/** Words a document may have; past it the file counts as too large. */
const wordLimit = 3_000_000;

/** Reads a PDF: its pages with the words and where they stand. */
export const readPdf: Reader = async (bytes, control) => {
  const engine = await startEngine();
  try {
    return read(engine, bytes, control);
  } catch {
    // PDFium ends in a trap where it meets what it cannot bear. Its instance goes with it.
    return { ok: false, reason: engine.starved() ? "too_large" : "damaged" };
  }
};

function read(engine: Engine, bytes: Uint8Array, { progress }: ReadingControl): Reading {
  const document = openDocument(engine, bytes);
  if (typeof document === "string") return { ok: false, reason: document };
  const pages: Page[] = [];
  let words = 0;
  for (let number = 1; number <= document.pages; number++) {
    const page = readPage(document, number);
    words += page.words.length;
    if (words > wordLimit) return { ok: false, reason: "too_large" };
    pages.push(linedPage(page));
    progress(number, document.pages);
  }
  const parts = partsOf(pages);
  return parts.some(({ blocks }) => blocks.length > 0) ? { ok: true, parts } : { ok: false, reason: "empty" };
}
