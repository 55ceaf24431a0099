import type { Figure, GapAnalysisRow, ProductCategory } from "@clausewise/contracts";
import { drawn } from "./drawn.ts";
import { estimate } from "./estimate.ts";

/** What each category is planned by before anything is known of the product. */
export const plannedRequirements: Readonly<Record<ProductCategory, readonly string[]>> = {
  device: [
    "Design controls",
    "Risk management (ISO 14971)",
    "Biocompatibility (ISO 10993)",
    "Clinical evaluation",
    "Labeling",
    "QMS (ISO 13485)",
  ],
  drug: ["CMC", "Nonclinical", "Clinical pharmacology", "Controlled trials", "Risk mitigation", "Inspection readiness"],
  biologic: ["Characterization", "Process validation", "Nonclinical safety", "Immunogenicity", "Facility compliance", "Post-market risk"],
};

/** Bounds of what is drawn, both included; cost in thousands of US dollars. */
export const gapBounds = { criticalGaps: [1, 3], months: [6, 17], thousands: [50, 249] } as const;

const completedShare = 0.3;

/** What a figure of the row is drawn from: the product, told by whatever stays the same of it, and the market. */
export interface Planned {
  product: string;
  category: ProductCategory | null;
  market: { code: string; name: string; authority: string };
}

/** The figures rest on nothing but their bounds: the same product and market always get the same ones. */
export function simulatedGapRow({ product, category, market }: Planned): GapAnalysisRow {
  const requirements = category === null ? [] : plannedRequirements[category];
  const completed = Math.floor(requirements.length * completedShare);
  const figure = (name: keyof typeof gapBounds, unit: Figure["unit"], times = 1) => {
    const [low, high] = gapBounds[name];
    const value = drawn(`${product}/${market.code}/${name}`, low, high) * times;
    const bounds = `between ${(low * times).toLocaleString("en-US")} and ${(high * times).toLocaleString("en-US")}`;
    return estimate(value, unit, `A planning figure drawn ${bounds}; it rests on nothing that is known of the product.`);
  };
  return {
    market: market.name,
    authority: market.authority,
    completedRequirements: requirements.slice(0, completed),
    missingRequirements: requirements.slice(completed),
    criticalGaps: figure("criticalGaps", "count"),
    estimatedTimeline: figure("months", "months"),
    estimatedCost: figure("thousands", "USD", 1000),
  };
}
