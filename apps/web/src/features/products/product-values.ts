import { type Product, type ProductCategory, type ProductCode, stagesOf } from "@clausewise/contracts";
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

const classNames: Readonly<Record<string, string>> = { "1": "Class I", "2": "Class II", "3": "Class III" };

const withNew = (values: readonly string[], value: string | null): string[] =>
  value === null || values.includes(value) ? [...values] : [...values, value];

/** What a product code says of a product beside itself: its class in the United States, its regulation, and that regulation's part. */
export function withCode(values: ProductValues, code: ProductCode): Partial<ProductValues> {
  const { classification, classes, regulation_numbers, cfr_parts } = values;
  const named = classNames[code.device_class ?? ""];
  const part = /^(\d+)\.\d+$/.exec(code.regulation_number ?? "")?.[1];
  const section = part === undefined ? null : code.regulation_number;
  const isNew = named !== undefined && !classes.some(({ market }) => market === "US");
  return {
    product_codes: [...values.product_codes, code],
    classification: classification === "" ? (named ?? "") : classification,
    classes: isNew ? [...classes, { market: "US", class: named, rule: section && `21 CFR ${section}` }] : classes,
    regulation_numbers: withNew(regulation_numbers, section),
    cfr_parts: withNew(cfr_parts, part === undefined ? null : `21 CFR ${part}`),
  };
}
