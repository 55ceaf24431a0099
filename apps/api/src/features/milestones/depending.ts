import { makesCircle } from "@clausewise/planning";
import { AppError } from "../../errors.ts";
import type { Services } from "../../service.ts";
import { noMilestone, ownerOfRow, takeMilestone } from "./access.ts";
import { deleteLink, insertLinks, readLinks } from "./links.repository.ts";
import type { MilestoneParts } from "./milestone-parts.ts";
import { readerOf } from "./reader.ts";

type Parts = Pick<MilestoneParts, "database" | "audit" | "people" | "telling">;

/** What milestones depend on. */
export function createDepending({ database, audit, people, telling }: Parts): Pick<Services["milestones"], "depend" | "independ"> {
  return {
    async depend({ id, on_id }, caller) {
      const reader = await readerOf(database, people, caller);
      return audit.change(caller, async (tx) => {
        const row = await takeMilestone(tx, reader, id, "own");
        const on = await takeMilestone(tx, reader, on_id, "own");
        const owner = ownerOfRow(row);
        if (makesCircle(await readLinks(tx, owner), { id, on_id }))
          throw new AppError(
            "conflict",
            `"${on.name}" depends on "${row.name}" already, so neither could come first. Nothing was changed.`,
          );
        if (on.plannedDate > row.plannedDate)
          throw new AppError(
            "conflict",
            `"${on.name}" is planned for ${on.plannedDate}, behind "${row.name}". Move one of them first; nothing was changed.`,
          );
        const result = { id, on_id };
        if (!(await insertLinks(tx, owner, [result]))) return { result, entry: null };
        await telling.changed(tx, [row, on]);
        return { result, entry: { action: "milestone.linked", object_id: id, changes: { on: on.name } } };
      });
    },

    async independ({ id, on_id }, caller) {
      const reader = await readerOf(database, people, caller);
      return audit.change(caller, async (tx) => {
        const row = await takeMilestone(tx, reader, id, "own");
        const on = await takeMilestone(tx, reader, on_id, "own");
        if (!(await deleteLink(tx, ownerOfRow(row), { id, on_id }))) throw noMilestone();
        await telling.changed(tx, [row, on]);
        return { result: { done: true as const }, entry: { action: "milestone.unlinked", object_id: id, changes: { on: on.name } } };
      });
    },
  };
}
