import type { DraftTool } from "@clausewise/contracts";
import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/client.ts";
import { insertRows } from "../../../platform/database/insert-rows.ts";
import { owned, ownedBy, withoutOwner, type Unowned } from "../../../platform/database/owned.ts";
import { first } from "../../../platform/database/rows.ts";
import { jobProgress } from "../../../platform/jobs/jobs.table.ts";
import type { Viewer } from "../../../service.ts";
import { draftFinding, draftReview } from "../draft-reviews.table.ts";
import { draft } from "../drafts.table.ts";
import type { Looked } from "../tools/draft-tool.ts";

export type ReviewRow = typeof draftReview.$inferSelect;
export type FindingRow = Unowned<typeof draftFinding.$inferSelect>;

const { elements: _elements, references: _references, ...head } = withoutOwner(getTableColumns(draftReview));
const shown = { ...head, progress: jobProgress.progress, note: jobProgress.note };

const ofDraft = (viewer: Viewer, draftId: string) => and(owned(draftReview, viewer), eq(draftReview.draft_id, draftId));
const ofTool = (viewer: Viewer, draftId: string, tool: DraftTool) => and(ofDraft(viewer, draftId), eq(draftReview.tool, tool));

type Staged = Pick<ReviewRow, "state"> & { progress: number | null; note: string | null };
const withStage = <R extends Staged>({ progress, note, ...row }: R) => ({
  ...row,
  stage: row.state === "running" && progress !== null ? { progress, note: note ?? "" } : null,
});

/** The last run of each tool over a draft. */
export const readReviews = async (database: Database, viewer: Viewer, draftId: string) =>
  (
    await database
      .select(shown)
      .from(draftReview)
      .leftJoin(jobProgress, eq(jobProgress.job_id, draftReview.job_id))
      .where(ofDraft(viewer, draftId))
  ).map(withStage);

export async function findReview(database: Database, viewer: Viewer, draftId: string, tool: DraftTool): Promise<ReviewRow | null> {
  const [row] = await database
    .select()
    .from(draftReview)
    .where(ofTool(viewer, draftId, tool))
    .for("update");
  return row ?? null;
}

type Asked = Pick<ReviewRow, "draft_version" | "document_type" | "asked_at">;

/** Notes that a run was asked for; what the last one that ended listed stays. */
export async function askForReview(tx: Database, viewer: Viewer, draftId: string, tool: DraftTool, asked: Asked): Promise<ReviewRow> {
  const begun = { ...asked, state: "waiting" as const, job_id: null, tries: 0, problem: null, ended_at: null };
  return first(
    await tx
      .insert(draftReview)
      .values({ ...ownedBy(viewer), ...begun, draft_id: draftId, tool, elements: [], references: [] })
      .onConflictDoUpdate({ target: [draftReview.draft_id, draftReview.tool], set: begun })
      .returning(),
  );
}

export const setReview = (tx: Database, viewer: Viewer, id: string, changed: Partial<ReviewRow>) =>
  tx
    .update(draftReview)
    .set(changed)
    .where(and(owned(draftReview, viewer), eq(draftReview.id, id)));

/** Begins a try of a run; null where it was cancelled or asked for anew, or its draft is gone. */
export async function beginTry(database: Database, viewer: Viewer, id: string, jobId: string): Promise<ReviewRow | null> {
  const [row] = await database
    .update(draftReview)
    .set({ state: "running", tries: sql`${draftReview.tries} + 1` })
    .where(
      and(
        owned(draftReview, viewer),
        eq(draftReview.id, id),
        eq(draftReview.job_id, jobId),
        inArray(draftReview.state, ["waiting", "running"]),
      ),
    )
    .returning();
  return row ?? null;
}

/** Whether a try still counts, for writing what came of it. */
export async function lockTry(tx: Database, viewer: Viewer, { id, job_id, tries }: ReviewRow): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(draftReview)
    .where(and(owned(draftReview, viewer), eq(draftReview.id, id)))
    .for("update");
  return row?.state === "running" && row.job_id === job_id && row.tries === tries;
}

const findings = withoutOwner(getTableColumns(draftFinding));

export const readFindings = (database: Database, viewer: Viewer, draftId: string, tool?: DraftTool): Promise<FindingRow[]> =>
  database
    .select(findings)
    .from(draftFinding)
    .where(
      and(owned(draftFinding, viewer), eq(draftFinding.draft_id, draftId), tool === undefined ? undefined : eq(draftFinding.tool, tool)),
    )
    .orderBy(
      sql`coalesce((${draftFinding.anchors} -> 0 ->> 'start')::int, -1)`,
      sql`array_position(array['critical', 'high', 'medium', 'low'], ${draftFinding.severity})`,
      draftFinding.subject,
      draftFinding.id,
    );

export async function lockFinding(tx: Database, viewer: Viewer, id: string): Promise<FindingRow | null> {
  const [row] = await tx
    .select(findings)
    .from(draftFinding)
    .where(and(owned(draftFinding, viewer), eq(draftFinding.id, id)))
    .for("update");
  return row ?? null;
}

export const updateFinding = async (tx: Database, viewer: Viewer, id: string, changed: Partial<FindingRow>): Promise<FindingRow> =>
  first(
    await tx
      .update(draftFinding)
      .set(changed)
      .where(and(owned(draftFinding, viewer), eq(draftFinding.id, id)))
      .returning(findings),
  );

/** Puts what a run found in the place of what stood there. */
export async function replaceFindings(
  tx: Database,
  viewer: Viewer,
  { draft_id, tool }: Pick<ReviewRow, "draft_id" | "tool">,
  rows: readonly Omit<FindingRow, "draft_id" | "tool">[],
): Promise<void> {
  await tx.delete(draftFinding).where(and(owned(draftFinding, viewer), eq(draftFinding.draft_id, draft_id), eq(draftFinding.tool, tool)));
  await insertRows(
    tx,
    draftFinding,
    rows.map((one) => ({ ...one, ...ownedBy(viewer), draft_id, tool })),
  );
}

/** The lists that the last run which ended gave, of all tools. */
export async function readLists(database: Database, viewer: Viewer, draftId: string): Promise<Pick<Looked, "elements" | "references">> {
  const rows = await database
    .select({ elements: draftReview.elements, references: draftReview.references })
    .from(draftReview)
    .where(ofDraft(viewer, draftId));
  return { elements: rows.flatMap((row) => row.elements), references: rows.flatMap((row) => row.references) };
}

/** What the person's drafts refer to, by the last look at the references of each that ended. */
export const readReferences = (database: Database, viewer: Viewer) =>
  database
    .select({
      id: draft.id,
      title: draft.title,
      document_id: draft.document_id,
      updated_at: draft.updated_at,
      ended_at: draftReview.ended_at,
      references: draftReview.references,
    })
    .from(draftReview)
    .innerJoin(draft, eq(draft.id, draftReview.draft_id))
    .where(and(owned(draftReview, viewer), eq(draftReview.tool, "references"), isNotNull(draftReview.ended_at), isNull(draft.deleted_at)));
