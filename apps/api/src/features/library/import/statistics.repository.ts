import { max, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/client.ts";
import { passage } from "../library.table.ts";

/** Growth of the passages, as a share and as a number, from which on the database's statistics are out of date. */
const grownBy = 1.5;
const grownByAtLeast = 500;

/**
 * Has the database look at what it holds where it never did, or where much was imported since: without statistics it
 * walks whole tables, and the embedded one never looks by itself. Texts are left out: they take long, and no query asks for them.
 */
export async function keepStatistics(database: Database): Promise<void> {
  const [row] = await database
    .select({
      newest: max(passage.key),
      counted: sql`(select reltuples from pg_class where oid = 'passage'::regclass)`.mapWith(Number),
    })
    .from(passage);
  if (!row?.newest || row.newest <= Math.max(0, row.counted) * grownBy + grownByAtLeast) return;
  await database.execute(sql`analyze passage (id, key, source_id, citation, hash)`);
  for (const table of ["source", "source_version", "version_passage"]) await database.execute(sql`analyze ${sql.identifier(table)}`);
}
