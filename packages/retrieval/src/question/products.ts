import type { ProductType } from "@clausewise/contracts";
import { productAreas } from "@clausewise/contracts/vocabulary";
import type { QuestionRules } from "./question-rules.ts";

/** A kind of product in a text's own words; null where its name does not change the area. */
export interface ProductMention {
  words: string;
  area: ProductType | null;
}

/** Knows kinds of product by name. */
export interface Products {
  /** The kind a text names by the first rule that fits. */
  firstIn(text: string): ProductMention | null;
  without(text: string): string;
  /** A text with another product after its first "for", or with it at the end. */
  exchanged(text: string, words: string): string;
}

const areaOf = (name: string | null): ProductType | null => productAreas.find((area) => area === name) ?? null;

/** Makes the names of kinds of product ready to be looked for. */
export function createProducts(rules: QuestionRules["products"]): Products {
  const known = rules.map(({ area, pattern }) => ({ area: areaOf(area), one: new RegExp(pattern, "i"), all: new RegExp(pattern, "gi") }));
  const any = rules.map(({ pattern }) => pattern).join("|");
  const afterFor = new RegExp(`\\bfor (?:a |an |the |our )?(?:class \\w+ )?(?:${any})(?=$|[?,]| (?:in|under|by|to)\\b)`, "i");
  return {
    firstIn(text) {
      for (const { one, area } of known) {
        const words = one.exec(text)?.[0];
        if (words !== undefined) return { words, area };
      }
      return null;
    },
    without: (text) => known.reduce((left, { all }) => left.replace(all, " "), text),
    exchanged: (text, words) => (afterFor.test(text) ? text.replace(afterFor, `for ${words}`) : `${text} for ${words}`),
  };
}
