import type { ComparisonCell, MarketComparison } from "@clausewise/contracts";

interface Bar {
  market: string;
  /** Null where no figure is known. */
  value: number | null;
  text: string;
}

export interface Chart {
  title: string;
  basis: "official" | "estimate";
  bars: readonly Bar[];
}

const drawn = [
  ["averageTimeline", "Average timeline"],
  ["averageCost", "Average cost"],
  ["feasibilityScore", "Feasibility score"],
  ["approvalRate", "Approval rate"],
] as const;

const textOf = (cell: ComparisonCell): string =>
  "lines" in cell ? (cell.lines[0]?.text ?? "Not known") : cell.basis === "official" ? (cell.facts[0]?.value ?? "") : "Not known";

/** The days within which something is to be reported, where the clause counts days or hours. */
function daysOf(cell: ComparisonCell): number | null {
  const figure = cell.basis === "official" ? cell.facts[0]?.figure : null;
  if (!figure) return null;
  if (figure.unit === "days") return figure.amount;
  return figure.unit === "hours" ? figure.amount / 24 : null;
}

/** Periods of reporting, of each event that two of the markets give a period for. */
function vigilanceCharts({ rows, topics }: MarketComparison): Chart[] {
  const lines = topics.find(({ topic }) => topic === "vigilance")?.lines ?? [];
  return lines.flatMap(({ label, cells }): Chart[] => {
    const days = cells.map(daysOf);
    if (label === null || days.filter((one) => one !== null).length < 2) return [];
    const bars = rows.map(({ countryName }, at) => ({
      market: countryName,
      value: days[at] ?? null,
      text: cells[at] ? textOf(cells[at]) : "Not known",
    }));
    return [{ title: `Time to report: ${label}`, basis: "official", bars }];
  });
}

const figureOf = (cell: ComparisonCell): number | null => (cell.basis === "estimate" ? (cell.figure?.value ?? null) : null);

/** What is better looked at than read, each bar with its number. */
export function chartsOf(comparison: MarketComparison): Chart[] {
  const estimates = drawn.map(([field, title]): Chart => ({
    title,
    basis: "estimate",
    bars: comparison.rows.map((row) => ({ market: row.countryName, value: figureOf(row[field]), text: textOf(row[field]) })),
  }));
  return [...vigilanceCharts(comparison), ...estimates];
}
