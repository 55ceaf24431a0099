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

/** A cell in words: what it says, on what it rests, and since when that is known. */
export interface WrittenCell {
  says: string;
  basis: string;
  rests: string;
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

const distinct = (all: readonly string[]): string => [...new Set(all)].join("; ");

function writtenCell(cell: ComparisonCell, underItsLabel: boolean): WrittenCell {
  const basis = cellBasisLabels[cell.basis];
  if (cell.basis === "unknown") return { says: "Not known", basis, rests: cell.explanation, date: "" };
  if (cell.basis === "official")
    return {
      says: cell.facts.map((fact) => written(fact, underItsLabel)).join("; "),
      basis,
      rests: distinct(cell.facts.flatMap(({ clauses }) => clauses.map(({ clause }) => clause))),
      date: distinct(cell.facts.map(({ checked }) => checked)),
    };
  const says = cell.lines.map(({ text }) => text).join("; ");
  return { says, basis, rests: cell.explanation, date: cell.basis === "estimate" ? "" : cell.date };
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
