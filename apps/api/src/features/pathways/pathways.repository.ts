import type { PathwayFilter } from "@clausewise/contracts";
import { and, desc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, type Unowned } from "../../platform/database/owned.ts";
import { by, pageOf } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { pathwayAssessment } from "./pathways.table.ts";

export type AssessmentRow = typeof pathwayAssessment.$inferSelect;
type NewRow = Unowned<typeof pathwayAssessment.$inferInsert>;

const newest = by(pathwayAssessment.updated_at, pathwayAssessment.id, "descending");

export function listAssessments(database: Database, viewer: Viewer, { product_id, rule_set, ...part }: PathwayFilter) {
  const wanted = and(
    owned(pathwayAssessment, viewer),
    product_id === undefined ? undefined : eq(pathwayAssessment.product_id, product_id),
    rule_set === undefined ? undefined : eq(pathwayAssessment.rule_set, rule_set),
  );
  return pageOf(part, newest, ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...getTableColumns(pathwayAssessment), ...columns(database.$count(pathwayAssessment, wanted)) })
      .from(pathwayAssessment)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

const one = (viewer: Viewer, id: string) => and(owned(pathwayAssessment, viewer), eq(pathwayAssessment.id, id));

/** One of the viewer's assessments; null where there is none of that id. */
export async function findAssessment(database: Database, viewer: Viewer, id: string): Promise<AssessmentRow | null> {
  const [row] = await database.select().from(pathwayAssessment).where(one(viewer, id));
  return row ?? null;
}

/** The same, for changing it. */
export async function lockAssessment(tx: Database, viewer: Viewer, id: string): Promise<AssessmentRow | null> {
  const [row] = await tx.select().from(pathwayAssessment).where(one(viewer, id)).for("update");
  return row ?? null;
}

/** All of the viewer's assessments of a product, the last changed first. */
export const assessmentsOf = (database: Database, viewer: Viewer, productId: string): Promise<AssessmentRow[]> =>
  database
    .select()
    .from(pathwayAssessment)
    .where(and(owned(pathwayAssessment, viewer), eq(pathwayAssessment.product_id, productId)))
    .orderBy(desc(pathwayAssessment.updated_at));

export const insertAssessment = async (tx: Database, viewer: Viewer, row: NewRow): Promise<AssessmentRow> =>
  first(
    await tx
      .insert(pathwayAssessment)
      .values({ ...row, ...ownedBy(viewer) })
      .returning(),
  );

export const updateAssessment = async (tx: Database, viewer: Viewer, id: string, changed: Partial<NewRow>): Promise<AssessmentRow> =>
  first(await tx.update(pathwayAssessment).set(changed).where(one(viewer, id)).returning());

export async function deleteAssessment(tx: Database, viewer: Viewer, id: string): Promise<void> {
  await tx.delete(pathwayAssessment).where(one(viewer, id));
}
