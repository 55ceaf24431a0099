import type { DocumentPart } from "@clausewise/documents/uploads";

/** Words as they are counted: lower case, without signs, broken ones whole. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .replaceAll(/[-\u2010\u00ad]\s*\n\s*/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** The letters and numbers of a text alone, for looking for one in another. */
export const lettersOf = (text: string): string => wordsOf(text).join("");

export const textOf = (part: DocumentPart | undefined): string => part?.blocks.map(({ text }) => text).join("\n") ?? "";

export interface Share {
  found: number;
  of: number;
}

/** How many of some words are among others, each as often as it is there. */
export function shareOf(wanted: readonly string[], there: readonly string[]): Share {
  const counts = new Map<string, number>();
  for (const word of there) counts.set(word, (counts.get(word) ?? 0) + 1);
  let found = 0;
  for (const word of wanted) {
    const left = counts.get(word) ?? 0;
    if (left > 0) found += 1;
    counts.set(word, left - 1);
  }
  return { found, of: wanted.length };
}

/** Words with those that follow them, for how far two texts agree in their order. */
export const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]} ${word}`);

export const sum = (shares: readonly Share[]): Share =>
  shares.reduce((all, { found, of }) => ({ found: all.found + found, of: all.of + of }), { found: 0, of: 0 });

export const percent = ({ found, of }: Share): string => (of === 0 ? "–" : `${((found / of) * 100).toFixed(2)} %`);
