import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { auditExports, type AuditRecord, type AuditWish } from "@clausewise/contracts";
import { AppError } from "../../../errors.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import type { Services } from "../../../service.ts";
import type { AuditTrail } from "../audit-trail.ts";
import { listRecords, readHead } from "../audit.repository.ts";
import { revealed } from "../concealment.ts";
import type { PersonKeys } from "../person-keys.ts";
import type { ExportKey } from "./export-key.ts";
import { signedExport, type ExportedRecord } from "./signed-export.ts";
import { trailReport } from "./trail-report.ts";

export interface TrailParts {
  database: Database;
  audit: Pick<AuditTrail, "note">;
  clock: Clock;
  people: Pick<PersonKeys, "read">;
  /** Opened when something is exported. */
  exportKey: () => ExportKey;
}

/** Records read at once, and the most that a table holds. */
const recordsAtOnce = 500;
const mostInTable = 5000;

/** Hands out the trail, or what of it fits a filter; that it was handed out is a record of its own, and none of the export. */
export function createTrailExport({ database, audit, clock, people, exportKey }: TrailParts): Services["audit"]["export"] {
  /** Oldest first, up to the one that was the last when it began. */
  async function* recordsOf(filter: AuditWish, last: number): AsyncGenerator<AuditRecord, void> {
    let cursor: string | undefined;
    do {
      const page = await listRecords(database, { ...filter, sort: "oldest", limit: recordsAtOnce, cursor });
      for (const { id: _id, ...record } of page.items) if (record.sequence <= last) yield record;
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
  }

  async function* exported(filter: AuditWish, last: number): AsyncGenerator<ExportedRecord, void> {
    for await (const record of recordsOf(filter, last)) {
      const { actor_label, session_id, address, reason, changes } = revealed(record, people);
      yield { record, read: { actor_label, session_id, address, reason, changes } };
    }
  }

  async function table(filter: AuditWish, last: number, format: "csv" | "pdf"): Promise<Uint8Array> {
    const read = [];
    for await (const record of recordsOf(filter, last)) {
      if (read.length === mostInTable) throw tooMany();
      read.push(revealed(record, people));
    }
    const report = trailReport(read, { ...filter, format }, clock.today());
    // Loaded when first needed, for they are large and a start should be quick.
    const { writeCsv, writePdf } = await import("@clausewise/documents");
    return format === "csv" ? Buffer.from(writeCsv(report)) : writePdf(report);
  }

  return async ({ format, ...filter }, caller) => {
    const { sequence: last } = await readHead(database);
    const told = { filename: `clausewise-audit-trail-${clock.today()}.${format}`, media_type: auditExports[format] };
    const noted = { format, ...filter, last };
    if (format === "zip") {
      await audit.note(caller, { action: "audit.exported", changes: noted });
      const statement = { exported_at: clock.now(), whole: Object.keys(filter).length === 0, filter };
      return { ...told, bytes: signedExport(exported(filter, last), statement, exportKey()) };
    }
    const bytes = await table(filter, last, format);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await audit.note(caller, { action: "audit.exported", changes: { ...noted, sha256 } });
    return { ...told, bytes: Readable.from([bytes]) };
  };
}

const tooMany = () =>
  new AppError("conflict", `More than ${mostInTable} records fit, which no table holds. Choose fewer days, or take the signed export.`);
