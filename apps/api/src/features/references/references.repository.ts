import type { CheckedReference, CheckState, ReferenceCheckFilter, ReferenceFilter } from "@clausewise/contracts";
import { and, eq, getTableColumns, ilike, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { insertRows } from "../../platform/database/insert-rows.ts";
import { containing } from "../../platform/database/like.ts";
import { owned, ownedBy, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import { by, byCreation, pageOf, type ListOrder } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import { jobProgress } from "../../platform/jobs/jobs.table.ts";
import { ownerOf, type Viewer } from "../../service.ts";
import { forgetJudged } from "./judged.repository.ts";
import { gravityOf, type FoundReference } from "./reference-checker.ts";
import { checkedReference, referenceCheck } from "./references.table.ts";

type NewCheck = Unowned<typeof referenceCheck.$inferInsert>;

const { text: _, parts: __, job_id: ___, ...told } = withoutOwner(getTableColumns(referenceCheck));
const shown = { ...told, progress: jobProgress.progress, note: jobProgress.note };
const mine = (viewer: Viewer, id: string) => and(owned(referenceCheck, viewer), eq(referenceCheck.id, id));

const withStage = <R extends { state: CheckState; progress: number | null; note: string | null }>({ progress, note, ...row }: R) => ({
  ...row,
  stage: row.state === "running" && progress !== null ? { progress, note: note ?? "" } : null,
});

export async function listChecks(database: Database, viewer: Viewer, { document_id, ...part }: ReferenceCheckFilter) {
  const wanted = and(owned(referenceCheck, viewer), document_id === undefined ? undefined : eq(referenceCheck.document_id, document_id));
  const { items, ...rest } = await pageOf(part, byCreation(referenceCheck).newest, ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...shown, ...columns(database.$count(referenceCheck, wanted)) })
      .from(referenceCheck)
      .leftJoin(jobProgress, eq(jobProgress.job_id, referenceCheck.job_id))
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { items: items.map(withStage), ...rest };
}

/** One of the viewer's checks; null where they have none of that id. */
export async function findCheck(database: Database, viewer: Viewer, id: string) {
  const [row] = await database
    .select(shown)
    .from(referenceCheck)
    .leftJoin(jobProgress, eq(jobProgress.job_id, referenceCheck.job_id))
    .where(mine(viewer, id));
  return row ? withStage(row) : null;
}

export const insertCheck = async (tx: Database, viewer: Viewer, row: NewCheck): Promise<string> =>
  first(
    await tx
      .insert(referenceCheck)
      .values({ ...row, ...ownedBy(viewer) })
      .returning({ id: referenceCheck.id }),
  ).id;

export const setJob = (tx: Database, viewer: Viewer, id: string, job_id: string | null) =>
  tx.update(referenceCheck).set({ job_id }).where(mine(viewer, id));

/** Removes one and gives its title; null where the viewer has none of that id. */
export async function deleteCheck(tx: Database, viewer: Viewer, id: string) {
  const [row] = await tx
    .delete(referenceCheck)
    .where(mine(viewer, id))
    .returning({ title: referenceCheck.title, job_id: referenceCheck.job_id });
  return row ?? null;
}

/** Ends one that has not ended; null where there is none such. */
export async function setCancelled(tx: Database, viewer: Viewer, id: string) {
  const isOpen = inArray(referenceCheck.state, ["waiting", "running"]);
  const [row] = await tx
    .update(referenceCheck)
    .set({ state: "cancelled" })
    .where(and(mine(viewer, id), isOpen))
    .returning({ job_id: referenceCheck.job_id });
  return row ?? null;
}

/** A check that is to be done, with whose it is; null where it was cancelled or deleted. */
export async function beginCheck(tx: Database, id: string) {
  const isOpen = inArray(referenceCheck.state, ["waiting", "running", "failed"]);
  const [row] = await tx
    .update(referenceCheck)
    .set({ state: "running" })
    .where(and(eq(referenceCheck.id, id), isOpen))
    .returning();
  return row ? { ...row, viewer: ownerOf(row) } : null;
}

export async function setFailed(tx: Database, viewer: Viewer, id: string): Promise<void> {
  await tx
    .update(referenceCheck)
    .set({ state: "failed" })
    .where(and(mine(viewer, id), eq(referenceCheck.state, "running")));
}

/** Keeps what a check found in the place of what an earlier try of it did; whether it was still wanted. */
export async function keepFound(
  tx: Database,
  viewer: Viewer,
  id: string,
  as_of: string,
  found: readonly FoundReference[],
): Promise<boolean> {
  const counts = Object.fromEntries([...Map.groupBy(found, ({ verdict }) => verdict)].map(([verdict, some]) => [verdict, some.length]));
  const [row] = await tx
    .update(referenceCheck)
    .set({ state: "done", as_of, counts })
    .where(and(mine(viewer, id), eq(referenceCheck.state, "running")))
    .returning({ id: referenceCheck.id });
  if (!row) return false;
  await forgetJudged(tx, id);
  await tx.delete(checkedReference).where(and(owned(checkedReference, viewer), eq(checkedReference.check_id, id)));
  const rows = found.map((one) => ({
    ...one,
    id: crypto.randomUUID(),
    check_id: id,
    first_at: one.places[0]?.start ?? 0,
    gravity: gravityOf(one),
    ...ownedBy(viewer),
  }));
  if (rows.length > 0) await insertRows(tx, checkedReference, rows);
  return true;
}

const { check_id, first_at, gravity, ...shownReference } = withoutOwner(getTableColumns(checkedReference));

const orders: Record<ReferenceFilter["sort"], ListOrder> = {
  text: by(first_at, checkedReference.id, "ascending"),
  gravest: { key: sql`(${gravity}::bigint * 10000000 + ${first_at})`, type: "bigint", id: checkedReference.id, direction: "ascending" },
};

export function listFound(database: Database, viewer: Viewer, { id, verdicts, search, sort, ...part }: ReferenceFilter) {
  const words = search?.trim() ? containing(search) : null;
  const wanted = and(
    owned(checkedReference, viewer),
    eq(check_id, id),
    verdicts.length === 0 ? undefined : inArray(checkedReference.verdict, verdicts),
    words === null ? undefined : or(ilike(checkedReference.reference, words), ilike(checkedReference.message, words)),
  );
  return pageOf(part, orders[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...shownReference, ...columns(database.$count(checkedReference, wanted)) })
      .from(checkedReference)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** All that a check found, in the order of its text. */
export const readFound = (database: Database, viewer: Viewer, id: string): Promise<CheckedReference[]> =>
  database
    .select(shownReference)
    .from(checkedReference)
    .where(and(owned(checkedReference, viewer), eq(check_id, id)))
    .orderBy(first_at, checkedReference.id);
