import { createHash } from "node:crypto";
import { type RecordExport, recordExports } from "@clausewise/contracts";
import type { Report } from "@clausewise/documents";

/** Writes records as a file with its hash: as a report, as the table that stands in it, or as they are. */
export async function writeRecords(report: Report, items: readonly unknown[], format: RecordExport) {
  const bytes = await written(report, items, format);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { file: { media_type: recordExports[format], bytes }, sha256 };
}

async function written(report: Report, items: readonly unknown[], format: RecordExport): Promise<Uint8Array> {
  if (format === "json") return Buffer.from(`${JSON.stringify({ title: report.title, date: report.date, items }, null, 2)}\n`);
  // Loaded when first needed, for they are large and a start should be quick.
  const { writeCsv, writeDocx } = await import("@clausewise/documents");
  return format === "csv" ? Buffer.from(writeCsv(report)) : writeDocx(report);
}
