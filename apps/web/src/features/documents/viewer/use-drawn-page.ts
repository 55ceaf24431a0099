import { type PDFDocumentProxy, TextLayer } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type RefObject, useEffect } from "react";

interface Wanted {
  pdf: PDFDocumentProxy;
  /** Counted from 1. */
  number: number;
  /** CSS pixels a point. */
  scale: number;
  /** Nothing is drawn, and what was is thrown away, while it is false. */
  near: boolean;
}

/** Most pixels of one drawn page: more than that a phone refuses. */
const mostPixels = 16_000_000;

/** Draws a page into an element; what was drawn at another size stands there until the new one is done. */
export function useDrawnPage(element: RefObject<HTMLElement | null>, { pdf, number, scale, near }: Wanted): void {
  useEffect(() => {
    const place = element.current;
    if (place === null) return;
    if (!near) return place.replaceChildren();
    const leaving = new AbortController();
    draw({ pdf, number, scale, place, left: leaving.signal }).catch((error: unknown) => {
      if (!leaving.signal.aborted) console.error(`Failed to draw page ${number}:`, error instanceof Error ? error.message : error);
    });
    return () => leaving.abort();
  }, [element, pdf, number, scale, near]);
}

async function draw({ pdf, number, scale, place, left }: Omit<Wanted, "near"> & { place: HTMLElement; left: AbortSignal }): Promise<void> {
  const page = await pdf.getPage(number);
  if (left.aborted) return;
  const { width, height } = page.getViewport({ scale });
  const sharp = Math.min(window.devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(width * sharp);
  canvas.height = Math.floor(height * sharp);
  canvas.setAttribute("aria-hidden", "true");
  const drawing = page.render({ canvas, viewport: page.getViewport({ scale: scale * sharp }) });
  left.addEventListener("abort", () => drawing.cancel());
  await drawing.promise;
  const words = document.createElement("div");
  words.dataset["words"] = "";
  const layer = new TextLayer({
    textContentSource: page.streamTextContent({ includeMarkedContent: true }),
    container: words,
    viewport: page.getViewport({ scale }),
  });
  left.addEventListener("abort", () => layer.cancel());
  await layer.render();
  if (!left.aborted) place.replaceChildren(canvas, words);
}
