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

/** Names of the fields in which two states of a product differ. */
export const differing = (one: ProductValues, other: ProductValues): string[] =>
  Object.entries(names).flatMap(([field, name]) => {
    const key = field as keyof ProductValues;
    return JSON.stringify(one[key]) === JSON.stringify(other[key]) ? [] : [name];
  });
