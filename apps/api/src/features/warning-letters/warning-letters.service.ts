import { notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { ProductReads } from "../products/products.reads.ts";
import { browseLetters } from "./browse-letters.ts";
import { concernOf } from "./concern.ts";
import { trendsOf } from "./letter-trends.ts";
import type { LettersView } from "./letters-view.ts";
import type { Letter } from "./merge-letters.ts";

interface Parts {
  letters: LettersView;
  products: ProductReads;
}

/** Letters that were held against no product; made once for each list. */
const plain = new WeakMap<readonly Letter[], ReturnType<typeof heldAgainstNone>>();
const heldAgainstNone = (all: readonly Letter[]) => all.map((letter) => ({ ...letter, relevance: "", concern: null }));

function withoutProduct(all: readonly Letter[]) {
  const made = plain.get(all) ?? heldAgainstNone(all);
  plain.set(all, made);
  return made;
}

export const createWarningLetterService = ({ letters, products }: Parts): Services["warningLetters"] => ({
  async list(filter, caller) {
    const { all } = await letters();
    if (filter.product === undefined) return browseLetters(withoutProduct(all), filter);
    const product = await products.find(viewerOf(caller), filter.product);
    if (!product) throw notFound("This product");
    const concerning = all.flatMap((letter) => {
      const concern = concernOf(letter, product);
      return concern ? [{ ...letter, relevance: concern.relevance, concern }] : [];
    });
    return browseLetters(concerning, filter);
  },

  async trends({ kind }) {
    const { all, heard } = await letters();
    return trendsOf(all, heard, kind);
  },
});
