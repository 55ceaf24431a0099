import { AppError } from "../../errors.ts";
import type { Services } from "../../service.ts";
import { listRecords, readRecords } from "./audit.repository.ts";
import { revealed } from "./concealment.ts";
import { MalformedRecord, malformation } from "./malformed-record.ts";
import { createTrailExport, type TrailParts } from "./export/export-trail.ts";

export const createAuditService = (parts: TrailParts): Services["audit"] => ({
  export: createTrailExport(parts),

  async read(filter, caller) {
    const { items, ...beside } = await listRecords(parts.database, filter);
    const { cursor: _cursor, ...asked } = filter;
    const sequences = items.map(({ sequence }) => sequence);
    await parts.audit.note(caller, { action: "audit.read", changes: { ...asked, sequences } });
    return { ...beside, items: items.map(({ id: _id, ...record }) => revealed(record, parts.people)) };
  },

  async records({ from, limit }, caller) {
    const rows = await readRecords(parts.database, from, limit);
    await parts.audit.note(caller, { action: "audit.read", changes: { from, to: rows.at(-1)?.sequence ?? null } });
    const first = rows.findIndex((row) => malformation(row) !== null);
    const malformed = rows[first];
    if (!malformed) return rows;
    // Those before it are handed out first; when it comes first itself, it is named.
    if (first > 0) return rows.slice(0, first);
    throw new AppError("conflict", new MalformedRecord(malformed.sequence, malformation(malformed) ?? "").message);
  },
});
