import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/client.ts";
import { auditHead } from "../features/audit/audit.table.ts";

/** Sets the end of the chain back by one, so that the next record meets a number that is taken and is refused. */
export async function refuseNextRecord(database: Database, sequence: number): Promise<void> {
  await database.update(auditHead).set({ sequence: sequence - 1 });
}

/** Forgets every record, so that the next one begins a trail. */
export async function emptyTrail(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('clausewise.maintenance', 'on', true)`);
    await tx.execute(sql`truncate audit_record, audit_head`);
  });
}

/** Puts the sealed content of one record into another, past the guard. */
export async function putContentOf(database: Database, from: number, into: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('clausewise.maintenance', 'on', true)`);
    await tx.execute(
      sql`update audit_record set content_sealed = (select content_sealed from audit_record where sequence = ${from}) where sequence = ${into}`,
    );
  });
}

/** The trail as it is stored, as text. */
export async function trailAsText(database: Database): Promise<string> {
  const rows = await database.select({ row: sql<string>`t::text` }).from(sql`audit_record t`);
  return rows.map(({ row }) => row).join("\n");
}
