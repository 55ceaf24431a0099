import { stem, termsOf } from "@clausewise/retrieval";
import { valueFinder } from "./value-kinds.ts";

/** Little words that tell what a sentence does, which searches leave out. */
const telling = new Set(
  "we you your our us i it my who will would can may might not no none nothing never nobody without how what whether before after because than if".split(
    " ",
  ),
);
const values = ["date", "phone", "email", "address", "identifier", "standard", "duration", "percent", "quantity", "name"] as const;
const numeral = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand)\b/i;

const pairsOf = (words: readonly string[]): string[] => {
  const stems = words.map((word) => (/\d/.test(word) ? "#" : stem(word)));
  return stems.slice(1).map((one, nth) => `${stems[nth]} ${one}`);
};

/** What a sentence is likened by: its terms, little words, pairs of words, and the kinds of values it gives. */
export function wordFeatures(sentence: string): string[] {
  const words = sentence.toLowerCase().match(/[a-z]+|\d[\d.,]*/g) ?? [];
  const valuesOf = valueFinder(sentence);
  return [
    ...termsOf(sentence).filter((term) => !/^\d/.test(term)),
    ...new Set(words.filter((word) => telling.has(word)).map((word) => `~${word}`)),
    ...pairsOf(words),
    ...(numeral.test(sentence) ? ["{number}"] : []),
    ...values.filter((kind) => valuesOf(kind).length > 0).map((kind) => `{${kind}}`),
  ];
}

/** Pairs of words stand for what their words say already. */
const weightOfPair = 0.2;

/** How much a feature counts. */
export const featureWeight = (feature: string): number => (feature.includes(" ") ? weightOfPair : 1);
