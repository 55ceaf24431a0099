import { createHash } from "node:crypto";
import { exportMediaTypes, type PathwayAssessment } from "@clausewise/contracts";
import type { Report } from "@clausewise/documents";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Caller, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { chartOf } from "./assessment-to-chart.ts";
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

/** Draws the way through an assessment; loaded when first needed, too. */
async function draw(assessment: PathwayAssessment, today: string): Promise<Uint8Array> {
  const [{ writeChartPdf }, { placed }] = await Promise.all([import("@clausewise/documents"), import("@clausewise/planning/chart")]);
  return writeChartPdf(chartOf(assessment, placed, today));
}

/** Writes an assessment as a file, as words or as a drawing; its record in the trail carries the file's hash. */
export function createExport({ database, audit, clock }: Parts): Pick<Services["pathways"], "export" | "chart"> {
  const saved = async (
    { id, format }: { id: string; format: "docx" | "pdf" },
    caller: Caller,
    made: { name: string; write: (assessment: PathwayAssessment) => Promise<Uint8Array> },
  ) => {
    const assessment = await findAssessment(database, viewerOf(caller), id);
    if (assessment === null) throw notFound("This assessment");
    const bytes = await made.write(assessment);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await audit.note(caller, { action: "pathway.exported", object_id: id, changes: { file: made.name, format, sha256 } });
    return { filename: `clausewise-${made.name}-${clock.today()}.${format}`, media_type: exportMediaTypes[format], bytes };
  };
  return {
    export: (input, caller) =>
      saved(input, caller, { name: "pathway", write: async (one) => write(input.format, reportOf(one, clock.today())) }),
    chart: (input, caller) => saved(input, caller, { name: "flowchart", write: async (one) => draw(one, clock.today()) }),
  };
}
