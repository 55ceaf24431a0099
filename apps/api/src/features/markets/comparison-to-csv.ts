import { cellBasisLabels, type MarketComparison } from "@clausewise/contracts";
import { distinct, linesOf, namesOf, type WrittenCell } from "./comparison-lines.ts";

/** A text that begins as a formula would is kept from being run as one. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const columnsOf = ({ said, basis, date }: WrittenCell): string[] => [
  said.map(({ text }) => text).join("; "),
  cellBasisLabels[basis],
  distinct(said.map(({ rests }) => rests)),
  date,
];

/** A comparison as RFC 4180 has tables: a line each, four columns for each market. */
export function csvOf(comparison: MarketComparison): string {
  const heads = namesOf(comparison).flatMap((name) => [name, `${name}: basis`, `${name}: rests on`, `${name}: date`]);
  const lines = linesOf(comparison).map(({ section, label, cells }) => [section, label, ...cells.flatMap(columnsOf)]);
  return [["Section", "Field", ...heads], ...lines].map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}
