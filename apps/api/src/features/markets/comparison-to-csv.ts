import { cellBasisLabels, type MarketComparison } from "@clausewise/contracts";
import { csvLines } from "@clausewise/contracts/csv";
import { distinct, linesOf, namesOf, type WrittenCell } from "./comparison-lines.ts";

const columnsOf = ({ said, basis, date }: WrittenCell): string[] => [
  said.map(({ text }) => text).join("; "),
  cellBasisLabels[basis],
  distinct(said.map(({ rests }) => rests)),
  date,
];

/** A comparison as a table: a line each, four columns for each market. */
export function csvOf(comparison: MarketComparison): string {
  const heads = namesOf(comparison).flatMap((name) => [name, `${name}: basis`, `${name}: rests on`, `${name}: date`]);
  const lines = linesOf(comparison).map(({ section, label, cells }) => [section, label, ...cells.flatMap(columnsOf)]);
  return csvLines([["Section", "Field", ...heads], ...lines]);
}
