import { plain } from "./official-text.fixture.ts";

interface Copied {
  citation: string;
  from: string;
  words: string;
}

const factor = 1_000_003;

/** Slides over word numbers and calls back with a hash of every `run` of them in a row; 0 stands for a word that ends a run. */
function slide(words: readonly number[], run: number, met: (hash: number, start: number) => void): void {
  let leaving = 1;
  for (let n = 0; n < run; n += 1) leaving = Math.imul(leaving, factor);
  let hash = 0;
  let length = 0;
  for (const [at, word] of words.entries()) {
    length = word === 0 ? 0 : length + 1;
    hash = length === 0 ? 0 : (Math.imul(hash, factor) + word) | 0;
    if (length > run) hash = (hash - Math.imul(leaving, words[at - run] ?? 0)) | 0;
    if (length >= run) met(hash, at - run + 1);
  }
}

/**
 * Prepares a look for `run` words in a row that our passages share with other texts. Only words of ours get a number, so
 * that everything else is passed over quickly.
 */
export function copiedRuns(ours: readonly { citation: string; text: string }[], run: number) {
  const numbers = new Map<string, number>();
  const held = new Map<number, { citation: string; words: string }[]>();
  const wordsAt = (words: readonly string[], start: number) => words.slice(start, start + run).join(" ");
  for (const { citation, text } of ours) {
    const words = plain(text).split(" ");
    for (const word of words) if (!numbers.has(word)) numbers.set(word, numbers.size + 1);
    const numbered = words.map((word) => numbers.get(word) ?? 0);
    slide(numbered, run, (hash, start) => void held.set(hash, [...(held.get(hash) ?? []), { citation, words: wordsAt(words, start) }]));
  }
  return (others: Iterable<[string, string]>): Copied[] => {
    const copied: Copied[] = [];
    for (const [from, text] of others) {
      const words = plain(text).split(" ");
      const numbered = words.map((word) => numbers.get(word) ?? 0);
      slide(numbered, run, (hash, start) => {
        const same = held.get(hash)?.filter((one) => one.words === wordsAt(words, start)) ?? [];
        copied.push(...same.map((one) => ({ ...one, from })));
      });
    }
    return copied;
  };
}
