import { readingLimits } from "../limits.ts";
import type { UnreadReason } from "../reading.ts";
import type { PageWord, WordPage } from "../pages/words.ts";
import type { Engine } from "./engine.ts";
import { frameOf } from "./page-frame.ts";
import { readPageWords } from "./page-words.ts";

const passwordWanted = 4;
const unknownSecurity = 5;

/** A document that PDFium has opened. */
export interface OpenDocument {
  engine: Engine;
  at: number;
  pages: number;
  /** Space for a few numbers that PDFium writes. */
  room: number;
}

/** Opens a PDF, or says why it cannot be read. */
export function openDocument(engine: Engine, bytes: Uint8Array): OpenDocument | UnreadReason {
  const held = engine.call.malloc(bytes.length);
  if (!held) return "too_large";
  engine.bytes().set(bytes, held);
  const at = engine.call.FPDF_LoadMemDocument(held, bytes.length, 0);
  if (!at) return reasonOf(engine.call.FPDF_GetLastError());
  const pages = engine.call.FPDF_GetPageCount(at);
  if (pages > readingLimits.pages) return "too_large";
  return pages > 0 ? { engine, at, pages, room: engine.call.malloc(roomBytes) } : "damaged";
}

const roomBytes = 512;

const reasonOf = (code: number): UnreadReason => (code === passwordWanted || code === unknownSecurity ? "encrypted" : "damaged");

/** A page as it is read from its file. */
export interface FilePage extends WordPage {
  /** Whether what it says seems to be in a picture. */
  isPicture: boolean;
}

/** The words of a page, counted from 1; none where PDFium cannot open it. */
export function readPage(document: OpenDocument, number: number): FilePage {
  const { engine, at, room } = document;
  const label = labelOf(document, number);
  const page = engine.call.FPDF_LoadPage(at, number - 1);
  if (!page) return { number, label, size: { width: 0, height: 0 }, source: "text", words: [], isPicture: false };
  const frame = frameOf(engine, page, room);
  const text = engine.call.FPDFText_LoadPage(page);
  const words = text ? readPageWords(engine, text, frame, room) : [];
  if (text) engine.call.FPDFText_ClosePage(text);
  const isPicture = showsPicture(document, page, words, frame.size);
  engine.call.FPDF_ClosePage(page);
  return { number, label, size: frame.size, source: "text", words, isPicture };
}

const utf16 = new TextDecoder("utf-16le");

function labelOf({ engine, at, room }: OpenDocument, number: number): string | null {
  const bytes = engine.call.FPDF_GetPageLabel(at, number - 1, room, roomBytes);
  if (bytes <= 2 || bytes > roomBytes) return null;
  return utf16.decode(engine.bytes().slice(room, room + bytes - 2)).normalize("NFC") || null;
}

const fewLetters = 40;
const image = 3;
const form = 5;
const manyObjects = 200;

/** Whether a page has next to no text, but a large picture or, as where letters are drawn as shapes, much that is drawn. */
function showsPicture({ engine, room }: OpenDocument, page: number, words: readonly PageWord[], size: WordPage["size"]): boolean {
  if (words.reduce((sum, { text }) => sum + text.length, 0) >= fewLetters) return false;
  const objects = engine.call.FPDFPage_CountObjects(page);
  if (objects >= manyObjects) return words.length === 0;
  for (let index = 0; index < objects; index++) {
    const object = engine.call.FPDFPage_GetObject(page, index);
    const type = engine.call.FPDFPageObj_GetType(object);
    if ((type === image || type === form) && areaOf(engine, object, room) > size.width * size.height * 0.3) return true;
  }
  return false;
}

function areaOf(engine: Engine, object: number, room: number): number {
  if (!engine.call.FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12)) return 0;
  const [left = 0, bottom = 0, right = 0, top = 0] = engine.floats().subarray(room >> 2, (room >> 2) + 4);
  return (right - left) * (top - bottom);
}
