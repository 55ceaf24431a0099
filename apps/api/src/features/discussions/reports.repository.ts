import type { DiscussionReportFilter } from "@clausewise/contracts";
import { and, eq, getTableColumns, isNotNull, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/client.ts";
import { ownedBy, ownerIn, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import { byCreation, pageOf } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { discussionPost, discussionReport } from "./discussions.table.ts";

const opening = alias(discussionPost, "opening");

const shown = {
  ...withoutOwner(getTableColumns(discussionReport)),
  reporter: ownerIn(discussionReport),
  author: ownerIn(discussionPost),
  thread_id: discussionPost.thread_id,
  content: discussionPost.content,
  title: opening.title,
};

type NewReport = Pick<Unowned<typeof discussionReport.$inferSelect>, "post_id" | "reason" | "note" | "created_at">;

const reported = (database: Database) =>
  database
    .select(shown)
    .from(discussionReport)
    .innerJoin(discussionPost, eq(discussionPost.id, discussionReport.post_id))
    .leftJoin(opening, eq(opening.id, discussionPost.thread_id));
export type ReportRow = Awaited<ReturnType<typeof reported>>[number];

/** Reports a post; what somebody says again of it while nobody has looked stands in place of what they said. */
export async function putReport(tx: Database, viewer: Viewer, given: NewReport): Promise<string> {
  const { reason, note } = given;
  const rows = await tx
    .insert(discussionReport)
    .values({ ...given, ...ownedBy(viewer) })
    .onConflictDoUpdate({
      target: [discussionReport.post_id, ownerIn(discussionReport)],
      targetWhere: isNull(discussionReport.outcome),
      set: { reason, note },
    })
    .returning({ id: discussionReport.id });
  return first(rows).id;
}

export function listReports(database: Database, { open, sort, ...part }: DiscussionReportFilter) {
  const wanted = open === undefined ? undefined : open ? isNull(discussionReport.outcome) : isNotNull(discussionReport.outcome);
  return pageOf(part, byCreation(discussionReport)[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...shown, ...columns(database.$count(discussionReport, wanted)) })
      .from(discussionReport)
      .innerJoin(discussionPost, eq(discussionPost.id, discussionReport.post_id))
      .leftJoin(opening, eq(opening.id, discussionPost.thread_id))
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

export async function findReport(database: Database, id: string): Promise<ReportRow | null> {
  const [row] = await reported(database).where(eq(discussionReport.id, id));
  return row ?? null;
}

type Settled = Pick<ReportRow, "outcome" | "settled_at" | "settled_by">;

export async function settleReport(tx: Database, id: string, said: Settled): Promise<void> {
  await tx.update(discussionReport).set(said).where(eq(discussionReport.id, id));
}

/** Settles everything that is open about a post, once it is settled what becomes of it. */
export async function settleReportsOf(tx: Database, postId: string, said: Settled): Promise<void> {
  await tx
    .update(discussionReport)
    .set(said)
    .where(and(eq(discussionReport.post_id, postId), isNull(discussionReport.outcome)));
}
