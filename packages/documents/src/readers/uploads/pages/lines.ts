import { startsItem } from "./markers.ts";
import { type Box, joinBoxes, type PageWord } from "./words.ts";

/** Words that stand beside each other on one line of a column or a cell. */
export interface Line {
  words: PageWord[];
  /** Its edges on the page turned so that it stands upright. */
  at: Box;
  turn: PageWord["turn"];
  /** The size of most of its letters. */
  size: number;
  bold: boolean;
  /** Its place in the order of drawing. */
  drawn: number;
}

/** Joins the words of a page into lines: a wide gap begins another line, as between columns and cells. */
export function linesOf(words: readonly PageWord[]): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && goesOn(last, word)) take(last, word);
    else lines.push(begun(word, lines.length));
  }
  const joined = joinTouching(lines);
  for (const line of joined) settle(line);
  return joined;
}

const begun = (word: PageWord, drawn: number): Line => ({
  words: [word],
  at: word.upright,
  turn: word.turn,
  size: word.size,
  bold: word.bold,
  drawn,
});

function take(line: Line, word: PageWord): void {
  line.words.push(word);
  line.at = joinBoxes(line.at, word.upright);
}

const widestGap = 1.3;
/** After a number or bullet the text may stand further off, in points. */
const widestIndent = 60;

function goesOn(line: Line, word: PageWord): boolean {
  if (line.turn !== word.turn) return false;
  if (line.turn === null) return true;
  if (!onOneLine(line.at, word.upright)) return false;
  const gap = word.upright.left - line.at.right;
  if (gap < -line.size / 2) return false;
  return word.glued || gap <= widestGap * line.size || (gap <= widestIndent && line.words.length === 1 && startsItem(textOf(line.words)));
}

/** Whether two boxes share at least half the height of the lower one. */
export function onOneLine(a: Box, b: Box): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared >= Math.min(a.bottom - a.top, b.bottom - b.top) / 2;
}

/** The words with single spaces, for looking at. */
const textOf = (words: readonly PageWord[]): string =>
  words.reduce((text, word) => (text === "" || word.glued ? text + word.text : `${text} ${word.text}`), "");

const touching = 0.6;

/** Joins pieces of one line that were not drawn one after the other. */
function joinTouching(lines: Line[]): Line[] {
  const sorted = lines.toSorted((a, b) => a.at.left - b.at.left);
  const gone = new Set<Line>();
  for (const [index, line] of sorted.entries()) {
    if (gone.has(line) || line.turn === null) continue;
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next];
      if (!other || other.at.left > line.at.right + touching * line.size) break;
      if (!gone.has(other) && touches(line, other)) {
        absorb(line, other);
        gone.add(other);
      }
    }
  }
  return gone.size === 0 ? lines : lines.filter((line) => !gone.has(line));
}

const touches = (line: Line, other: Line) =>
  other.turn === line.turn && other.at.left - line.at.right > -line.size / 2 && onOneLine(line.at, other.at);

function absorb(line: Line, other: Line): void {
  line.words.push(...other.words);
  line.at = joinBoxes(line.at, other.at);
  line.drawn = Math.min(line.drawn, other.drawn);
}

/** Size and weight by its letters, so that a raised number or one bold word does not speak for the line. */
function settle(line: Line): void {
  const letters = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const { text, size, bold: isBold } of line.words) {
    letters.set(size, (letters.get(size) ?? 0) + text.length);
    all += text.length;
    if (isBold) bold += text.length;
  }
  line.size = [...letters].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
  line.bold = bold > all * 0.9;
}
