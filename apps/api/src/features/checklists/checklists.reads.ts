import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { readChecklists, readMarks } from "./checklists.repository.ts";
import { routeOf } from "./tracked-items.ts";

/** What other features may know of checklists. */
export const createChecklistReads = (database: Database) => ({
  /** A person's checklists of a product with the clauses that each rests on, and the evidence that its items name. */
  async resting(viewer: Viewer, productId: string) {
    const rows = await readChecklists(database, viewer, productId);
    const marks = await readMarks(
      database,
      viewer,
      rows.map(({ id }) => id),
    );
    return rows.flatMap(({ id, route: routeId, created_at }) => {
      const route = routeOf(routeId);
      if (!route) return [];
      const evidence = marks.filter(({ checklist_id }) => checklist_id === id).flatMap((mark) => mark.evidence);
      return [{ id, title: route.name, route: routeId, at: created_at, clauses: route.items.flatMap(({ clauses }) => clauses), evidence }];
    });
  },
});
export type ChecklistReads = ReturnType<typeof createChecklistReads>;
