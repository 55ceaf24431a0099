import type { UnreadReason } from "../reading.ts";
import type { WordPage } from "../pages/words.ts";
import type { Engine } from "./engine.ts";
import { frameOf } from "./page-frame.ts";
import { readPageWords } from "./page-words.ts";

/** Pages a document may have; past it the file counts as too large. */
const pageLimit = 20_000;
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
  if (pages > pageLimit) return "too_large";
  return pages > 0 ? { engine, at, pages, room: engine.call.malloc(roomBytes) } : "damaged";
}

const roomBytes = 512;

const reasonOf = (code: number): UnreadReason => (code === passwordWanted || code === unknownSecurity ? "encrypted" : "damaged");

/** The words of a page, counted from 1; none where PDFium cannot open it. */
export function readPage(document: OpenDocument, number: number): WordPage {
  const { engine, at, room } = document;
  const label = labelOf(document, number);
  const page = engine.call.FPDF_LoadPage(at, number - 1);
  if (!page) return { number, label, size: { width: 0, height: 0 }, source: "text", words: [] };
  const frame = frameOf(engine, page, room);
  const text = engine.call.FPDFText_LoadPage(page);
  const words = text ? readPageWords(engine, text, frame, room) : [];
  if (text) engine.call.FPDFText_ClosePage(text);
  engine.call.FPDF_ClosePage(page);
  return { number, label, size: frame.size, source: "text", words };
}

const utf16 = new TextDecoder("utf-16le");

function labelOf({ engine, at, room }: OpenDocument, number: number): string | null {
  const bytes = engine.call.FPDF_GetPageLabel(at, number - 1, room, roomBytes);
  if (bytes <= 2 || bytes > roomBytes) return null;
  return utf16.decode(engine.bytes().slice(room, room + bytes - 2)).normalize("NFC") || null;
}
