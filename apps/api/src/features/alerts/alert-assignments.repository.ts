import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, ownerIn } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import { alertAssignment } from "./alert-assignments.table.ts";

const { assigned_by, note, at } = alertAssignment;

/** What a viewer may know of the assignments of an alert, with the other person's id: those they made, and the one to them. */
export async function readAssignments(database: Database, viewer: Viewer, id: string) {
  const ofAlert = eq(alertAssignment.alert_id, id);
  const [made, [toMe]] = await Promise.all([
    database
      .select({ person_id: ownerIn(alertAssignment), note, at })
      .from(alertAssignment)
      .where(and(ofAlert, eq(assigned_by, viewer.id)))
      .orderBy(asc(at)),
    database
      .select({ person_id: assigned_by, note, at })
      .from(alertAssignment)
      .where(and(ofAlert, owned(alertAssignment, viewer))),
  ]);
  return { made, toMe: toMe ?? null };
}

/** Assigns an alert to somebody; false where it was assigned to them before. */
export async function insertAssignment(
  tx: Database,
  assignee: Viewer,
  row: { alert_id: string; assigned_by: string; note: string; at: string },
): Promise<boolean> {
  const added = await tx
    .insert(alertAssignment)
    .values({ ...row, ...ownedBy(assignee) })
    .onConflictDoNothing()
    .returning({ at: alertAssignment.at });
  return added.length > 0;
}
