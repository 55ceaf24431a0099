import type { Dependency } from "@clausewise/planning";
import { and, eq, getTableColumns, isNull, or } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { owned, ownedBy, ownerIn, withoutOwner } from "../../platform/database/owned.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { milestoneLink, milestoneMove, type KeptMove } from "./milestones.table.ts";

const link = { id: milestoneLink.milestone_id, on_id: milestoneLink.on_id };

/** Everything that depends on something among a person's milestones. */
export const readLinks = (database: Database, owner: Viewer): Promise<Dependency[]> =>
  database.select(link).from(milestoneLink).where(owned(milestoneLink, owner));

/** The same on either side of some milestones, whosever they are. */
export const readLinksOf = (database: Database, ids: readonly string[]): Promise<Dependency[]> =>
  database
    .select(link)
    .from(milestoneLink)
    .where(or(oneOf(milestoneLink.milestone_id, ids), oneOf(milestoneLink.on_id, ids)));

/** False where it depended on it before. */
export async function insertLinks(tx: Database, owner: Viewer, links: readonly Dependency[]): Promise<boolean> {
  if (links.length === 0) return false;
  const added = await tx
    .insert(milestoneLink)
    .values(links.map(({ id, on_id }) => ({ milestone_id: id, on_id, ...ownedBy(owner) })))
    .onConflictDoNothing()
    .returning(link);
  return added.length > 0;
}

export async function deleteLink(tx: Database, owner: Viewer, { id, on_id }: Dependency): Promise<boolean> {
  const gone = await tx
    .delete(milestoneLink)
    .where(and(owned(milestoneLink, owner), eq(milestoneLink.milestone_id, id), eq(milestoneLink.on_id, on_id)))
    .returning(link);
  return gone.length > 0;
}

export const insertMove = async (
  tx: Database,
  owner: Viewer,
  given: { milestone_id: string; moved: KeptMove[]; created_at: string },
): Promise<string> =>
  first(
    await tx
      .insert(milestoneMove)
      .values({ ...given, ...ownedBy(owner) })
      .returning({ id: milestoneMove.id }),
  ).id;

/** A move that was not put back yet, whosever it is. */
export async function lockMove(tx: Database, id: string) {
  const [found] = await tx
    .select({ ...withoutOwner(getTableColumns(milestoneMove)), owner: ownerIn(milestoneMove) })
    .from(milestoneMove)
    .where(and(eq(milestoneMove.id, id), isNull(milestoneMove.undone_at)))
    .for("update");
  return found ?? null;
}

export async function setUndone(tx: Database, owner: Viewer, id: string, now: string): Promise<void> {
  await tx
    .update(milestoneMove)
    .set({ undone_at: now })
    .where(and(owned(milestoneMove, owner), eq(milestoneMove.id, id)));
}
