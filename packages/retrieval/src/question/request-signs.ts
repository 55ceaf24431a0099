import { stem } from "../text/stemmer.ts";

/** Words that are alike in what they tell of a request, by the name of their kind; some are of two words. */
export type KindsOfWord = readonly { title: string; words: readonly string[] }[];

/** The signs of a request. */
export type SignReader = (text: string) => string[];

const spoken = /[a-z]+(?:'[a-z]+)?|\d+(?:[.,]\d+)*|[?!]/g;
/** Words that are told apart by their stems; shorter ones are as they stand. */
const leastStemmed = 4;
/** How far apart words of two kinds may stand to be read together, and single words. */
const reach = { kinds: 3, words: 2 };

const told = (word: string): string => {
  if (/^\d/.test(word)) return "#";
  return word.length < leastStemmed || word.includes("'") ? word : stem(word);
};

/** The words of a request in order: numbers are all one, and what is asked or called out is a word too. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/[\u2018\u2019]/g, "'");
  return (plain.match(spoken) ?? []).map(told);
}

/** Neighbours, and words that stand around one other. */
function pairsOf(words: readonly string[]): string[] {
  return words.flatMap((word, nth) => {
    const [next, after] = [words[nth + 1], words[nth + 2]];
    return [...(next === undefined ? [] : [`${word} ${next}`]), ...(after === undefined ? [] : [`${word} _ ${after}`])];
  });
}

/** A kind followed by a kind, and beside it by a word of none, or the other way about. */
function pairsOfKinds(words: readonly string[], kinds: readonly (readonly string[])[]): string[] {
  const at = (nth: number, isNear: boolean): readonly string[] => {
    const [known = [], word] = [kinds[nth], words[nth]];
    return known.length > 0 || !isNear || word === undefined ? known : [word];
  };
  const pairs: string[] = [];
  for (const nth of words.keys())
    for (let step = 1; step <= reach.kinds; step += 1) {
      const isNear = step <= reach.words;
      for (const one of at(nth, isNear))
        for (const other of at(nth + step, isNear))
          if (one !== other && (one.startsWith("@") || other.startsWith("@"))) pairs.push(`${one} > ${other}`);
    }
  return pairs;
}

/** Makes a reader of signs: words, the kinds they are of, and pairs of both that stand near each other in this order. */
export function createSignReader(kinds: KindsOfWord): SignReader {
  const byWord = new Map<string, string[]>();
  for (const { title, words } of kinds)
    for (const word of words) {
      const known = wordsOf(word).join(" ");
      byWord.set(known, [...(byWord.get(known) ?? []), `@${title}`]);
    }
  return (text) => {
    const words = ["^", ...wordsOf(text)];
    const kindsAt = words.map((word, nth) => [...(byWord.get(word) ?? []), ...(byWord.get(`${word} ${words[nth + 1] ?? ""}`) ?? [])]);
    return [...new Set([...words, ...pairsOf(words), ...kindsAt.flat(), ...pairsOfKinds(words, kindsAt)])];
  };
}
