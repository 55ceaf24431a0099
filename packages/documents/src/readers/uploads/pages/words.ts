/** Edges on a page in points from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A word as it stands on a page, before it is known what it belongs to. */
export interface PageWord {
  text: string;
  /** On the page as it is shown. */
  box: Box;
  /** On the page turned so that the word stands upright; the same box where it does already. */
  upright: Box;
  /** Quarter turns clockwise at which it stands on the page; null where it stands aslant, as stamps across a page do. */
  turn: 0 | 1 | 2 | 3 | null;
  /** The size of its letters in points. */
  size: number;
  bold: boolean;
  /** Whether it follows the word before it without a space. */
  glued: boolean;
  /** Whether it ends in a hyphen that its writer put only to break the line. */
  broken: boolean;
}

/** The words of a page in the order in which its file draws them. */
export interface WordPage {
  number: number;
  label: string | null;
  size: { width: number; height: number };
  source: "text" | "recognised";
  words: PageWord[];
}

export const joinBoxes = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** A box as it stands after the page around it was turned back by so many quarter turns. */
export function turnBack(box: Box, turn: 1 | 2 | 3, page: { width: number; height: number }): Box {
  const { left, top, right, bottom } = box;
  if (turn === 1) return { left: top, right: bottom, top: page.width - right, bottom: page.width - left };
  if (turn === 3) return { left: page.height - bottom, right: page.height - top, top: left, bottom: right };
  return { left: page.width - right, right: page.width - left, top: page.height - bottom, bottom: page.height - top };
}
