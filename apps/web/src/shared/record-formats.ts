import type { RecordExport } from "@clausewise/contracts";

/** What the records of the Compass can be saved as. */
export const recordFormats: readonly (readonly [RecordExport, string])[] = [
  ["docx", "Report (Word)"],
  ["csv", "Table (CSV)"],
  ["json", "Data (JSON)"],
];
