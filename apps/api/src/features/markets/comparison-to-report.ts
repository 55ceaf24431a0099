import { areaLabels, therapeuticAreaLabels, trialPhaseLabels, type MarketComparison } from "@clausewise/contracts";
import type { Block, Fact, Report } from "@clausewise/documents";
import { linesOf, namesOf, type WrittenCell, type WrittenLine } from "./comparison-lines.ts";

const heading = (text: string): Block => ({ kind: "heading", level: 1, text });

const inWords = ({ says, basis, rests, date }: WrittenCell): string =>
  `${says}\n${basis}: ${rests}${date === "" ? "" : ` (as of ${date})`}`;

function tableOf(section: string, lines: readonly WrittenLine[], names: readonly string[]): Block {
  const columns = [{ title: "", width: 2 }, ...names.map((title) => ({ title, width: 4 }))];
  return { kind: "table", caption: section, columns, rows: lines.map(({ label, cells }) => [label, ...cells.map(inWords)]) };
}

const factsOf = ({ product, area, phase, markets }: MarketComparison): Fact[] => [
  { label: "Product", value: areaLabels[product] },
  ...(area === null ? [] : [{ label: "Therapeutic area", value: therapeuticAreaLabels[area] }]),
  ...(phase === null ? [] : [{ label: "Phase", value: trialPhaseLabels[phase] }]),
  ...markets.map(({ name, laws, facts }) => ({
    label: name,
    value: laws.length === 0 ? "The library holds no law of this market." : `${facts} facts of its law are held.`,
  })),
];

/** A comparison as a report to be filed: a table for each section, each cell with what it rests on. */
export function reportOf(comparison: MarketComparison): Report {
  const names = namesOf(comparison);
  const sections = [...Map.groupBy(linesOf(comparison), ({ section }) => section)];
  return {
    title: `Comparison of ${names.slice(0, -1).join(", ")} and ${names.at(-1)}`,
    subject: "Regulatory comparison of markets",
    author: "Clausewise",
    date: comparison.date,
    language: "en",
    blocks: [
      { kind: "facts", facts: factsOf(comparison) },
      ...sections.flatMap(([section, lines]) => [heading(section), tableOf(section, lines, names)]),
    ],
    closing:
      "Official cells are in words of Clausewise and rest on the clauses named beside them, which have the last word. Estimates are planning figures that rest on nothing known of a market or a product. What is not known is said to be so. It is not legal advice.",
    footer: `Clausewise · ${comparison.date}`,
  };
}
