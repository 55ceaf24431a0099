import { eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { insertRows } from "../../platform/database/insert-rows.ts";
import { oneOfTexts } from "../../platform/database/one-of.ts";
import { quizCardCheck } from "./coach.table.ts";

export type CheckRow = typeof quizCardCheck.$inferSelect;

export const readChecks = (database: Database): Promise<CheckRow[]> => database.select().from(quizCardCheck);

/** Tells whether checks are as they were, without reading them. */
export async function readChecksStand(database: Database): Promise<string> {
  const [stand] = await database
    .select({ stand: sql<string>`concat_ws(' ', count(*), count(${quizCardCheck.confirmed_on}), max(${quizCardCheck.followed_at}))` })
    .from(quizCardCheck);
  return stand?.stand ?? "";
}

/** Puts new checks in the place of those of the same cards. */
export async function replaceChecks(tx: Database, rows: readonly CheckRow[]): Promise<void> {
  await tx.delete(quizCardCheck).where(
    oneOfTexts(
      quizCardCheck.card_id,
      rows.map(({ card_id }) => card_id),
    ),
  );
  await insertRows(tx, quizCardCheck, rows);
}

/** Says that a card was found to hold; false where its check is not the one that was looked at. */
export async function confirmCheck(tx: Database, { card_id, digest }: CheckRow, on: string, at: string): Promise<boolean> {
  const rows = await tx
    .update(quizCardCheck)
    .set({ confirmed_on: on, followed_at: at })
    .where(sql`${eq(quizCardCheck.card_id, card_id)} and ${eq(quizCardCheck.digest, digest)}`)
    .returning({ card_id: quizCardCheck.card_id });
  return rows.length > 0;
}
