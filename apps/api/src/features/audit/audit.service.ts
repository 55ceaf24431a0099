import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../service.ts";
import type { AuditTrail } from "./audit-trail.ts";
import { listRecords, readRecords } from "./audit.repository.ts";
import { revealed } from "./concealment.ts";
import { MalformedRecord, malformation } from "./malformed-record.ts";
import type { ExportKey } from "./export/export-key.ts";
import { createTrailExport } from "./export/export-trail.ts";
import type { PersonKeys } from "./person-keys.ts";

interface Parts {
  database: Database;
  audit: Pick<AuditTrail, "note">;
  clock: Clock;
  people: Pick<PersonKeys, "read">;
  exportKey: () => ExportKey;
}

export const createAuditService = ({ database, audit, clock, people, exportKey }: Parts): Services["audit"] => ({
  export: createTrailExport({ database, audit, clock, people, exportKey }),

  async read(filter, caller) {
    const { items, ...beside } = await listRecords(database, filter);
    const { cursor: _cursor, ...asked } = filter;
    const sequences = items.map(({ sequence }) => sequence);
    await audit.note(caller, { action: "audit.read", changes: { ...asked, sequences } });
    return { ...beside, items: items.map(({ id: _id, ...record }) => revealed(record, people)) };
  },

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
