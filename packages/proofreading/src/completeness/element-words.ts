import type { Requirement } from "@clausewise/contracts";
import { termsOf } from "@clausewise/retrieval";
import { featureWeight, wordFeatures } from "./word-features.ts";

/** How many times each feature stands in some texts. */
class Counted {
  readonly counts = new Map<string, number>();
  total = 0;
  constructor(features: readonly string[]) {
    for (const feature of features) this.counts.set(feature, (this.counts.get(feature) ?? 0) + 1);
    this.total = features.length;
  }
  share(feature: string): number {
    return (this.counts.get(feature) ?? 0) / Math.max(1, this.total);
  }
}

/** Shares that the wordings of an element and its signs have in what is said of it; the rest is what is said of anything. */
const ofWordings = 0.5;
const ofSigns = 0.2;
/** Two sentences of a word or two are not alike for having it. */
const leastWeight = 10;
/** Words that no element of a pack is told by, taken together. */
const unheard = 5000;

const kinds = (signs: Requirement["signs"]): string[] =>
  [
    ...signs
      .flat()
      .join(" ")
      .matchAll(/\{\w+\}/g),
  ].map(([kind]) => kind);
const inWords = (signs: Requirement["signs"]): string =>
  signs
    .flat()
    .join(" ")
    .replaceAll("|", " ")
    .replaceAll(/\{\w+\}/g, " ");

/** An element as it is told by words. */
export interface ElementWords {
  /** How much likelier a sentence's features are where it is of this element, as a logarithm. */
  gainOf: (features: ReadonlySet<string>) => number;
  /** How like a sentence is to the likest of its wordings, 0 to 1. */
  likenessOf: (features: ReadonlySet<string>) => number;
  /** All terms that it is told by. */
  terms: readonly string[];
}

/** The elements of a pack as they are told by words, each beside all others. */
export function elementWords(requirements: readonly Requirement[]): ElementWords[] {
  const told = requirements.map((requirement) => {
    const { title, requirement: asked, asks, headings, signs, wordings = [] } = requirement;
    const sentences = wordings.map((wording) => new Set(wordFeatures(wording)));
    return {
      own: termsOf([title, asked, asks, headings.join(" ")].join(" ")),
      signs: [...termsOf(inWords(signs)), ...kinds(signs)],
      sentences,
      wordings: wordings.flatMap(wordFeatures),
    };
  });
  const all = new Counted(told.flatMap(({ own, wordings }) => [...own, ...wordings]));
  const common = (feature: string) => ((all.counts.get(feature) ?? 0) + 1) / (all.total + all.counts.size + unheard);
  const rarity = (feature: string) => Math.max(0.1, -Math.log(common(feature)) - 5);
  const sum = (features: Iterable<string>) => [...features].reduce((whole, feature) => whole + rarity(feature), 0);
  return told.map(({ own, signs, sentences, wordings }): ElementWords => {
    const [worded, signed] = [new Counted(wordings), new Counted([...own, ...signs])];
    const weighed = sentences.map((features) => ({ features, weight: sum(features) }));
    return {
      gainOf: (features) =>
        [...features].reduce((gain, feature) => {
          const anywhere = common(feature);
          const chance = ofWordings * worded.share(feature) + ofSigns * signed.share(feature) + (1 - ofWordings - ofSigns) * anywhere;
          return gain + featureWeight(feature) * Math.log(chance / anywhere);
        }, 0),
      likenessOf: (features) => {
        const weight = sum(features) + leastWeight;
        const shared = (one: ReadonlySet<string>) => sum([...features].filter((feature) => one.has(feature)));
        return Math.max(0, ...weighed.map((one) => (2 * shared(one.features)) / (weight + one.weight)));
      },
      terms: [...new Set([...own, ...signs, ...wordings])],
    };
  });
}
