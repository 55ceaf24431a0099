import { facedText, type Face, type FacedText } from "./pdf-fonts.ts";

/** Words of one look. */
export interface Span {
  text: string;
  face: Face;
  /** Size in points. */
  size: number;
  color: string;
  link?: string;
}

/** A stretch of a line that one face draws. */
interface Piece extends Span {
  width: number;
}

export interface Line {
  pieces: Piece[];
  width: number;
}

export type Measure = (text: string, face: Face, size: number) => number;

/** What must not be torn apart at the end of a line: a word, a space, one ideograph, or a part of an address. */
const unbreakable =
  /\n|[^\S\n]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]|[^\s/\-\u2013\u2014]*[/\-\u2013\u2014]+|[^\s/\-\u2013\u2014]+/gu;

/** Sets spans into lines of at most `width` points; words longer than a line are cut where they must be. */
export function breakLines(spans: readonly Span[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [{ pieces: [], width: 0 }];
  const setter = { lines, width, measure };
  for (const span of spans) {
    // Soft hyphens and marks of direction have no place in a line that is set already.
    const text = span.text.replaceAll("\t", "    ").replaceAll(/[\u00ad\u200b\ufeff]/gu, "");
    for (const [part] of text.matchAll(unbreakable)) place(setter, part, span);
  }
  for (const line of lines) dropEnd(line, measure);
  return lines;
}

interface Setter {
  lines: Line[];
  width: number;
  measure: Measure;
}

function place({ lines, width, measure }: Setter, part: string, span: Span): void {
  if (part === "\n") return void lines.push({ pieces: [], width: 0 });
  const pieces = piecesOf(part, span, measure);
  const needed = sum(pieces);
  const line = lines.at(-1) ?? { pieces: [], width: 0 };
  const isSpace = part.trim() === "";
  if (isSpace && line.pieces.length === 0 && lines.length > 1) return;
  if (line.width + needed <= width || isSpace) return add(line, pieces);
  if (needed <= width) return void lines.push({ pieces, width: needed });
  for (const piece of pieces.flatMap((one) => cut(one, width, measure))) {
    const last = lines.at(-1);
    if (last && last.width + piece.width <= width) add(last, [piece]);
    else lines.push({ pieces: [piece], width: piece.width });
  }
}

const piecesOf = (part: string, span: Span, measure: Measure): Piece[] =>
  facedText(part, span.face).map((faced) => pieceOf(faced, span, measure));

const pieceOf = ({ text, face }: FacedText, span: Span, measure: Measure): Piece => ({
  ...span,
  text,
  face,
  width: measure(text, face, span.size),
});

const sum = (pieces: readonly Piece[]): number => pieces.reduce((all, { width }) => all + width, 0);

function add(line: Line, pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    const last = line.pieces.at(-1);
    line.width += piece.width;
    const same = last?.face === piece.face && last.size === piece.size && last.color === piece.color && last.link === piece.link;
    if (last && same) {
      last.text += piece.text;
      last.width += piece.width;
    } else line.pieces.push({ ...piece });
  }
}

/** Letters of a word without any place to break, in stretches that surely fit. */
function cut(piece: Piece, width: number, measure: Measure): Piece[] {
  const letters = Array.from(piece.text);
  const most = Math.max(1, Math.floor((letters.length * width) / piece.width / 2));
  const parts: Piece[] = [];
  for (let at = 0; at < letters.length; at += most) {
    const text = letters.slice(at, at + most).join("");
    parts.push({ ...piece, text, width: measure(text, piece.face, piece.size) });
  }
  return parts;
}

function dropEnd(line: Line, measure: Measure): void {
  const last = line.pieces.at(-1);
  if (!last) return;
  const text = last.text.trimEnd();
  const width = measure(text, last.face, last.size);
  line.width -= last.width - width;
  Object.assign(last, { text, width });
}
