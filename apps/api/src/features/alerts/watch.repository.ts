import { and, desc, eq, gte, isNotNull, max } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { insertRows } from "../../platform/database/insert-rows.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { owned, ownedBy, ownedByNobody, ownerIn, type Unowned } from "../../platform/database/owned.ts";
import { everybodys } from "../../platform/database/readable.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { alert } from "./alerts.table.ts";
import { alertMatch, alertReader, watchedChange } from "./watch.table.ts";

export type SharedAlert = typeof alert.$inferSelect;
export type NewShared = Unowned<typeof alert.$inferInsert>;
export type Reader = Pick<typeof alertReader.$inferSelect, "mark" | "upto">;

/** The time of the newest change of a source that was looked at; null where none was. */
export async function readMark(database: Database, sourceId: string): Promise<string | null> {
  const [row] = await database
    .select({ at: max(watchedChange.at) })
    .from(watchedChange)
    .where(eq(watchedChange.source_id, sourceId));
  return row?.at ?? null;
}

/** Those of some changes that were looked at before. */
export async function readLookedAt(database: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await database.select({ id: watchedChange.change_id }).from(watchedChange).where(oneOf(watchedChange.change_id, ids));
  return rows.map(({ id }) => id);
}

export const addLookedAt = (tx: Database, rows: readonly (typeof watchedChange.$inferInsert)[]): Promise<void> =>
  insertRows(tx, watchedChange, rows);

/** Adds an alert for everybody, and gives its id. */
export async function insertShared(tx: Database, row: NewShared): Promise<string> {
  const added = await tx
    .insert(alert)
    .values({ ...row, ...ownedByNobody })
    .returning({ id: alert.id });
  return first(added).id;
}

/** When the newest alert for everybody was written; null where there is none. */
export async function readNewestShared(database: Database): Promise<string | null> {
  const [row] = await database
    .select({ created_at: alert.created_at })
    .from(alert)
    .where(everybodys(alert))
    .orderBy(desc(alert.created_at))
    .limit(1);
  return row?.created_at ?? null;
}

/** The alerts for everybody since a time, the newest first. */
export const readShared = (database: Database, since: string): Promise<SharedAlert[]> =>
  database
    .select()
    .from(alert)
    .where(and(everybodys(alert), gte(alert.created_at, since)))
    .orderBy(desc(alert.created_at), alert.id);

/** Which changes some alerts tell of. */
export const readChangesOf = (database: Database, ids: readonly string[]) =>
  database
    .select({ alert_id: watchedChange.alert_id, change_id: watchedChange.change_id })
    .from(watchedChange)
    .where(and(isNotNull(watchedChange.alert_id), oneOf(watchedChange.alert_id, ids)));

/** How far alerts were held against what a person watches; null where they never were. */
export async function findReader(database: Database, viewer: Viewer): Promise<Reader | null> {
  const { mark, upto } = alertReader;
  const [row] = await database.select({ mark, upto }).from(alertReader).where(owned(alertReader, viewer));
  return row ?? null;
}

export async function putReader(tx: Database, viewer: Viewer, reader: Reader): Promise<void> {
  await tx
    .insert(alertReader)
    .values({ ...reader, ...ownedBy(viewer) })
    .onConflictDoUpdate({ target: ownerIn(alertReader), set: reader });
}

export async function dropMatches(tx: Database, viewer: Viewer): Promise<void> {
  await tx.delete(alertMatch).where(owned(alertMatch, viewer));
}

export async function putMatch(
  tx: Database,
  viewer: Viewer,
  alert_id: string,
  why: { reasons: string[]; of_product: boolean },
): Promise<void> {
  await tx
    .insert(alertMatch)
    .values({ ...why, alert_id, ...ownedBy(viewer) })
    .onConflictDoUpdate({ target: [ownerIn(alertMatch), alertMatch.alert_id], set: why });
}
