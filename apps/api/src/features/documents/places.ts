/** Finds words in texts letter for letter, whatever their white space. */

/** A text with each stretch of white space as one space, and where each character of that stands in the text. */
export interface Plain {
  text: string;
  at: Int32Array;
}

/** `fold` makes capitals small; a character that has no small one of the same length stays. */
export function plainOf(text: string, fold: boolean): Plain {
  // Numbers rather than strings, as this is done for every letter of a sheet that may have millions.
  const codes = new Uint16Array(text.length);
  const at = new Int32Array(text.length);
  let length = 0;
  let wasSpace = true;
  for (let nth = 0; nth < text.length; nth += 1) {
    const code = text.charCodeAt(nth);
    const isSpace = isWhite(code);
    if (isSpace && wasSpace) continue;
    codes[length] = isSpace ? space : fold ? smallOf(code) : code;
    at[length] = nth;
    length += 1;
    wasSpace = isSpace;
  }
  return { text: Buffer.from(codes.buffer, 0, length * 2).toString("utf16le"), at: at.subarray(0, length) };
}

const space = 32;
const ascii = 128;

const isWhite = (code: number): boolean =>
  code < ascii ? code === space || (code >= 9 && code <= 13) : /\s/u.test(String.fromCharCode(code));

function smallOf(code: number): number {
  if (code < ascii) return code >= 65 && code <= 90 ? code + 32 : code;
  const small = String.fromCharCode(code).toLowerCase();
  return small.length === 1 ? small.charCodeAt(0) : code;
}

/** A stretch of the text of one of several blocks. */
export interface Stretch {
  block: number;
  start: number;
  end: number;
}

/** Blocks of a part as one text, a space between them. */
export interface JoinedBlocks {
  text: string;
  /** In their order, each with where it begins in that text and where its characters stand in its own. */
  pieces: { block: number; from: number; at: Int32Array }[];
}

export function joinBlocks(blocks: readonly { kind: string; text: string }[]): JoinedBlocks {
  const pieces: JoinedBlocks["pieces"] = [];
  let [text, last] = ["", " "];
  for (const [block, { kind, text: words }] of blocks.entries()) {
    if (kind === "furniture") continue;
    const plain = plainOf(words, true);
    if (!last.endsWith(" ")) text += " ";
    pieces.push({ block, from: text.length, at: plain.at });
    text += plain.text;
    if (plain.text !== "") last = plain.text;
  }
  return { text, pieces };
}

/** Where words stand in joined blocks, a stretch for each block that they go over. */
export function* occurrences({ text, pieces }: JoinedBlocks, words: string): Generator<Stretch[], void> {
  const wanted = plainOf(words.trim(), true).text;
  if (wanted === "") return;
  let first = 0;
  for (let found = text.indexOf(wanted); found >= 0; found = text.indexOf(wanted, found + wanted.length)) {
    while ((pieces[first + 1]?.from ?? Number.POSITIVE_INFINITY) <= found) first += 1;
    yield stretchesOf(pieces, first, found, found + wanted.length);
  }
}

/** A place in joined blocks, of which the piece `first` holds the beginning, as stretches of their texts. */
function stretchesOf(pieces: JoinedBlocks["pieces"], first: number, start: number, end: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (let nth = first, piece = pieces[nth]; piece && piece.from < end; nth += 1, piece = pieces[nth]) {
    const held = piece.at.subarray(Math.max(0, start - piece.from), end - piece.from);
    if (held.length > 0) stretches.push({ block: piece.block, start: held[0] ?? 0, end: (held.at(-1) ?? 0) + 1 });
  }
  return stretches;
}
