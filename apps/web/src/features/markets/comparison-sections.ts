import type { ComparisonCell, MarketComparison } from "@clausewise/contracts";
import { comparisonFieldLabels, comparisonFields, fieldTopics, marketTopicLabels } from "@clausewise/contracts/market-words";

export interface ShownLine {
  label: string;
  /** Whether each fact's own label is said: where the line has none of its own. */
  mixed: boolean;
  cells: readonly ComparisonCell[];
}

export interface ShownSection {
  id: string;
  title: string;
  lines: readonly ShownLine[];
}

/** What a cell says, without what it rests on: by that two markets differ. */
function saidBy(cell: ComparisonCell): string {
  if (cell.basis === "unknown") return "";
  if (cell.basis === "official") return cell.facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
  return cell.lines.map(({ text }) => text).join("\n");
}

const differs = ({ cells }: ShownLine): boolean => new Set(cells.map(saidBy)).size > 1;

const shownAsFields: readonly string[] = Object.values(fieldTopics);

/** A comparison in the order in which it is read: the fields that every market has, then the law topic by topic. */
export function sectionsOf({ rows, topics }: MarketComparison): ShownSection[] {
  const fields = comparisonFields.map((field) => ({
    label: comparisonFieldLabels[field],
    mixed: true,
    cells: rows.map((row) => row[field]),
  }));
  const law = topics
    .filter(({ topic }) => !shownAsFields.includes(topic))
    .map(({ topic, lines }) => ({
      id: topic,
      title: marketTopicLabels[topic],
      lines: lines.map(({ label, cells }) => ({ label: label ?? (lines.length > 1 ? "Further" : "All"), mixed: label === null, cells })),
    }));
  return [{ id: "market", title: "Market", lines: fields }, ...law];
}

/** As many lines as a screen shows at first, from the top. */
export function beginning(sections: readonly ShownSection[], lines: number): ShownSection[] {
  let left = lines;
  return sections.flatMap((section) => {
    const here = section.lines.slice(0, Math.max(0, left));
    left -= here.length;
    return here.length === 0 ? [] : [{ ...section, lines: here }];
  });
}

/** The lines in which markets differ; sections without one are left out. */
export const differencesIn = (sections: readonly ShownSection[]): ShownSection[] =>
  sections.map((section) => ({ ...section, lines: section.lines.filter(differs) })).filter(({ lines }) => lines.length > 0);
