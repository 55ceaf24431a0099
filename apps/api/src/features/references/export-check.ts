import { createHash } from "node:crypto";
import { referenceExports, type ReferenceExportFormat } from "@clausewise/contracts";
import type { Report } from "@clausewise/documents";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { AppError, notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { reportOf } from "./check-to-report.ts";
import { findCheck, readFound } from "./references.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
}

/** Writes a report in a format. The writers are loaded when first needed, for they are large and a start should be quick. */
async function write(format: ReferenceExportFormat, report: Report): Promise<Uint8Array> {
  const { writeDocx, writeMarkdown, writeXlsx } = await import("@clausewise/documents");
  if (format === "md") return Buffer.from(writeMarkdown(report));
  return format === "docx" ? writeDocx(report) : writeXlsx(report);
}

/** Writes a check as a file; its record in the trail carries the file's hash. */
export const createExport =
  ({ database, audit, clock }: Parts): Services["references"]["export"] =>
  async ({ id, format }, caller) => {
    const viewer = viewerOf(caller);
    const check = await findCheck(database, viewer, id);
    if (!check) throw notFound("This check of references");
    if (check.as_of === null) throw new AppError("conflict", "This check is not done yet. Export it when it is.");
    const bytes = await write(format, reportOf(check, await readFound(database, viewer, id), clock.today()));
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await audit.note(caller, { action: "references.exported", object_id: id, changes: { format, sha256 } });
    return { filename: `clausewise-references-${check.as_of}.${format}`, media_type: referenceExports[format], bytes };
  };
