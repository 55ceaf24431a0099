import type { Authority, ProductType, Question, Scope, SearchResult } from "@clausewise/contracts";
import { counted, today } from "../../shared/format.ts";

/** A question as the composer holds it. */
export interface Asked {
  query: string;
  authority: Authority;
  /** Whether it is asked under that also where it speaks of the law of another. */
  keepsAuthority?: boolean;
  /** YYYY-MM-DD, or "" for today. */
  asOf: string;
  /** Null for any. */
  product?: ProductType | null;
  /** Where to look; null for everywhere. */
  scope?: Scope | null;
}

/** What is sent for a question, and the answer it follows. */
export const questionFrom = ({ query, authority, keepsAuthority, asOf, product, scope }: Asked, follows?: string): Question => ({
  query,
  authority,
  ...(keepsAuthority && { keeps_authority: true }),
  ...(asOf !== "" && { as_of: asOf }),
  ...(product && { product_type: product }),
  ...(scope && { scope }),
  ...(follows !== undefined && { follows }),
});

/** A question asked as narrowly as an answer was. */
export const asNarrowAs = ({ authority, as_of, product_type, scope }: SearchResult, query: string): Asked => ({
  query,
  authority,
  asOf: as_of === today() ? "" : as_of,
  product: product_type,
  scope,
});

/** Whether more than the authority narrows a question. */
export const isNarrowed = ({ asOf, product, scope }: Asked): boolean => asOf !== "" || Boolean(product) || Boolean(scope);

/** Where to look, as an address names it. */
export type Place = "everywhere" | "library" | "documents" | "chosen";

export const placeOf = (scope: Scope | null | undefined): Place => {
  if (!scope) return "everywhere";
  if (typeof scope.documents !== "string") return "chosen";
  return scope.library ? "library" : "documents";
};

/** In words: `my documents alone`. */
export function placeWords(scope: Scope | null | undefined): string {
  const words = { everywhere: "the library and my documents", library: "the library alone", documents: "my documents alone" };
  const place = placeOf(scope);
  return place === "chosen" ? counted(scope?.documents.length ?? 0, "chosen document") : words[place];
}

/** A scope as it stands in an address, null for everywhere: `library`, `documents`, or the ids of documents. */
export const scopeParam = (scope: Scope | null | undefined): string | null => {
  if (!scope) return null;
  return typeof scope.documents === "string" ? placeOf(scope) : scope.documents.join(",");
};

export function toScope(param: string | null): Scope | null {
  if (param === null || param === "") return null;
  if (param === "library") return { library: true, documents: "none" };
  if (param === "documents") return { library: false, documents: "all" };
  const ids = param.split(",").filter((id) => /^[0-9a-f-]{36}$/.test(id));
  return ids.length === 0 ? null : { library: false, documents: ids };
}
