import { createHash } from "node:crypto";
import { comparisonExportTypes, type ComparisonExport, type MarketChoice, type MarketComparison } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Caller, Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { csvOf } from "./comparison-to-csv.ts";
import { reportOf } from "./comparison-to-report.ts";

interface Parts {
  audit: AuditTrail;
  clock: Clock;
  compare: (choice: MarketChoice, caller: Caller) => Promise<MarketComparison>;
}

/** Writes a comparison in a format. The writers are loaded when first needed, for they are large and a start should be quick. */
async function written(format: ComparisonExport, comparison: MarketComparison): Promise<Uint8Array> {
  // The mark has programs for tables read the letters of all languages.
  if (format === "csv") return Buffer.from(`\uFEFF${csvOf(comparison)}`);
  const { writeDocx, writePdf } = await import("@clausewise/documents");
  return format === "docx" ? writeDocx(reportOf(comparison)) : writePdf(reportOf(comparison));
}

/** `20261123-184502` of the moment. */
const stampOf = (now: string): string => now.slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");

/** Writes a comparison as a file; its record in the trail carries the file's hash. */
export function createExport({ audit, clock, compare }: Parts): Services["markets"]["export"] {
  return async ({ format, ...choice }, caller) => {
    const comparison = await compare(choice, caller);
    const bytes = await written(format, comparison);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const { markets, product, area, phase } = comparison;
    const changes = { format, sha256, markets: markets.map(({ code }) => code), product, area, phase };
    await audit.note(caller, { action: "markets.exported", changes });
    const filename = `market-comparison-${stampOf(clock.now())}.${format}`;
    return { filename, media_type: comparisonExportTypes[format], bytes };
  };
}
