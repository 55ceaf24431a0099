import { and, desc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import { alertWork } from "./alert-work.table.ts";

const { alert_id: _, ...step } = withoutOwner(getTableColumns(alertWork));

export type StoredStep = Omit<Unowned<typeof alertWork.$inferSelect>, "alert_id">;

/** The steps of a person's work on an alert, the newest first. */
export const readSteps = (database: Database, viewer: Viewer, alertId: string): Promise<StoredStep[]> =>
  database
    .select(step)
    .from(alertWork)
    .where(and(owned(alertWork, viewer), eq(alertWork.alert_id, alertId)))
    .orderBy(desc(alertWork.version));

export async function addStep(tx: Database, viewer: Viewer, alertId: string, row: StoredStep): Promise<void> {
  await tx.insert(alertWork).values({ ...row, alert_id: alertId, ...ownedBy(viewer) });
}
