import type { RegulatoryUpdate } from "@clausewise/contracts";

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

/** The updates as RFC 4180 has tables: a line each, cells with commas, quotes or line breaks in quotes. */
export const updatesCsv = (updates: readonly RegulatoryUpdate[]): string =>
  [columns.map(([name]) => name), ...updates.map((update) => columns.map(([, of]) => of(update)))]
    .map((cells) => `${cells.map(cell).join(",")}\r\n`)
    .join("");

const cell = (text: string): string => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
