import {
  cellBasisLabels,
  comparisonFieldLabels,
  comparisonFields,
  fieldTopics,
  jurisdictionName,
  marketTopicLabels,
  type ComparisonCell,
  type ComparisonFact,
  type MarketComparison,
} from "@clausewise/contracts";

/** A cell in words: what it says, each with what it rests on, and since when that is known. */
export interface WrittenCell {
  said: readonly { text: string; rests: string }[];
  basis: ComparisonCell["basis"];
  date: string;
}

/** A line of a comparison in words, with a cell for each market. */
export interface WrittenLine {
  section: string;
  label: string;
  cells: WrittenCell[];
}

const written = ({ label, value, changed }: ComparisonFact, alone: boolean): string =>
  `${alone ? "" : `${label}: `}${value}${changed.length > 0 ? " (a clause has changed since: read it anew)" : ""}`;

const joined = (all: readonly string[]): string => all.join("; ");

/** Each of them once. */
export const distinct = (all: readonly string[]): string => joined([...new Set(all)]);

function writtenCell(cell: ComparisonCell, underItsLabel: boolean): WrittenCell {
  const { basis } = cell;
  if (basis === "unknown") return { said: [{ text: cellBasisLabels.unknown, rests: cell.explanation }], basis, date: "" };
  if (basis === "official")
    return {
      said: cell.facts.map((fact) => ({
        text: written(fact, underItsLabel),
        rests: joined(fact.clauses.map(({ clause }) => clause)),
      })),
      basis,
      date: distinct(cell.facts.map(({ checked }) => checked)),
    };
  const said = cell.lines.map(({ text }) => ({ text, rests: cell.explanation }));
  return { said, basis, date: basis === "estimate" ? "" : cell.date };
}

const shownAsFields: readonly string[] = Object.values(fieldTopics);

/** Everything of a comparison in the order in which it is shown: the fields, then the law topic by topic. */
export function linesOf({ rows, topics }: MarketComparison): WrittenLine[] {
  const fields = comparisonFields.map((field) => ({
    section: "Market",
    label: comparisonFieldLabels[field],
    cells: rows.map((row) => writtenCell(row[field], false)),
  }));
  const ofLaw = topics
    .filter(({ topic }) => !shownAsFields.includes(topic))
    .flatMap(({ topic, lines }) =>
      lines.map(({ label, cells }) => ({
        section: marketTopicLabels[topic],
        label: label ?? "Further",
        cells: cells.map((cell) => writtenCell(cell, label !== null)),
      })),
    );
  return [...fields, ...ofLaw];
}

/** The markets by their names. */
export const namesOf = ({ rows }: MarketComparison): string[] => rows.map(({ countryCode }) => jurisdictionName(countryCode));
