import { decode } from "iconv-lite";
import { readingLimits } from "../limits.ts";
import { UnreadError } from "../unread.ts";
import { likelySingleByte } from "../text/encoding.ts";
import type { DocHeader } from "./doc-header.ts";

/** A stretch of the text that stands together in the file. */
interface Piece {
  /** The first of its characters in the text. */
  first: number;
  /** Where it begins in the file, in bytes. */
  at: number;
  bytesEach: 1 | 2;
  length: number;
}

/** The text of a document out of its pieces; where each character stands in the file tells how it looks. */
export class DocText {
  readonly text: string;
  readonly #pieces: Piece[];

  constructor(main: Buffer, header: DocHeader) {
    this.#pieces = piecesOf(main, header);
    const length = this.#pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (length > readingLimits.characters) throw new UnreadError("too_large", "holds more text than is read");
    const encoding = encodingOf(main, header, this.#pieces);
    this.text = this.#pieces.map((piece) => charactersOf(main, piece, encoding)).join("");
  }

  /** Where a character stands in the file, in bytes. */
  placeOf(character: number): number {
    let [low, high] = [0, this.#pieces.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#pieces[middle]?.first ?? 0) <= character) low = middle;
      else high = middle - 1;
    }
    const piece = this.#pieces[low];
    return piece ? piece.at + (character - piece.first) * piece.bytesEach : 0;
  }

  /** Characters, from one to another, that stand between two bytes of the file. */
  *charactersBetween(start: number, end: number): Generator<[number, number]> {
    for (const { first, at, bytesEach, length } of this.#pieces) {
      const from = Math.max(0, Math.ceil((start - at) / bytesEach));
      const to = Math.min(length, Math.ceil((end - at) / bytesEach));
      if (from < to) yield [first + from, first + to];
    }
  }
}

/** Since Word 97 bytes are Western; before, nothing says for certain what they are. */
function encodingOf(main: Buffer, { old, macintosh }: DocHeader, pieces: readonly Piece[]): string {
  if (!old) return "windows-1252";
  if (macintosh) return "macroman";
  return likelySingleByte(Buffer.concat(pieces.map(({ at, length }) => main.subarray(at, at + length))));
}

function charactersOf(main: Buffer, { at, bytesEach, length }: Piece, encoding: string): string {
  const bytes = main.subarray(at, at + length * bytesEach);
  if (bytes.length < length * bytesEach) throw new RangeError("a piece of the text goes beyond the end of the file");
  // One code for one character, so that places hold.
  return bytesEach === 2 ? bytes.toString("utf16le") : decode(bytes, encoding);
}

function piecesOf(main: Buffer, { old, textStart, lengths, table }: DocHeader): Piece[] {
  const listed = pieceTable(table("pieces").data);
  if (!listed) {
    const length = Object.values(lengths).reduce((sum: number, own: number) => sum + own, 0);
    return [{ first: 0, at: textStart, bytesEach: 1, length: Math.min(length, Math.max(0, main.length - textStart)) }];
  }
  const count = Math.floor((listed.length - 4) / 12);
  return Array.from({ length: count }, (_, nth): Piece => {
    const first = listed.readUInt32LE(nth * 4);
    const length = listed.readUInt32LE(nth * 4 + 4) - first;
    if (length < 0) throw new RangeError("pieces of the text lie over each other");
    const place = listed.readUInt32LE((count + 1) * 4 + nth * 8 + 2);
    const single = old || (place & 0x4000_0000) !== 0;
    const at = old ? place : single ? (place & 0x3fff_ffff) / 2 : place;
    return { first, at, bytesEach: single ? 1 : 2, length };
  });
}

/** Before the list of pieces stand changes of looks, each with its length. */
function pieceTable(data: Buffer): Buffer | null {
  let at = 0;
  while (data[at] === 1) at += 3 + data.readUInt16LE(at + 1);
  if (data[at] !== 2) return null;
  return data.subarray(at + 5, at + 5 + data.readUInt32LE(at + 1));
}
