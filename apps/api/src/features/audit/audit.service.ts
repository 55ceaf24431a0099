import type { Database } from "../../platform/database/client.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../service.ts";
import type { AuditTrail } from "./audit-trail.ts";
import { readRecords } from "./audit.repository.ts";
import { MalformedRecord, malformation } from "./malformed-record.ts";

interface Parts {
  database: Database;
  audit: Pick<AuditTrail, "note">;
}

export const createAuditService = ({ database, audit }: Parts): Services["audit"] => ({
  async records({ from, limit }, caller) {
    const rows = await readRecords(database, from, limit);
    await audit.note(caller, { action: "audit.read", changes: { from, to: rows.at(-1)?.sequence ?? null } });
    const first = rows.findIndex((row) => malformation(row) !== null);
    const malformed = rows[first];
    if (!malformed) return rows;
    // Those before it are handed out first; when it comes first itself, it is named.
    if (first > 0) return rows.slice(0, first);
    throw new AppError("conflict", new MalformedRecord(malformed.sequence, malformation(malformed) ?? "").message);
  },
});
