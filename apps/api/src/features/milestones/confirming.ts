import { AppError } from "../../errors.ts";
import type { Services } from "../../service.ts";
import { openMilestone, takeMilestone } from "./access.ts";
import type { MilestoneParts } from "./milestone-parts.ts";
import { readerOf } from "./reader.ts";

type Parts = Pick<MilestoneParts, "database" | "audit" | "people" | "clauses" | "telling">;

const followsNothing = () =>
  new AppError("conflict", "No clause stands behind this milestone's day: somebody chose it. There is nothing to confirm.");

/** Tells what changed in the clauses that days follow from, and lets people find that a day holds. */
export function createConfirming(parts: Parts): Pick<Services["milestones"], "clauseChanges" | "confirmClause"> {
  const { database, audit, people, clauses, telling } = parts;
  return {
    async clauseChanges({ id }, caller) {
      const row = await openMilestone(database, await readerOf(database, people, caller), id);
      return { changes: await clauses.changes(row) };
    },

    async confirmClause({ id }, caller) {
      const reader = await readerOf(database, people, caller);
      const { basis } = await openMilestone(database, reader, id);
      if (basis === null) throw followsNothing();
      const places = await clauses.placesOf([basis.clause]);
      return audit.change(caller, async (tx) => {
        const row = await takeMilestone(tx, reader, id, "edit");
        if (row.basis === null) throw followsNothing();
        await clauses.confirm(tx, row, places);
        await telling.updated(tx, caller, row, `found its day to hold with ${basis.clause.clause} as it stands now`);
        await telling.changed(tx, [row]);
        const changes = { clause: basis.clause.clause };
        const entry = { action: "milestone.clause_confirmed" as const, object_id: id, subject_id: row.owner, changes };
        return { result: { done: true as const }, entry };
      });
    },
  };
}
