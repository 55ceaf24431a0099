import { marketTopics, type ComparisonFact, type ComparisonTopic, type MarketTopic, type ProductType } from "@clausewise/contracts";
import { officialCell, type ToldMarket } from "./facts-for.ts";

/** Labels under which facts of several markets stand in one line, by topic and in their order. */
export type SharedLabels = Readonly<Partial<Record<MarketTopic, readonly string[]>>>;

/** Labels that two of the markets have, those that are meant for it first. */
function alignedLabels(byMarket: readonly (readonly ComparisonFact[])[], shared: readonly string[]): string[] {
  const labels = byMarket.map((facts) => new Set(facts.map(({ label }) => label)));
  const all = [...new Set([...shared, ...labels.flatMap((of) => [...of])])];
  return all.filter((label) => labels.filter((of) => of.has(label)).length > 1);
}

/** One topic: a line for each thing that several markets tell of, then what each tells beside. */
function compareTopic(
  topic: MarketTopic,
  markets: readonly ToldMarket[],
  product: ProductType,
  shared: readonly string[],
): ComparisonTopic {
  const byMarket = markets.map(({ facts }) => facts.filter((fact) => fact.topic === topic));
  const aligned = alignedLabels(byMarket, shared);
  const line = (label: string | null, fits: (fact: ComparisonFact) => boolean) => ({
    label,
    cells: markets.map((market, at) => officialCell((byMarket[at] ?? []).filter(fits), market, product)),
  });
  const others = (fact: ComparisonFact) => !aligned.includes(fact.label);
  const hasOthers = byMarket.some((facts) => facts.some(others));
  return {
    topic,
    lines: [
      ...aligned.map((label) => line(label, (fact) => fact.label === label)),
      ...(hasOthers || aligned.length === 0 ? [line(null, others)] : []),
    ],
  };
}

/** Every topic, with what the law of each market says of it. */
export const compareTopics = (markets: readonly ToldMarket[], product: ProductType, labels: SharedLabels): ComparisonTopic[] =>
  marketTopics.map((topic) => compareTopic(topic, markets, product, labels[topic] ?? []));
