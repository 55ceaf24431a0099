import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, type Unowned } from "../../platform/database/owned.ts";
import { personal } from "../../platform/database/readable.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { gapAnalysis } from "./gaps.table.ts";

export type AnalysisRow = typeof gapAnalysis.$inferSelect;
type NewAnalysis = Unowned<typeof gapAnalysis.$inferInsert>;

/** An analysis that a viewer may read: their own, or one that they were asked to review. */
export async function findAnalysis(database: Database, viewer: Viewer, id: string): Promise<AnalysisRow | null> {
  const [row] = await database
    .select()
    .from(gapAnalysis)
    .where(and(eq(gapAnalysis.id, id), personal("gap_analysis", gapAnalysis, viewer)));
  return row ?? null;
}

/** All that a viewer may read, the last changed first. */
export const readAnalyses = (database: Database, viewer: Viewer): Promise<AnalysisRow[]> =>
  database
    .select()
    .from(gapAnalysis)
    .where(personal("gap_analysis", gapAnalysis, viewer))
    .orderBy(desc(gapAnalysis.updated_at), desc(gapAnalysis.id));

/** One of the viewer's own, for changing it. */
export async function lockAnalysis(tx: Database, viewer: Viewer, id: string): Promise<AnalysisRow | null> {
  const [row] = await tx
    .select()
    .from(gapAnalysis)
    .where(and(owned(gapAnalysis, viewer), eq(gapAnalysis.id, id)))
    .for("update");
  return row ?? null;
}

export const insertAnalysis = async (tx: Database, viewer: Viewer, row: NewAnalysis): Promise<AnalysisRow> =>
  first(
    await tx
      .insert(gapAnalysis)
      .values({ ...row, ...ownedBy(viewer) })
      .returning(),
  );

export const updateAnalysis = async (tx: Database, viewer: Viewer, id: string, changed: Partial<NewAnalysis>): Promise<AnalysisRow> =>
  first(
    await tx
      .update(gapAnalysis)
      .set(changed)
      .where(and(owned(gapAnalysis, viewer), eq(gapAnalysis.id, id)))
      .returning(),
  );
