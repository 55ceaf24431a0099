import type { MilestoneShare } from "@clausewise/contracts";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { owned, ownedBy } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import { milestoneShare } from "./milestones.table.ts";

const share = {
  milestone_id: milestoneShare.milestone_id,
  address: milestoneShare.address,
  recipient: milestoneShare.recipient,
  may_edit: milestoneShare.may_edit,
  notify: milestoneShare.notify,
  in_calendar: milestoneShare.in_calendar,
  at: milestoneShare.created_at,
};

export type StoredShare = MilestoneShare & { milestone_id: string; address: string };

/** What was shared with an address, and what no longer is. */
export const readSharedTo = (database: Database, address: string) =>
  database
    .select({ ...share, ended_at: milestoneShare.ended_at })
    .from(milestoneShare)
    .where(eq(milestoneShare.address, address));

/** With whom some milestones are shared, the first first. */
export const readShares = (database: Database, ids: readonly string[]): Promise<StoredShare[]> =>
  database
    .select(share)
    .from(milestoneShare)
    .where(and(oneOf(milestoneShare.milestone_id, ids), isNull(milestoneShare.ended_at)))
    .orderBy(asc(milestoneShare.created_at), asc(milestoneShare.address));

type Given = Omit<StoredShare, "at"> & { created_at: string };

/** Shares anew, or changes how something is shared. */
export async function putShare(tx: Database, owner: Viewer, { created_at, ...given }: Given): Promise<void> {
  const { may_edit, notify, in_calendar, recipient } = given;
  await tx
    .insert(milestoneShare)
    .values({ ...given, created_at, ended_at: null, ...ownedBy(owner) })
    .onConflictDoUpdate({
      target: [milestoneShare.milestone_id, milestoneShare.address],
      set: { may_edit, notify, in_calendar, recipient, ended_at: null },
    });
}

/** False where it was not shared with that address. */
export async function endShare(tx: Database, owner: Viewer, id: string, address: string, now: string): Promise<boolean> {
  const ended = await tx
    .update(milestoneShare)
    .set({ ended_at: now })
    .where(
      and(
        owned(milestoneShare, owner),
        eq(milestoneShare.milestone_id, id),
        eq(milestoneShare.address, address),
        isNull(milestoneShare.ended_at),
      ),
    )
    .returning({ address: milestoneShare.address });
  return ended.length > 0;
}
