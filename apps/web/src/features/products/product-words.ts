import type { Product, ProductCategory } from "@clausewise/contracts";
import { jurisdictionName } from "../../shared/jurisdictions.ts";

export const categoryLabels: Readonly<Record<ProductCategory, string>> = { device: "Medical device", drug: "Drug", biologic: "Biologic" };

const written: Readonly<Record<string, string>> = { manufacturing_dev: "Manufacturing development" };

/** A stage as people write it: `IND filing`, `Phase 1`. */
export function stageLabel(stage: string): string {
  const words = written[stage] ?? stage.replaceAll("_", " ").replace(/^(?:ind|nda|bla)\b/, (short) => short.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a product is opened. */
export const productAddress = (id: string): string => `/regulatory-compass/products/${id}`;

type Facts = Pick<Product, "category" | "classification" | "currentStage" | "targetMarkets">;

/** What a product is, in a line. */
export const productFacts = ({ category, classification, currentStage, targetMarkets }: Facts): string =>
  [category && categoryLabels[category], classification, stageLabel(currentStage), marketsText(targetMarkets)].filter(Boolean).join(" · ");

const named = 4;

/** `United States, European Union and 3 more markets`; empty for none. */
function marketsText(codes: readonly string[]): string {
  const names = codes.slice(0, codes.length > named + 1 ? named : undefined).map(jurisdictionName);
  const rest = codes.length - names.length;
  return rest > 0 ? `${names.join(", ")} and ${rest} more markets` : names.join(", ");
}
