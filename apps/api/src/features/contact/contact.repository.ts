import type { ContactMessage } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import { contactMessage } from "./contact.table.ts";

export async function insertMessage(tx: Database, message: ContactMessage, now: string): Promise<string> {
  const [row] = await tx
    .insert(contactMessage)
    .values({ ...message, created_at: now })
    .returning({ id: contactMessage.id });
  if (!row) throw new Error("the message was not stored");
  return row.id;
}
