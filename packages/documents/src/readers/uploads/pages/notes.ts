import type { Line } from "./lines.ts";
import type { Paragraph } from "./paragraphs.ts";
import { isSmall, type Styles } from "./styles.ts";

/** A paragraph, or the rows of a table. */
export type Piece = Paragraph | Line[][][];

const noteMark = /^(?:\d{1,3}|[*†‡§]|[a-z])[.)]?$/u;

/** Parts the foot notes at the end of a page from its text. */
export function partNotes(pieces: readonly Piece[], styles: Styles): { text: Piece[]; notes: Piece[] } {
  const from = Math.min(smallFrom(pieces, styles), numberedFrom(pieces));
  return { text: pieces.slice(0, from), notes: withNumbers(pieces.slice(from)) };
}

/** From where on there is small text that begins with a raised number or a sign. */
function smallFrom(pieces: readonly Piece[], styles: Styles): number {
  let from = pieces.length;
  for (let index = pieces.length - 1; index > 0; index--) {
    const piece = pieces[index];
    if (!piece || Array.isArray(piece) || !isSmall(piece, styles)) break;
    if (beginsNote(piece)) from = index;
  }
  return from;
}

function beginsNote({ lines }: Paragraph): boolean {
  const [mark, next] = lines[0]?.words ?? [];
  if (!mark || !next || !noteMark.test(mark.text)) return false;
  return next.glued || mark.size < next.size * 0.9 || /^\W/u.test(mark.text);
}

/** From where on numbers stand alone before paragraphs and count on, the first of which the text above refers to. */
function numberedFrom(pieces: readonly Piece[]): number {
  let from = pieces.length;
  let following: number | undefined;
  for (let index = pieces.length - 2; index > 0; index--) {
    const number = loneNumber(pieces[index]);
    if (number === undefined) continue;
    if (following !== undefined && number !== following - 1) break;
    following = number;
    if (refersTo(pieces.slice(0, index), number)) from = index;
  }
  return from;
}

function loneNumber(piece: Piece | undefined): number | undefined {
  if (!piece || Array.isArray(piece)) return undefined;
  const [word, ...others] = piece.lines.flatMap(({ words }) => words);
  return word && others.length === 0 && /^\d{1,3}$/u.test(word.text) ? Number(word.text) : undefined;
}

function refersTo(pieces: readonly Piece[], number: number): boolean {
  const reference = new RegExp(`(?:^|[^\\d\\s])${number}[.,;:)”]*$`, "u");
  return pieces.some((piece) => !Array.isArray(piece) && piece.lines.some(({ words }) => words.some(({ text }) => reference.test(text))));
}

/** A number that stands alone belongs to the note under it. */
function withNumbers(pieces: readonly Piece[]): Piece[] {
  const notes: Piece[] = [];
  for (const piece of pieces) {
    const last = notes.at(-1);
    if (last && !Array.isArray(last) && !Array.isArray(piece) && loneNumber(last) !== undefined)
      notes[notes.length - 1] = { lines: [...last.lines, ...piece.lines] };
    else notes.push(piece);
  }
  return notes;
}
