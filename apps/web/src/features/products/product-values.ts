import { type Product, type ProductCategory, stagesOf } from "@clausewise/contracts";
import { areaSpellings } from "@clausewise/contracts/vocabulary";

/** What a person says of a product, as its forms hold it. */
export type ProductValues = Omit<Product, "id" | "version" | "created_at" | "updated_at" | "predicateDevices" | "referenceProducts"> &
  Required<Pick<Product, "predicateDevices" | "referenceProducts">>;

export const emptyProduct: ProductValues = {
  name: "",
  currentStage: "",
  category: null,
  areas: [],
  classification: "",
  targetMarkets: [],
  description: "",
  product_codes: [],
  regulation_numbers: [],
  classes: [],
  cfr_parts: [],
  standards: [],
  predicateDevices: [],
  referenceProducts: [],
  firm: "",
  watched_firms: [],
  notified_body: "",
  watched_sources: { official: [], library: [] },
  saved_searches: [],
};

/** What else changes with a category: its stages are others, and it names an area where none was chosen by hand. */
export function withCategory({ category, areas, currentStage }: ProductValues, chosen: ProductCategory | null): Partial<ProductValues> {
  const implied = (of: ProductCategory | null) => (of === null ? [] : areaSpellings.category[of].slice(0, 1));
  const untouched = areas.join() === implied(category).join();
  return {
    category: chosen,
    areas: untouched ? implied(chosen) : areas,
    currentStage: stagesOf(chosen).includes(currentStage) ? currentStage : "",
  };
}
