/** Tells what a comparison of markets rests on: how many cells are official, and whether every clause stands in the library. */
import { parseArgs } from "node:util";
import {
  cellBases,
  cellBasisLabels,
  comparisonFields,
  ComparisonCell,
  type ComparisonFact,
  type ListedMarket,
  type MarketFact,
  ProductType,
} from "@clausewise/contracts";
import { compareMarkets, factsOn, isLawHeld, type KnownMarket, lawsTold } from "@clausewise/planning";
import { marketEstimates } from "@clausewise/simulations";
import { builtInLibrary, builtInMarketFacts, builtInMarketIdentities, builtInUpdates, checkMarkets } from "@clausewise/static-data";

const usage = `Usage:
  pnpm evaluate markets [--product device]

  --product   the kind of product whose cells are counted: ${ProductType.options.join(", ")}`;

type Basis = ComparisonCell["basis"];

const asCompared = ({ market, citations, ...said }: MarketFact): ComparisonFact => ({
  ...said,
  id: "00000000-0000-8000-8000-000000000000",
  law: market,
  clauses: citations.map((clause) => ({ ...clause, source_id: null, passage_id: null })),
  changed: [],
});

/** Everything that is known of a market without a server: what ships with the program. */
function knownOf(listed: ListedMarket, facts: readonly MarketFact[], product: ProductType): KnownMarket {
  const held = facts.filter(({ market }) => listed.laws.includes(market)).map(asCompared);
  const updates = builtInUpdates().filter(({ countryCode }) => countryCode === listed.code || listed.laws.includes(countryCode));
  return {
    listed,
    laws: listed.laws,
    facts: factsOn(held, product),
    estimates: marketEstimates(listed.code),
    updates: {
      total: updates.length,
      latest: updates.slice(0, 3).map(({ title, published, sourceUrl }) => ({ title, published, url: sourceUrl })),
    },
  };
}

/** The cells of one market: its fields, and one for each topic of law. */
function cellsOf(market: KnownMarket, product: ProductType) {
  const { rows, topics } = compareMarkets([market], { product, date: "2026-11-23" }, {});
  const fields = rows.flatMap((row) => comparisonFields.map((field) => row[field]));
  return { fields, law: topics.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells)) };
}

const countOf = (cells: readonly ComparisonCell[], basis: Basis): number => cells.filter((cell) => cell.basis === basis).length;

const hasNoBasis = (cell: ComparisonCell): boolean =>
  !ComparisonCell.safeParse(cell).success ||
  (cell.basis === "official" && cell.facts.some(({ clauses, checked }) => clauses.length === 0 || checked === ""));

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;

const lineOf = (name: string, cells: readonly ComparisonCell[]): string =>
  `  ${name.padEnd(22)} ${cellBases.map((basis) => String(countOf(cells, basis)).padStart(15)).join("")} ${share(countOf(cells, "official"), cells.length).padStart(12)}`;

export function evaluateMarkets(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { product: { type: "string", default: "device" }, help: { type: "boolean" } } });
  const product = ProductType.safeParse(values.product);
  if (values.help || !product.success) {
    process.stdout.write(`${usage}\n`);
    return values.help ? 0 : 2;
  }
  const [facts, identities] = [builtInMarketFacts(), builtInMarketIdentities()];
  const check = checkMarkets(facts, identities, builtInLibrary());
  const told = new Set(facts.map(({ market }) => market));
  const markets = identities.map((identity) =>
    knownOf({ ...identity, laws: lawsTold(identity.code, told), facts: 0 }, facts, product.data),
  );
  const cells = new Map(markets.map((market) => [market.listed.code, cellsOf(market, product.data)]));
  const own = markets.filter(({ listed }) => told.has(listed.code));
  const held = own.filter(isLawHeld);
  const lawOf = (some: readonly KnownMarket[]) => some.flatMap(({ listed }) => cells.get(listed.code)?.law ?? []);
  const all = [...cells.values()].flatMap(({ fields, law }) => [...fields, ...law]);
  const without = all.filter(hasNoBasis).length;
  const byUnion = markets.filter(({ listed }) => !told.has(listed.code) && listed.laws.length > 0);
  const lines = [
    `markets: ${identities.length}; with law of their own held: ${own.length}; by the law of a union: ${byUnion.length}`,
    `facts: ${facts.length}; clauses resolved: ${check.clauses - check.unresolved.length} of ${check.clauses} cited`,
    `figures and cells without a basis: ${without} of ${all.length}`,
    `cells of law for ${product.data}, one for each of ${lawOf(own.slice(0, 1)).length} topics, by basis:`,
    `  ${"".padEnd(22)} ${cellBases.map((basis) => cellBasisLabels[basis].padStart(15)).join("")}     official`,
    ...own.map(({ listed }) => lineOf(listed.name, cells.get(listed.code)?.law ?? [])),
    lineOf("all of them", lawOf(own)),
    lineOf(`the ${held.length} whose law is held`, lawOf(held)),
    `  holding no law on ${product.data}: ${
      own
        .filter((one) => !isLawHeld(one))
        .map(({ listed }) => listed.name)
        .join(", ") || "none"
    }`,
    `the ${comparisonFields.length} fields that every market has, by basis:`,
    ...own.map(({ listed }) => lineOf(listed.name, cells.get(listed.code)?.fields ?? [])),
  ];
  const faults = [...check.unresolved, ...check.twice, ...check.unidentified];
  process.stdout.write(`${[...lines, ...faults.map((fault) => `  FAULT ${fault}`)].join("\n")}\n`);
  return faults.length === 0 && without === 0 ? 0 : 1;
}
