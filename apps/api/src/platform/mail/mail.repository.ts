import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { first } from "../database/rows.ts";
import { mail } from "./mail.table.ts";

/** What a mail says, and to whom. */
export interface Mail {
  /** The person it is for; null where it is for an address that is nobody's. */
  person_id: string | null;
  recipient: string;
  subject: string;
  text: string;
}

export async function insertMail(tx: Database, said: Mail, created_at: string): Promise<string> {
  const rows = await tx
    .insert(mail)
    .values({ ...said, created_at })
    .returning({ id: mail.id });
  return first(rows).id;
}

/** A mail that was not sent yet; null when it was, or was taken back. */
export async function findUnsent(database: Database, id: string): Promise<Mail | null> {
  const [row] = await database
    .select({ person_id: mail.person_id, recipient: mail.recipient, subject: mail.subject, text: mail.text })
    .from(mail)
    .where(and(eq(mail.id, id), isNull(mail.sent_at)));
  return row ?? null;
}

/** Notes that a mail was sent, and forgets what it said. */
export async function setSent(database: Database, id: string, sent_at: string): Promise<void> {
  await database.update(mail).set({ sent_at, subject: "", text: "" }).where(eq(mail.id, id));
}
