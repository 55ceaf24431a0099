import type { ProductType, TherapeuticArea, TrialPhase } from "@clausewise/contracts";
import { comparedMarkets, therapeuticAreas, trialPhases } from "@clausewise/contracts/market-words";
import { productAreas } from "@clausewise/contracts/vocabulary";

/** What is compared, as the address says it. */
export interface Choice {
  markets: string[];
  product: ProductType;
  area: TherapeuticArea | null;
  phase: TrialPhase | null;
  differencesOnly: boolean;
}

const oneOf = <T extends string>(all: readonly T[], given: string | null): T | null => all.find((one) => one === given) ?? null;

/** What the address says, as far as it says anything that can be compared. */
export function choiceOf(params: URLSearchParams): Choice {
  const markets = (params.get("markets") ?? "").split(",").filter((code) => code !== "");
  return {
    markets: [...new Set(markets)].slice(0, comparedMarkets.most),
    product: oneOf(productAreas, params.get("product")) ?? "device",
    area: oneOf(therapeuticAreas, params.get("area")),
    phase: oneOf(trialPhases, params.get("phase")),
    differencesOnly: params.get("differences") === "only",
  };
}

/** The address that says so. */
export const paramsOf = ({ markets, product, area, phase, differencesOnly }: Choice): Record<string, string | null> => ({
  markets: markets.join(",") || null,
  product: product === "device" ? null : product,
  area,
  phase,
  differences: differencesOnly ? "only" : null,
});

/** Where the comparison is saved from. */
export function exportPath({ markets, product, area, phase }: Choice): string {
  const query = new URLSearchParams({ markets: markets.join(","), product, ...(area && { area }), ...(phase && { phase }) });
  return `/api/markets/comparison/export?${query}`;
}

export const canCompare = (markets: readonly string[]): boolean => markets.length >= comparedMarkets.least;
