import { inArray } from "drizzle-orm";
import type { Database } from "../../../platform/database/client.ts";
import { passage } from "../../library/library.table.ts";

/** Hashes that passages have now, by key. */
export async function readHashes(database: Database, keys: number[]): Promise<Map<number, string>> {
  const rows = await database.select({ key: passage.key, hash: passage.hash }).from(passage).where(inArray(passage.key, keys));
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}
