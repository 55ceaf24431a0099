import { isBullet, startsItem } from "./markers.ts";
import type { Line } from "./lines.ts";
import { joinBoxes } from "./words.ts";

/** The lines of a paragraph, a heading or a list item. */
export interface Paragraph {
  lines: Line[];
}

/** Parts a stretch of text into paragraphs. */
export function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const edges = lines.map(({ at }) => at).reduce(joinBoxes);
  const layout = { pitch: usualPitch(lines), left: edges.left, right: edges.right };
  for (const line of lines) {
    const open = paragraphs.at(-1);
    if (open && goesOn(open, line, layout)) open.lines.push(line);
    else paragraphs.push({ lines: [line] });
  }
  return paragraphs;
}

interface Layout {
  /** From line to line, in letter heights. */
  pitch: number;
  /** The edges that full lines reach. */
  left: number;
  right: number;
}

const loosestPitch = 2.6;

/** The distance from line to line that is most common, in tenths of the letter height. */
function usualPitch(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const pitch = above ? Math.round(((line.at.top - above.at.top) / line.size) * 10) / 10 : 0;
    if (pitch > 0.5 && pitch < loosestPitch) counts.set(pitch, (counts.get(pitch) ?? 0) + 1);
  }
  const [usual = 1.2] = [...counts].reduce<[number?, number?]>((most, next) => (next[1] > (most[1] ?? 0) ? next : most), []);
  return usual;
}

function goesOn({ lines }: Paragraph, line: Line, layout: Layout): boolean {
  const last = lines.at(-1);
  const [first] = lines;
  if (!last || !first || isAnotherKind(last, line)) return false;
  if (startsItem(line.words[0]?.text ?? "") && !isWrapped(lines, line, layout)) return false;
  const pitch = (line.at.top - last.at.top) / line.size;
  if (pitch < 0.3) return startsLower(line);
  if (pitch > layout.pitch + 0.35) return false;
  if (isHeadingLike(last) && isHeadingLike(line)) return true;
  return reachesEdge(last, line, layout) && keepsIndent(lines, line);
}

const isAnotherKind = (last: Line, line: Line) =>
  last.turn !== line.turn || last.bold !== line.bold || Math.abs(last.size - line.size) > last.size * 0.12;

const isHeadingLike = (line: Line) => line.bold;

/** A number or letter at the head of a line that is only there because the line above was full. */
const isWrapped = (lines: readonly Line[], line: Line, { right }: Layout) => {
  const last = lines.at(-1);
  const [word] = line.words;
  if (!last || !word || isBullet(word.text) || !/[\d.]/u.test(word.text)) return false;
  const isFull = last.at.right > right - last.size * 3;
  return isFull && Math.abs(line.at.left - last.at.left) < last.size / 2 && lines.length > 1 && !endsSentence(last);
};

const startsLower = (line: Line) => /^\p{Ll}/u.test(line.words[0]?.text ?? "");

const endsSentence = (line: Line) => /[.:;?!][)\]"”’]*$/u.test(line.words.at(-1)?.text ?? "");

/** Whether a line is full, or ends so that the next must belong to it. */
function reachesEdge(last: Line, line: Line, { left, right }: Layout): boolean {
  const room = right - last.at.right;
  const [word] = line.words;
  const needed = word ? word.upright.right - word.upright.left + last.size * 0.25 : 0;
  if (room < needed + last.size) return true;
  return !endsSentence(last) && (startsLower(line) || room < (right - left) * 0.3);
}

function keepsIndent(lines: readonly Line[], line: Line): boolean {
  const [first, second] = lines;
  if (!first) return false;
  const step = line.at.left - (second ?? first).at.left;
  if (second) return Math.abs(step) < line.size || startsLower(line);
  return step < line.size || startsItem(first.words[0]?.text ?? "") || startsLower(line);
}
