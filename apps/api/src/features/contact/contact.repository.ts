import type { ContactMessage, MessageFilter } from "@clausewise/contracts";
import { and, getTableColumns, ilike, or } from "drizzle-orm";
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
