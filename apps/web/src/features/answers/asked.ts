import type { Authority, ProductType, Question, SearchResult } from "@clausewise/contracts";
import { today } from "../../shared/format.ts";

/** A question as the composer holds it. */
export interface Asked {
  query: string;
  authority: Authority;
  /** YYYY-MM-DD, or "" for today. */
  asOf: string;
  /** Null for any. */
  product?: ProductType | null;
}

/** What is sent for a question, and the answer it follows. */
export const questionFrom = ({ query, authority, asOf, product }: Asked, follows?: string): Question => ({
  query,
  authority,
  ...(asOf !== "" && { as_of: asOf }),
  ...(product && { product_type: product }),
  ...(follows !== undefined && { follows }),
});

/** A question asked as narrowly as an answer was. */
export const asNarrowAs = ({ authority, as_of, product_type }: SearchResult, query: string): Asked => ({
  query,
  authority,
  asOf: as_of === today() ? "" : as_of,
  product: product_type,
});

/** Whether more than the authority narrows a question. */
export const isNarrowed = ({ asOf, product }: Asked): boolean => asOf !== "" || Boolean(product);
