import type { OpenDocument } from "./document.ts";

/** A page drawn in shades of grey. */
export interface Drawing {
  /** As a portable grey map. */
  bytes: Uint8Array;
  /** Pixels in an inch. */
  resolution: number;
}

const resolution = 200;
const mostPixels = 16_000_000;
const grey = 1;
const white = 0xffffffff;
/** Annotations too, as stamps and filled fields are such. */
const flags = 0x01 | 0x08;

/** Draws a page for recognising: at 200 pixels an inch, less where it is very large; undefined where PDFium cannot. */
export function drawPage({ engine, at }: OpenDocument, number: number, size: { width: number; height: number }): Drawing | undefined {
  const scale = Math.min(resolution / 72, Math.sqrt(mostPixels / (size.width * size.height)));
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  if (!(width >= 8 && height >= 8)) return;
  const { call } = engine;
  const pixels = call.malloc(width * height);
  const page = call.FPDF_LoadPage(at, number - 1);
  const bitmap = pixels && page ? call.FPDFBitmap_CreateEx(width, height, grey, pixels, width) : 0;
  if (!bitmap) return;
  call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
  const bytes = greyMap(engine.bytes().subarray(pixels, pixels + width * height), width, height);
  call.FPDFBitmap_Destroy(bitmap);
  call.FPDF_ClosePage(page);
  call.free(pixels);
  return { bytes, resolution: scale * 72 };
}

function greyMap(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const bytes = new Uint8Array(head.length + pixels.length);
  bytes.set(head);
  bytes.set(pixels, head.length);
  return bytes;
}
