import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";

/** Throws when the database does not answer. */
export async function ping(database: Database): Promise<void> {
  await database.execute(sql`select 1`);
}
