import { getTableColumns } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, ownerIn, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import { first } from "../../platform/database/rows.ts";
import { ownerOf, type Viewer } from "../../service.ts";
import { subscription } from "./subscriptions.table.ts";

export type StoredSubscription = Unowned<typeof subscription.$inferSelect>;

const own = withoutOwner(getTableColumns(subscription));

/** What a person said; null where they never did. */
export async function findSubscription(database: Database, viewer: Viewer): Promise<StoredSubscription | null> {
  const [row] = await database.select(own).from(subscription).where(owned(subscription, viewer));
  return row ?? null;
}

/** The same, for mailing what it says. */
export async function lockSubscription(tx: Database, viewer: Viewer): Promise<StoredSubscription | null> {
  const [row] = await tx.select(own).from(subscription).where(owned(subscription, viewer)).for("update");
  return row ?? null;
}

export async function setMailedOn(tx: Database, viewer: Viewer, mailed_on: string): Promise<void> {
  await tx.update(subscription).set({ mailed_on }).where(owned(subscription, viewer));
}

export const putSubscription = async (tx: Database, viewer: Viewer, row: StoredSubscription): Promise<StoredSubscription> =>
  first(
    await tx
      .insert(subscription)
      .values({ ...row, ...ownedBy(viewer) })
      .onConflictDoUpdate({ target: ownerIn(subscription), set: row })
      .returning(own),
  );

/** Everybody who said what they want to be told of. */
export async function readSubscribers(database: Database): Promise<Viewer[]> {
  return (await database.select().from(subscription)).map(ownerOf);
}
