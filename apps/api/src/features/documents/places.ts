/** Finds words in texts letter for letter, whatever their white space. */

/** A text with each stretch of white space as one space, and where each character of that stands in the text. */
export interface Plain {
  text: string;
  at: number[];
}

/** `fold` makes capitals small; a character that has no small one of the same length stays. */
export function plainOf(text: string, fold: boolean): Plain {
  const at: number[] = [];
  let plain = "";
  let wasSpace = true;
  for (let nth = 0; nth < text.length; nth += 1) {
    const character = text.charAt(nth);
    const isSpace = /\s/.test(character);
    if (isSpace && wasSpace) continue;
    const small = fold ? character.toLowerCase() : character;
    plain += isSpace ? " " : small.length === 1 ? small : character;
    at.push(nth);
    wasSpace = isSpace;
  }
  return { text: plain, at };
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
  /** Of each character its block and its place in that block's text. */
  places: { block: number; at: number }[];
}

export function joinBlocks(blocks: readonly { kind: string; text: string }[]): JoinedBlocks {
  const places: JoinedBlocks["places"] = [];
  let text = "";
  for (const [block, { kind, text: words }] of blocks.entries()) {
    if (kind === "furniture") continue;
    const plain = plainOf(words, true);
    if (text !== "" && !text.endsWith(" ")) {
      text += " ";
      places.push({ block, at: 0 });
    }
    text += plain.text;
    for (const at of plain.at) places.push({ block, at });
  }
  return { text, places };
}

/** Where words stand in joined blocks, a stretch for each block that they go over. */
export function* occurrences({ text, places }: JoinedBlocks, words: string): Generator<Stretch[], void> {
  const wanted = plainOf(words.trim(), true).text;
  if (wanted === "") return;
  for (let found = text.indexOf(wanted); found >= 0; found = text.indexOf(wanted, found + wanted.length))
    yield stretchesOf(places.slice(found, found + wanted.length));
}

function stretchesOf(places: JoinedBlocks["places"]): Stretch[] {
  const byBlock = Map.groupBy(places, ({ block }) => block);
  return [...byBlock].map(([block, some]) => ({ block, start: some[0]?.at ?? 0, end: (some.at(-1)?.at ?? 0) + 1 }));
}
