import type { ComparisonRow, ComparisonTopic } from "@clausewise/contracts";
import { compareFields, type Compared, type KnownMarket } from "./compare-fields.ts";
import { compareTopics, type SharedLabels } from "./compare-topics.ts";

interface Beside {
  rows: ComparisonRow[];
  topics: ComparisonTopic[];
}

/** Markets beside each other: the fields that each has, and what the law of each says. */
export const compareMarkets = (markets: readonly KnownMarket[], compared: Compared, labels: SharedLabels): Beside => ({
  rows: markets.map((market) => compareFields(market, compared)),
  topics: compareTopics(markets, compared.product, labels),
});
