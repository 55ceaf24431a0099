import { and, count, desc, eq, ilike, or } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { containing } from "../../platform/database/like.ts";
import { first } from "../../platform/database/rows.ts";
import { document } from "./documents.table.ts";

export const listDocuments = (database: Database, ownerId: string, search: string | undefined) =>
  database
    .select()
    .from(document)
    .where(and(eq(document.owner_id, ownerId), search?.trim() ? mentions(search) : undefined))
    .orderBy(desc(document.created_at), desc(document.id));

function mentions(words: string) {
  const pattern = containing(words);
  return or(ilike(document.title, pattern), ilike(document.filename, pattern));
}

export async function insertDocument(tx: Database, row: typeof document.$inferInsert) {
  const [stored] = await tx.insert(document).values(row).returning();
  if (!stored) throw new Error("the document was not stored");
  return stored;
}

/** Names of all stored files that a document stands for. */
export const listBlobs = async (database: Database): Promise<string[]> =>
  (await database.select({ blob: document.blob }).from(document)).map((row) => row.blob);

export async function countDocuments(database: Database, ownerId: string): Promise<number> {
  return first(await database.select({ n: count() }).from(document).where(eq(document.owner_id, ownerId))).n;
}
