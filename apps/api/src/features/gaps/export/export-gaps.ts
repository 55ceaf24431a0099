import { createHash } from "node:crypto";
import { gapExportTypes, type GapExport } from "@clausewise/contracts";
import { AppError } from "../../../errors.ts";
import { viewerOf, type Services } from "../../../service.ts";
import type { GapParts } from "../gap-parts.ts";
import { openAnalysis, type OpenedAnalysis } from "../opened-analysis.ts";
import { standingsOf } from "../kept-standings.ts";
import type { Standings } from "../standing.ts";
import { exportedOf, type ExportedAnalysis } from "./exported-analysis.ts";
import { gapReportOf } from "./gap-report.ts";

/** Writes an analysis in a format. The writers are loaded when first needed, for they are large and a start should be quick. */
async function written(format: GapExport, analysis: ExportedAnalysis): Promise<Uint8Array> {
  if (format === "json") return Buffer.from(`${JSON.stringify(analysis, null, 2)}\n`);
  const { writeDocx, writeXlsx } = await import("@clausewise/documents");
  const report = gapReportOf(analysis);
  return format === "docx" ? writeDocx(report) : writeXlsx(report);
}

/** Letters and digits of a name, for the name of a file. */
const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "")
    .slice(0, 60) || "product";

/** Writes a gap analysis as a file; its record in the trail carries the file's hash, and without the record there is no file. */
export function createGapExport(parts: GapParts): Services["gaps"]["export"] {
  const { audit, clock } = parts;

  const exported = (opened: OpenedAnalysis, standings: Standings) => exportedOf(parts, opened, standings, clock.now());

  return async ({ id, format }, caller) => {
    const opened = await openAnalysis(parts, viewerOf(caller), id);
    if (opened.version === 0) throw new AppError("conflict", "Choose the rule packs first that the product is to be held against.");
    const bytes = await written(format, await exported(opened, await standingsOf(parts, opened)));
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const changes = { format, sha256, version: opened.version };
    await audit.note(caller, { action: "gap.exported", object_id: id, subject_id: opened.owner.id, changes });
    return { filename: `${slugOf(opened.product.name)}-gap-analysis.${format}`, media_type: gapExportTypes[format], bytes };
  };
}
