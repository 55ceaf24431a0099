import { areaLabels, cellBasisLabels, therapeuticAreaLabels, trialPhaseLabels, type MarketComparison } from "@clausewise/contracts";
import type { Block, Fact, Report } from "@clausewise/documents";
import { linesOf, namesOf, type WrittenCell, type WrittenLine } from "./comparison-lines.ts";

const heading = (text: string): Block => ({ kind: "heading", level: 1, text });

/** What one cell alone says stands in it: clauses, and why something is not known. */
const saysInPlace = ({ basis }: WrittenCell): boolean => basis === "official" || basis === "unknown";

function inWords(cell: WrittenCell): string {
  const mark = cell.basis === "official" && cell.said.length > 1 ? "• " : "";
  const said = cell.said.map(({ text, rests }) => (saysInPlace(cell) ? `${mark}${text} (${rests})` : text));
  if (cell.basis === "unknown") return said.join("\n");
  return [...said, `${cellBasisLabels[cell.basis]}${cell.date === "" ? "" : `, as of ${cell.date}`}`].join("\n");
}

/** What figures and lists rest on, each told once with all that rests on it. */
function restsOf(lines: readonly WrittenLine[], names: readonly string[]): Block[] {
  const all = lines.flatMap(({ label, cells }) =>
    cells.flatMap((cell, at) => (saysInPlace(cell) ? [] : [{ label, name: names[at] ?? "", rests: cell.said[0]?.rests ?? "" }])),
  );
  return [...Map.groupBy(all, ({ rests }) => rests)].map(([rests, of]) => {
    const [labels, markets] = [new Set(of.map(({ label }) => label)), new Set(of.map(({ name }) => name))];
    const where = markets.size === names.length ? "" : ` (${[...markets].join(", ")})`;
    return { kind: "paragraph", text: `**${[...labels].join(", ")}${where}.** ${rests}` };
  });
}

function tableOf(section: string, lines: readonly WrittenLine[], names: readonly string[]): Block {
  const columns = [{ title: "", width: 3 }, ...names.map((title) => ({ title, width: 4 }))];
  return {
    kind: "table",
    caption: `${section}, market by market`,
    columns,
    rows: lines.map(({ label, cells }) => [label, ...cells.map(inWords)]),
  };
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
  const lines = linesOf(comparison);
  const sections = [...Map.groupBy(lines, ({ section }) => section)];
  return {
    title: `Comparison of ${names.slice(0, -1).join(", ")} and ${names.at(-1)}`,
    subject: "Regulatory comparison of markets",
    author: "Clausewise",
    date: comparison.date,
    language: "en",
    blocks: [
      { kind: "facts", facts: factsOf(comparison) },
      ...sections.flatMap(([section, of]) => [heading(section), tableOf(section, of, names)]),
      heading("What figures and lists rest on"),
      ...restsOf(lines, names),
    ],
    closing:
      "Official cells are in words of Clausewise and rest on the clauses named beside them, which have the last word. Estimates are planning figures that rest on nothing known of a market or a product. What is not known is said to be so. It is not legal advice.",
    footer: `Clausewise · ${comparison.date}`,
  };
}
