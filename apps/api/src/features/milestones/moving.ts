import type { MilestoneMove } from "@clausewise/contracts";
import { movesOf, standsBehind } from "@clausewise/planning";
import { AppError, notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Services } from "../../service.ts";
import { assertAsSeen } from "./as-seen.ts";
import { assertMovable, basisAfter, byClock, createCarrying, entryOf, named, planned } from "./carrying.ts";
import { lockMove, setUndone } from "./links.repository.ts";
import type { MilestoneParts } from "./milestone-parts.ts";
import { deleteMilestone, readOwn, type MilestoneRow } from "./milestones.repository.ts";
import { mayOf, openMilestone, ownerOfRow, takeMilestone } from "./access.ts";
import { readerOf, type Reader } from "./reader.ts";

type Parts = Pick<MilestoneParts, "database" | "audit" | "clock" | "people" | "clauses" | "telling">;

/** The days of milestones: they move with what they depend on. */
export function createMoving(parts: Parts): Pick<Services["milestones"], "foresee" | "move" | "undo"> {
  const { database, audit, clock, people, clauses, telling } = parts;
  const { place, surroundings, carry } = createCarrying(parts);

  /** What moves with a milestone; throws where it cannot be moved there, or not by this reader. */
  async function foreseen(tx: Database, reader: Reader, row: MilestoneRow, day: string) {
    const { owner, links, rows } = await surroundings(tx, row);
    const all = [...rows.values()].map(planned);
    const passed = rows.get(standsBehind(all, links, { id: row.id, day }) ?? "");
    if (passed)
      throw new AppError(
        "conflict",
        `It depends on "${passed.name}", planned for ${passed.plannedDate}, and cannot stand before that. Nothing was moved.`,
      );
    const moves = movesOf(all, links, { id: row.id, day }, byClock(rows));
    assertMovable(
      reader,
      moves.flatMap((move) => rows.get(move.id) ?? []),
    );
    return { owner, rows, moved: moves.map((move) => named(rows, move)) };
  }

  return {
    async foresee({ id, plannedDate }, caller) {
      const reader = await readerOf(database, people, caller);
      return (await foreseen(database, reader, await openMilestone(database, reader, id), plannedDate)).moved;
    },

    async move({ id, plannedDate, from }, caller) {
      const reader = await readerOf(database, people, caller);
      return audit.changes(caller, async (tx) => {
        const row = await takeMilestone(tx, reader, id, "edit");
        assertAsSeen({ ...row }, { plannedDate }, { plannedDate: from });
        const { owner, rows, moved } = await foreseen(tx, reader, row, plannedDate);
        const moves = moved.flatMap((move) => {
          const before = rows.get(move.id);
          return before ? { ...move, basis: basisAfter(before, moved, id) } : [];
        });
        const more = moved.length === 1 ? "" : `, and with it ${moved.length - 1} more`;
        const words = `moved this milestone from ${row.plannedDate} to ${plannedDate}${more}`;
        const move_id = await carry(tx, caller, { row, rows, moves, words });
        return { result: { move_id, moved }, entries: moved.map((move) => entryOf("milestone.moved", owner, move)) };
      });
    },

    async undo({ id }, caller) {
      const reader = await readerOf(database, people, caller);
      return audit.changes(caller, async (tx) => {
        const move = await lockMove(tx, id);
        if (!move) throw notFound("This move");
        const owner = ownerOfRow(move);
        const rows = await readOwn(
          tx,
          owner,
          move.moved.map((one) => one.id),
        );
        const mine = rows.every((row) => mayOf(reader, row) === "own" || mayOf(reader, row) === "edit");
        if (move.owner !== reader.viewer.id && (!mine || !reader.shared.has(move.milestone_id))) throw notFound("This move");
        const stands = (one: MilestoneMove) => rows.find((row) => row.id === one.id)?.plannedDate === one.to;
        if (!move.moved.every(stands))
          throw new AppError(
            "conflict",
            "Something of it was moved or deleted since, so it cannot be put back as a whole. Nothing was changed.",
          );
        const added = move.moved.filter((one) => one.added);
        const back = move.moved.filter((one) => !one.added).map((one) => ({ ...one, from: one.to, to: one.from }));
        for (const one of back) await place(tx, owner, one);
        for (const made of rows.filter((row) => added.some((one) => one.id === row.id))) {
          await clauses.forget(tx, made);
          await deleteMilestone(tx, owner, made.id);
        }
        await setUndone(tx, owner, id, clock.now());
        await telling.changed(tx, rows);
        const moved = back.filter(({ from, to }) => from !== to);
        return {
          result: moved.map(({ basis: _basis, ...one }) => one),
          entries: [
            ...moved.map((one) => entryOf("milestone.put_back", owner, one)),
            ...added.map((one) => ({
              action: "milestone.removed" as const,
              object_id: one.id,
              subject_id: owner.id,
              changes: { name: one.name },
            })),
          ],
        };
      });
    },
  };
}
