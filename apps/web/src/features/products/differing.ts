import type { ProductValues } from "./product-values.ts";

const names: Readonly<Record<keyof ProductValues, string>> = {
  name: "Product name",
  category: "Product category",
  areas: "Product areas",
  currentStage: "Current development stage",
  classification: "Classification",
  targetMarkets: "Target markets",
  description: "Description and intended use",
  product_codes: "Product codes",
  regulation_numbers: "Regulation numbers",
  classes: "Classes by market",
  cfr_parts: "Parts of the CFR",
  standards: "Standards",
  predicateDevices: "Predicate devices",
  referenceProducts: "Reference products",
  firm: "Your firm",
  watched_firms: "Watched firms",
  notified_body: "Notified body",
  watched_sources: "Watched sources",
  saved_searches: "Saved searches",
};

const fields = Object.keys(names) as (keyof ProductValues)[];

const isSame = (one: ProductValues, other: ProductValues, field: keyof ProductValues): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

/** Names of the fields in which two states of a product differ. */
export const differing = (one: ProductValues, other: ProductValues): string[] =>
  fields.filter((field) => !isSame(one, other, field)).map((field) => names[field]);

interface Merged {
  /** What is saved, with everything in place of it that was typed. */
  values: ProductValues;
  /** Names of the fields that were changed elsewhere alone, by the person alone, and by both, where what was typed holds. */
  theirs: string[];
  yours: string[];
  both: string[];
}

/** Two changes of a product that both began from the same state of it. */
export function merged(base: ProductValues, saved: ProductValues, typed: ProductValues): Merged {
  const isTheirs = (field: keyof ProductValues) => !isSame(base, saved, field);
  const isYours = (field: keyof ProductValues) => !isSame(base, typed, field) && !isSame(saved, typed, field);
  const named = (wanted: (field: keyof ProductValues) => boolean) => fields.filter(wanted).map((field) => names[field]);
  return {
    values: { ...saved, ...Object.fromEntries(fields.filter(isYours).map((field) => [field, typed[field]])) },
    theirs: named((field) => isTheirs(field) && !isYours(field)),
    yours: named((field) => isYours(field) && !isTheirs(field)),
    both: named((field) => isYours(field) && isTheirs(field)),
  };
}
