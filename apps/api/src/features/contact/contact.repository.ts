import type { ContactMessage, MessageFilter } from "@clausewise/contracts";
import { and, getTableColumns, gte, ilike, or } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { containing } from "../../platform/database/like.ts";
import { byCreation, pageOf } from "../../platform/database/page.ts";
import { contactMessage } from "./contact.table.ts";

export async function insertMessage(tx: Database, message: ContactMessage, now: string): Promise<string> {
  const [row] = await tx
    .insert(contactMessage)
    .values({ ...message, created_at: now })
    .returning({ id: contactMessage.id });
  if (!row) throw new Error("the message was not stored");
  return row.id;
}

/** Whether anybody has written since a point in time. */
export async function hasMessageSince(tx: Database, since: string): Promise<boolean> {
  const rows = await tx.select({ id: contactMessage.id }).from(contactMessage).where(gte(contactMessage.created_at, since)).limit(1);
  return rows.length > 0;
}

export function listMessages(database: Database, { search, sort, ...part }: MessageFilter) {
  const { firstName, lastName, email, message } = contactMessage;
  const wanted = search ? or(...[firstName, lastName, email, message].map((column) => ilike(column, containing(search)))) : undefined;
  return pageOf(part, byCreation(contactMessage)[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...getTableColumns(contactMessage), ...columns(database.$count(contactMessage, wanted)) })
      .from(contactMessage)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}
