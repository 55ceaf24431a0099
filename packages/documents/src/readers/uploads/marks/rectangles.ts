import type { WordBox } from "../reading.ts";
import type { PlacedWord } from "./letters.ts";

/** Edges on a page in points from its upper left corner. */
export type Rectangle = Pick<WordBox, "left" | "top" | "right" | "bottom">;

/** Words that stand further apart on a line than so many letter heights are marked apart. */
const widestGap = 2.5;

/** One rectangle for each line of words in reading order. */
export function rectanglesOf(words: readonly PlacedWord[]): Rectangle[] {
  const rectangles: Rectangle[] = [];
  for (const word of words) {
    const last = rectangles.at(-1);
    const goesOn = last && (word.isUpright ? standsBeside(last, word) : standsBeside(onSide(last), onSide(word)));
    if (goesOn) widen(last, word);
    else rectangles.push({ left: word.left, top: word.top, right: word.right, bottom: word.bottom });
  }
  return rectangles;
}

function standsBeside(line: Rectangle, word: Rectangle): boolean {
  const height = Math.min(line.bottom - line.top, word.bottom - word.top);
  const shared = Math.min(line.bottom, word.bottom) - Math.max(line.top, word.top);
  const gap = Math.max(word.left - line.right, line.left - word.right);
  return shared >= height / 2 && gap <= widestGap * (line.bottom - line.top);
}

const onSide = ({ left, top, right, bottom }: Rectangle): Rectangle => ({ left: top, top: left, right: bottom, bottom: right });

function widen(line: Rectangle, word: Rectangle): void {
  line.left = Math.min(line.left, word.left);
  line.top = Math.min(line.top, word.top);
  line.right = Math.max(line.right, word.right);
  line.bottom = Math.max(line.bottom, word.bottom);
}
