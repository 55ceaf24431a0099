import type { RegulatoryUpdate } from "@clausewise/contracts";
import { csvLines } from "@clausewise/contracts/csv";

const columns: readonly (readonly [name: string, of: (update: RegulatoryUpdate) => string])[] = [
  ["Country", ({ countryName }) => countryName],
  ["Source", ({ source }) => source],
  ["Type", ({ updateType }) => updateType],
  ["Title", ({ title }) => title],
  ["Impact Level", ({ impactLevel }) => impactLevel],
  ["Effective Date", ({ effectiveDate }) => effectiveDate ?? "not given"],
  ["Affected Areas", ({ affectedAreas }) => affectedAreas.join("; ")],
];

export const csvName = "regulatory_intelligence_updates.csv";

/** The updates as a table, a line each. */
export const updatesCsv = (updates: readonly RegulatoryUpdate[]): string =>
  csvLines([columns.map(([name]) => name), ...updates.map((update) => columns.map(([, of]) => of(update)))]);
