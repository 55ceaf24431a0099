import { and, asc } from "drizzle-orm";
import type { Database } from "../../../platform/database/client.ts";
import { oneOf } from "../../../platform/database/one-of.ts";
import { owned, ownedBy, type Unowned } from "../../../platform/database/owned.ts";
import type { Viewer } from "../../../service.ts";
import { answerLook } from "./looks.table.ts";

type LookRow = typeof answerLook.$inferSelect;

/** How often a person looked at some of their answers, the first look first. */
export const readLooks = (database: Database, viewer: Viewer, answerIds: readonly string[]): Promise<LookRow[]> =>
  database
    .select()
    .from(answerLook)
    .where(and(owned(answerLook, viewer), oneOf(answerLook.answer_id, answerIds)))
    .orderBy(asc(answerLook.at), asc(answerLook.id));

export const countLooks = (database: Database, viewer: Viewer): Promise<number> => database.$count(answerLook, owned(answerLook, viewer));

export async function insertLook(tx: Database, viewer: Viewer, row: Omit<Unowned<LookRow>, "id">): Promise<void> {
  await tx.insert(answerLook).values({ ...row, ...ownedBy(viewer) });
}
