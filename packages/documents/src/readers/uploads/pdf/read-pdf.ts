import { readingLimits } from "../limits.ts";
import { linedPage, type Page, partsOf } from "../pages/blocks.ts";
import type { WordPage } from "../pages/words.ts";
import type { Outcome, Reader, ReadingControl } from "../reading.ts";
import { Recogniser } from "../recognise/recogniser.ts";
import { type FilePage, type OpenDocument, openDocument, readPage } from "./document.ts";
import { type Engine, takeEngine } from "./engine.ts";
import { drawPage } from "./render.ts";

/** Reads a PDF: its pages with the words and where they stand. Pages that are pictures are recognised where that is wished. */
export const readPdf: Reader = async (bytes, control) => {
  const engine = await takeEngine();
  const recogniser = new Recogniser();
  try {
    return await read(engine, bytes, control, recogniser);
  } catch {
    // PDFium ends in a trap where it meets what it cannot bear. Its instance goes with it.
    return { ok: false, reason: engine.starved() ? "too_large" : "damaged" };
  } finally {
    await recogniser.close();
  }
};

async function read(engine: Engine, bytes: Uint8Array, control: ReadingControl, recogniser: Recogniser): Promise<Outcome> {
  const document = openDocument(engine, bytes);
  if (typeof document === "string") return { ok: false, reason: document };
  const pages: Page[] = [];
  let words = 0;
  for (let number = 1; number <= document.pages; number++) {
    const page = readPage(document, number);
    words += page.words.length;
    if (words > readingLimits.words) return { ok: false, reason: "too_large" };
    pages.push(linedPage(page.isPicture && control.recognise ? await recognised(document, page, recogniser) : page));
    control.progress(number, document.pages);
  }
  return pages.some(({ lines }) => lines.length > 0) ? { ok: true, parts: partsOf(pages) } : { ok: false, reason: "empty" };
}

/** A page with the words that are seen in its picture; as it is where no more are seen than its file has. */
async function recognised(document: OpenDocument, page: FilePage, recogniser: Recogniser): Promise<WordPage> {
  const drawing = drawPage(document, page.number, page.size);
  const words = drawing ? await recogniser.words(drawing) : [];
  return words.length > page.words.length ? { ...page, words, source: "recognised" } : page;
}
