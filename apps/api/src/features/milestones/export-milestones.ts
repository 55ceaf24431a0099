import { createHash } from "node:crypto";
import { milestoneExports, type Milestone, type MilestoneExportFormat } from "@clausewise/contracts";
import { calendarOf } from "../../calendar.ts";
import { actorOf, type Services } from "../../service.ts";
import { daysOf } from "./milestone-calendar.ts";
import type { MilestoneParts } from "./milestone-parts.ts";
import { milestoneReport } from "./milestone-report.ts";
import { countFiltered, readFiltered } from "./milestones.repository.ts";
import { readerOf } from "./reader.ts";

/** As many as one file holds. */
const mostExported = 10_000;

interface Written {
  milestones: readonly Milestone[];
  total: number;
  today: string;
  base: string;
}

async function written(format: MilestoneExportFormat, { milestones, total, today, base }: Written): Promise<Uint8Array> {
  if (format === "ics") return Buffer.from(calendarOf(daysOf(milestones, base)));
  const { writeCsv, writePdf } = await import("@clausewise/documents");
  const report = milestoneReport(milestones, total, today);
  return format === "csv" ? Buffer.from(writeCsv(report)) : writePdf(report);
}

/** The milestones that filters leave, as a file. */
export const createMilestoneExport =
  ({ database, audit, clock, people, showing, publicUrl }: MilestoneParts): Services["milestones"]["export"] =>
  async ({ format, ...filters }, caller) => {
    const reader = await readerOf(database, people, caller);
    const [rows, total] = await Promise.all([
      readFiltered(database, reader, filters, mostExported),
      countFiltered(database, reader, filters),
    ]);
    const milestones = await showing.shown(database, reader, rows);
    const today = clock.today();
    const bytes = await written(format, { milestones, total, today, base: publicUrl ?? caller.origin });
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const changes = { format, milestones: rows.length, sha256 };
    await audit.note(caller, { action: "milestone.exported", object_id: actorOf(caller).id, changes });
    return { filename: `clausewise-milestones-${today}.${format}`, media_type: milestoneExports[format], bytes };
  };
