import type { Box } from "../pages/words.ts";
import type { Engine } from "./engine.ts";

/** How a page's own coordinates become those of the page as it is shown. */
export interface PageFrame {
  size: { width: number; height: number };
  /** Quarter turns clockwise by which the page is shown. */
  turns: number;
  /** From edges counted from the lower left corner of the file's own space. */
  shown(left: number, bottom: number, right: number, top: number): Box;
}

/** The frame of an open page; `box` is room for four floats. */
export function frameOf(engine: Engine, page: number, box: number): PageFrame {
  engine.call.FPDF_GetPageBoundingBox(page, box);
  const [left = 0, top = 0, right = 0, bottom = 0] = engine.floats().subarray(box >> 2, (box >> 2) + 4);
  const turns = engine.call.FPDFPage_GetRotation(page) & 3;
  const [width, height] = [right - left, top - bottom];
  return {
    size: turns % 2 === 0 ? { width, height } : { width: height, height: width },
    turns,
    shown: turned[turns]?.({ left, top, right, bottom }) ?? turned[0]({ left, top, right, bottom }),
  };
}

const edges = (x: number, y: number, otherX: number, otherY: number): Box => ({
  left: Math.min(x, otherX),
  top: Math.min(y, otherY),
  right: Math.max(x, otherX),
  bottom: Math.max(y, otherY),
});

type Turned = (page: Box) => PageFrame["shown"];
const turned: [Turned, Turned, Turned, Turned] = [
  (page) => (left, bottom, right, top) => edges(left - page.left, page.top - top, right - page.left, page.top - bottom),
  (page) => (left, bottom, right, top) => edges(bottom - page.bottom, left - page.left, top - page.bottom, right - page.left),
  (page) => (left, bottom, right, top) => edges(page.right - right, bottom - page.bottom, page.right - left, top - page.bottom),
  (page) => (left, bottom, right, top) => edges(page.top - top, page.right - right, page.top - bottom, page.right - left),
];
