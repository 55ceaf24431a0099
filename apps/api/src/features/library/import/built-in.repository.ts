import { eq } from "drizzle-orm";
import type { Database } from "../../../platform/database/client.ts";
import { builtInImport } from "../library.table.ts";

const only = 1;

/** Fingerprint of the built-in library that was brought in last and whole; null before there was one. */
export async function readFingerprint(database: Database): Promise<string | null> {
  const [row] = await database.select({ fingerprint: builtInImport.fingerprint }).from(builtInImport).where(eq(builtInImport.id, only));
  return row?.fingerprint ?? null;
}

export async function keepFingerprint(tx: Database, fingerprint: string, now: string): Promise<void> {
  const row = { fingerprint, imported_at: now };
  await tx
    .insert(builtInImport)
    .values({ id: only, ...row })
    .onConflictDoUpdate({ target: builtInImport.id, set: row });
}
