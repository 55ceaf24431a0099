import type { DocumentBlock, DocumentPart, WordBox } from "../reading.ts";

/** The letters of a text for comparing, and where each comes from. */
export interface Letters {
  text: string;
  /** The word that each letter belongs to, as an index in `words`. */
  from: number[];
}

/** A word on a page, with the block it stands in. */
export interface PlacedWord extends WordBox {
  part: number;
  block: number;
  isUpright: boolean;
  text: string;
}

const dropped = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const replaced: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u201a\u201b\u2032`\u00b4]/gu, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, "-"],
];

/** A text as it is compared: without white space, with ligatures taken apart, quotation marks and dashes plain. */
export const plainLetters = (text: string): string =>
  replaced.reduce((plain, [signs, sign]) => plain.replaceAll(signs, sign), text.normalize("NFKC").replaceAll(dropped, ""));

/** The words of blocks of some kinds, in reading order over all parts. */
export function wordsOf(parts: readonly DocumentPart[], without: readonly DocumentBlock["kind"][]): PlacedWord[] {
  return parts.flatMap(({ number, blocks }) =>
    blocks.flatMap((block, index) => {
      if (without.includes(block.kind)) return [];
      const isUpright = standsUpright(block);
      return block.words.map((word) => ({ ...word, part: number, block: index, isUpright, text: block.text.slice(word.start, word.end) }));
    }),
  );
}

/** Text that runs up or down a page has words that are higher than they are wide. */
function standsUpright({ words }: DocumentBlock): boolean {
  const long = words.filter(({ start, end }) => end - start > 2);
  return long.filter(({ left, right, top, bottom }) => bottom - top > right - left).length <= long.length / 2;
}

export function lettersOf(words: readonly PlacedWord[]): Letters {
  const from: number[] = [];
  let text = "";
  for (const [index, word] of words.entries()) {
    const plain = plainLetters(word.text);
    text += plain;
    for (let letter = 0; letter < plain.length; letter++) from.push(index);
  }
  return { text, from };
}

const innerHyphen = /(?<=\p{L})-(?=\p{L})/gu;

/** Without hyphens between letters, which may be there only to break a line. */
export function withoutHyphens({ text, from }: Letters): Letters {
  const gone = new Set([...text.matchAll(innerHyphen)].map(({ index }) => index));
  return { text: text.replaceAll(innerHyphen, ""), from: from.filter((_, index) => !gone.has(index)) };
}

export const plainWithoutHyphens = (text: string): string => plainLetters(text).replaceAll(innerHyphen, "");
