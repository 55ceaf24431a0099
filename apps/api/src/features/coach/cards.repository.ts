import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, ownerIn, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import { quizAnswer, quizCard } from "./coach.table.ts";

const row = withoutOwner(getTableColumns(quizCard));

/** Where a person stands with a card. */
export type CardRow = Unowned<typeof quizCard.$inferSelect>;

export const readCards = (database: Database, viewer: Viewer): Promise<CardRow[]> =>
  database.select(row).from(quizCard).where(owned(quizCard, viewer));

/** One card of the viewer's, for changing it; null where it was never answered. */
export async function lockCard(tx: Database, viewer: Viewer, cardId: string): Promise<CardRow | null> {
  const [found] = await tx
    .select(row)
    .from(quizCard)
    .where(and(owned(quizCard, viewer), eq(quizCard.card_id, cardId)))
    .for("update");
  return found ?? null;
}

export async function putCard(tx: Database, viewer: Viewer, { card_id, ...said }: CardRow): Promise<void> {
  await tx
    .insert(quizCard)
    .values({ card_id, ...said, ...ownedBy(viewer) })
    .onConflictDoUpdate({ target: [ownerIn(quizCard), quizCard.card_id], set: said });
}

type NewAnswer = Omit<Unowned<typeof quizAnswer.$inferSelect>, "id">;

export async function insertAnswer(tx: Database, viewer: Viewer, given: NewAnswer): Promise<void> {
  await tx.insert(quizAnswer).values({ ...given, ...ownedBy(viewer) });
}

/** How many answers a person gave in each week from a day on, and how many of them were right; a week is named by its Monday. */
export const readWeeks = (database: Database, viewer: Viewer, from: string) =>
  database
    .select({
      week: sql<string>`to_char(date_trunc('week', ${quizAnswer.answered_at} at time zone 'UTC'), 'YYYY-MM-DD')`,
      answers: sql<number>`count(*)::int`,
      right: sql<number>`(count(*) filter (where ${quizAnswer.was_right}))::int`,
    })
    .from(quizAnswer)
    .where(and(owned(quizAnswer, viewer), sql`${quizAnswer.answered_at} >= ${from}::timestamptz`))
    .groupBy(sql`1`);
export type Week = Awaited<ReturnType<typeof readWeeks>>[number];
