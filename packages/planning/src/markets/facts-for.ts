import { areaLabels, jurisdictionName, lawsIn, type ComparisonCell, type ComparisonFact, type ProductType } from "@clausewise/contracts";

/** The jurisdictions whose law holds in a market, of those of whom facts are told. */
export const lawsTold = (market: string, told: ReadonlySet<string>): string[] => lawsIn(market).filter((code) => told.has(code));

/** Facts on a kind of product, those on all kinds among them. */
export const factsOn = (facts: readonly ComparisonFact[], product: ProductType): ComparisonFact[] =>
  facts.filter((fact) => fact.product === product || fact.product === "any");

/** A cell of facts; where there are none, it says whether the market's law is held at all. */
export function officialCell(
  facts: readonly ComparisonFact[],
  { laws, product }: { laws: readonly string[]; product: ProductType },
): ComparisonCell {
  if (facts.length > 0) return { basis: "official", facts: [...facts] };
  if (laws.length === 0) return { basis: "unknown", explanation: "The library holds no law of this market." };
  const law = laws.map(jurisdictionName).join(" and ");
  return {
    basis: "unknown",
    explanation: `What is held of the law of ${law} does not tell this for ${areaLabels[product].toLowerCase().replace("ivds", "IVDs")}.`,
  };
}
