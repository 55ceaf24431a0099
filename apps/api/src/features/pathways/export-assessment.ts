import { createHash } from "node:crypto";
import { exportMediaTypes } from "@clausewise/contracts";
import type { Report } from "@clausewise/documents";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { reportOf } from "./assessment-to-report.ts";
import { findAssessment } from "./pathways.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
}

/** Writes a report in a format. The writers are loaded when first needed, for they are large and a start should be quick. */
async function write(format: "docx" | "pdf", report: Report): Promise<Uint8Array> {
  const { writeDocx, writePdf } = await import("@clausewise/documents");
  return format === "docx" ? writeDocx(report) : writePdf(report);
}

/** Writes an assessment as a file; its record in the trail carries the file's hash. */
export const createExport =
  ({ database, audit, clock }: Parts): Services["pathways"]["export"] =>
  async ({ id, format }, caller) => {
    const assessment = await findAssessment(database, viewerOf(caller), id);
    if (assessment === null) throw notFound("This assessment");
    const bytes = await write(format, reportOf(assessment, clock.today()));
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await audit.note(caller, { action: "pathway.exported", object_id: id, changes: { format, sha256 } });
    return { filename: `clausewise-pathway-${clock.today()}.${format}`, media_type: exportMediaTypes[format], bytes };
  };
