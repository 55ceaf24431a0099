import type { Database } from "../../platform/database/client.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../service.ts";
import { readRecords } from "./audit.repository.ts";
import { MalformedRecord, malformation } from "./malformed-record.ts";

export const createAuditService = (database: Database): Services["audit"] => ({
  async records({ from, limit }) {
    const rows = await readRecords(database, from, limit);
    const first = rows.findIndex((row) => malformation(row) !== null);
    const malformed = rows[first];
    if (!malformed) return rows;
    // Those before it are handed out first; when it comes first itself, it is named.
    if (first > 0) return rows.slice(0, first);
    throw new AppError("conflict", new MalformedRecord(malformed.sequence, malformation(malformed) ?? "").message);
  },
});
