import type { DocumentFilter } from "@clausewise/contracts";
import { and, eq, getTableColumns, ilike, or } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { containing } from "../../platform/database/like.ts";
import { owned, ownedBy, type Unowned } from "../../platform/database/owned.ts";
import { by, byCreation, pageOf, type ListOrder } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { document } from "./documents.table.ts";

const orders: Record<DocumentFilter["sort"], ListOrder> = {
  newest: byCreation(document).newest,
  title: by(document.title, document.id, "ascending"),
};

export function listDocuments(database: Database, viewer: Viewer, { search, category, body, sort, ...part }: DocumentFilter) {
  const wanted = and(
    owned(document, viewer),
    search?.trim() ? mentions(search) : undefined,
    category ? eq(document.document_category, category) : undefined,
    body ? eq(document.regulatory_body, body) : undefined,
  );
  return pageOf(part, orders[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...getTableColumns(document), ...columns(database.$count(document, wanted)) })
      .from(document)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** How many there are, as a part of a statement. */
export const countDocuments = (database: Database, viewer: Viewer) => database.$count(document, owned(document, viewer));

function mentions(words: string) {
  const pattern = containing(words);
  return or(ilike(document.title, pattern), ilike(document.filename, pattern));
}

export const insertDocument = async (tx: Database, viewer: Viewer, row: Unowned<typeof document.$inferInsert>) =>
  first(
    await tx
      .insert(document)
      .values({ ...row, ...ownedBy(viewer) })
      .returning(),
  );

/** Names of all stored files that a document stands for. */
export const listBlobs = async (database: Database): Promise<string[]> =>
  (await database.select({ blob: document.blob }).from(document)).map((row) => row.blob);
