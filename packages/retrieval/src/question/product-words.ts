import type { ProductType } from "@clausewise/contracts";

export const classPattern =
  /\bclass(?:es)? (?:I{1,3}[ab]?|IV|[1-4][ab]?|[A-D])(?:(?:,| and| or|\/) ?(?:class )?(?:I{1,3}[ab]?|IV|[A-D]))*(?![\w-])/gi;

export interface ProductWords {
  pattern: RegExp;
  type: ProductType | null;
}

/** Kinds of product as people name them; software and implants are kinds of device and do not change the type. */
export const products: readonly ProductWords[] = [
  { pattern: /\b(?:IVDs?|in vitro diagnostics?(?: (?:medical )?devices?)?|diagnostic tests?|companion diagnostics?)\b/i, type: "ivd" },
  { pattern: /\bcombination products?\b/i, type: "combination" },
  { pattern: /\b(?:biologics?|biological products?|biosimilars?|vaccines?|monoclonal antibodies)\b/i, type: "biologic" },
  {
    pattern: /\b(?:(?:generic|orphan|prescription|OTC|investigational new) )?(?:drugs?|medicines?|medicinal products?|pharmaceuticals?)\b/i,
    type: "drug",
  },
  { pattern: /\b(?:SaMD|software as a medical device|medical device software|software|mobile apps?|apps?)\b/i, type: null },
  {
    pattern:
      /\b(?:(?:custom-made|single-use|reusable|legacy|implantable|sterile|investigational|life-supporting) devices?|implants?|accessories|kits)\b/i,
    type: null,
  },
  { pattern: /\b(?:medical )?devices?\b/i, type: "device" },
];

/** The kind of product a text speaks of first, in its own words. */
export function productIn(text: string): { words: string; type: ProductType | null } | null {
  for (const { pattern, type } of products) {
    const found = pattern.exec(text);
    if (found !== null) return { words: found[0], type };
  }
  return null;
}
