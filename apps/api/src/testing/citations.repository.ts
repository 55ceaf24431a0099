import { asc, eq } from "drizzle-orm";
import { citation } from "../features/citations/citations.table.ts";
import type { Database } from "../platform/database/client.ts";

/** All that was written of what something cites, in its order. */
export const citationsOf = (database: Database, id: string) =>
  database.select().from(citation).where(eq(citation.citing_id, id)).orderBy(asc(citation.place));
