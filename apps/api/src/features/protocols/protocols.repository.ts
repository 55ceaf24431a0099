import type { ProtocolFilter } from "@clausewise/contracts";
import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import { by, pageOf, type ListOrder } from "../../platform/database/page.ts";
import type { Viewer } from "../../service.ts";
import { protocolAnalysis } from "./protocols.table.ts";

const row = withoutOwner(getTableColumns(protocolAnalysis));
const { facts: _facts, items: _items, corrections: _corrections, chosen: _chosen, ...head } = row;

export type ProtocolRow = Unowned<typeof protocolAnalysis.$inferSelect>;
export type ProtocolHeadRow = Omit<ProtocolRow, "facts" | "items" | "corrections" | "chosen">;
type Changed = Partial<Omit<ProtocolRow, "id">>;

const orders: Record<ProtocolFilter["sort"], ListOrder> = {
  newest: by(protocolAnalysis.updated_at, protocolAnalysis.id, "descending"),
  title: by(protocolAnalysis.title, protocolAnalysis.id, "ascending"),
};

const one = (viewer: Viewer, id: string) => and(owned(protocolAnalysis, viewer), eq(protocolAnalysis.id, id));

export function listProtocols(database: Database, viewer: Viewer, { sort, ...part }: ProtocolFilter) {
  const wanted = owned(protocolAnalysis, viewer);
  return pageOf(part, orders[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...head, ...columns(database.$count(protocolAnalysis, wanted)) })
      .from(protocolAnalysis)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** One of the viewer's analyses; null where there is none of that id. */
export async function findProtocol(database: Database, viewer: Viewer, id: string): Promise<ProtocolRow | null> {
  const [found] = await database.select(row).from(protocolAnalysis).where(one(viewer, id));
  return found ?? null;
}

/** The same, for changing it. */
export async function lockProtocol(tx: Database, viewer: Viewer, id: string): Promise<ProtocolRow | null> {
  const [found] = await tx.select(row).from(protocolAnalysis).where(one(viewer, id)).for("update");
  return found ?? null;
}

/** Begins the analysis of a file; null where that file has one. */
export async function insertProtocol(tx: Database, viewer: Viewer, given: Omit<ProtocolRow, "id">): Promise<string | null> {
  const [made] = await tx
    .insert(protocolAnalysis)
    .values({ ...given, ...ownedBy(viewer) })
    .onConflictDoNothing()
    .returning({ id: protocolAnalysis.id });
  return made?.id ?? null;
}

/** The analysis of a file of a document. */
export async function findOfFile(database: Database, viewer: Viewer, documentId: string, version: number): Promise<string | null> {
  const [found] = await database
    .select({ id: protocolAnalysis.id })
    .from(protocolAnalysis)
    .where(
      and(owned(protocolAnalysis, viewer), eq(protocolAnalysis.document_id, documentId), eq(protocolAnalysis.document_version, version)),
    );
  return found?.id ?? null;
}

export async function updateProtocol(tx: Database, viewer: Viewer, id: string, changed: Changed): Promise<void> {
  await tx.update(protocolAnalysis).set(changed).where(one(viewer, id));
}

export async function deleteProtocol(tx: Database, viewer: Viewer, id: string): Promise<void> {
  await tx.delete(protocolAnalysis).where(one(viewer, id));
}

/** Begins a try of a job; null where it is no longer wanted. */
export async function beginTry(database: Database, viewer: Viewer, id: string, jobId: string): Promise<ProtocolRow | null> {
  const [found] = await database
    .update(protocolAnalysis)
    .set({ state: "reading", tries: sql`${protocolAnalysis.tries} + 1` })
    .where(and(one(viewer, id), eq(protocolAnalysis.job_id, jobId), inArray(protocolAnalysis.state, ["waiting", "reading"])))
    .returning(row);
  return found ?? null;
}

/** Changes what a try has come to, where it still counts; whether it does. */
export async function keepOfTry(tx: Database, viewer: Viewer, { id, job_id, tries }: ProtocolRow, changed: Changed): Promise<boolean> {
  if (job_id === null) return false;
  const kept = await tx
    .update(protocolAnalysis)
    .set(changed)
    .where(
      and(one(viewer, id), eq(protocolAnalysis.job_id, job_id), eq(protocolAnalysis.tries, tries), eq(protocolAnalysis.state, "reading")),
    )
    .returning({ id: protocolAnalysis.id });
  return kept.length > 0;
}
