import { areaLabels, jurisdictionName, lawsIn, type ComparisonCell, type ComparisonFact, type ProductType } from "@clausewise/contracts";

/** A market as far as its law tells. */
export interface ToldMarket {
  laws: readonly string[];
  /** On the product that is compared. */
  facts: readonly ComparisonFact[];
}

/** The jurisdictions whose law holds in a market, of those of whom facts are told. */
export const lawsTold = (market: string, told: ReadonlySet<string>): string[] => lawsIn(market).filter((code) => told.has(code));

/** Facts on a kind of product. */
export const factsOn = (facts: readonly ComparisonFact[], product: ProductType): ComparisonFact[] =>
  facts.filter(({ products }) => products.includes(product));

/** Whether it is known at all which law applies to the product. */
export const isLawHeld = ({ facts }: Pick<ToldMarket, "facts">): boolean => facts.some(({ topic }) => topic === "law");

/** A cell of some facts of a market; where there are none, it says whether the market's law is held at all. */
export function officialCell(facts: readonly ComparisonFact[], market: ToldMarket, product: ProductType): ComparisonCell {
  if (facts.length > 0) return { basis: "official", facts: [...facts] };
  if (market.laws.length === 0) return { basis: "unknown", explanation: "The library holds no law of this market." };
  const law = `law of ${market.laws.map(jurisdictionName).join(" and ")}`;
  const goods = areaLabels[product].toLowerCase().replace("ivds", "IVDs");
  const explanation = isLawHeld(market)
    ? `What is held of the ${law} does not tell this for ${goods}.`
    : `The library holds no ${law} on ${goods}.`;
  return { basis: "unknown", explanation };
}
