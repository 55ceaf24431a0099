import type { WatchedProduct } from "@clausewise/watch";
import { ProductCategory, ProductType } from "@clausewise/contracts";
import { z } from "zod";

/** A profile as it was written for the evaluation. */
export const WrittenProfile = z.object({
  id: z.string(),
  category: z.string(),
  name: z.string(),
  description: z.string(),
  stage: z.string(),
  markets: z.array(z.string()),
  areas: z.array(ProductType),
  product_codes: z.array(z.string()),
  regulation_numbers: z.array(z.string()),
  classes: z.record(z.string(), z.string()),
  cfr_parts: z.array(z.string()),
  standards: z.array(z.string()),
  firm: z.string().nullable(),
  watched_firms: z.array(z.string()),
  watched_authorities: z.array(z.string()),
  keywords: z.array(z.string()),
});
export type WrittenProfile = z.infer<typeof WrittenProfile>;

/** What FDA's classification says of a product code. */
export interface CodeFacts {
  device_name: string;
  regulation_number: string | null;
}

/** An authority as the id of a source. */
export const sourceIdOf = (authority: string): string => authority.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** A profile as a product is kept; what FDA's classification says of its codes is filled in, as the product's register does. */
export function productOf(profile: WrittenProfile, codes: ReadonlyMap<string, CodeFacts>): WatchedProduct {
  const category = ProductCategory.safeParse(profile.category);
  return {
    name: profile.name,
    category: category.success ? category.data : null,
    areas: profile.areas,
    targetMarkets: profile.markets,
    description: profile.description,
    currentStage: profile.stage,
    product_codes: profile.product_codes.map((code) => ({
      code,
      device_name: codes.get(code)?.device_name ?? null,
      device_class: null,
      regulation_number: codes.get(code)?.regulation_number ?? null,
      panel: null,
      origin: null,
    })),
    regulation_numbers: profile.regulation_numbers.map((cited) => cited.replace(/^21 CFR /, "")),
    classes: Object.entries(profile.classes).map(([market, of]) => ({ market, class: of, rule: null })),
    cfr_parts: profile.cfr_parts,
    standards: profile.standards.map((identifier) => ({ identifier, year: null })),
    predicateDevices: [],
    referenceProducts: [],
    firm: profile.firm ?? "",
    watched_firms: profile.watched_firms,
    watched_sources: { official: profile.watched_authorities.map(sourceIdOf), library: [] },
    saved_searches: profile.keywords.map((words) => ({ name: words, words })),
  };
}
