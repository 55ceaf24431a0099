/** A word of a text and where it stands. */
export interface Word {
  bare: string;
  start: number;
  end: number;
}

const pattern = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu;

/** Words without case, accents of typography and soft hyphens, in their order. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    bare: word.toLowerCase().replaceAll("’", "'"),
    start: index,
    end: index + word.length,
  }));

const small = new Set(
  "a an and are as at be by for from in into is it its of on or that the their this to under with part if i am must what when which who how we you your such do does can may shall my".split(
    " ",
  ),
);
const plural = /(?:ies|s)$/;

const numerals: Readonly<Record<string, string>> = { two: "2", three: "3", five: "5", seven: "7", ten: "10", thirty: "30" };
/** `5-day` and `five-day`. */
const counted = /\b(\d{1,2}|two|three|five|seven|ten|thirty)-(?=(?:day|year|month|hour)s?\b)/gi;

/** The words of a title that tell it from others, in one number and in their order. */
export const tellingList = (title: string): string[] =>
  wordsIn(title.replace(counted, (_, count: string) => numerals[count.toLowerCase()] ?? count))
    .map(({ bare }) => bare)
    .filter((bare) => !small.has(bare) && !/^\d+$/.test(bare))
    .map((bare) => (bare.length > 3 ? bare.replace(plural, "") : bare));

/** The same, each once. */
export const tellingWords = (title: string): Set<string> => new Set(tellingList(title));
