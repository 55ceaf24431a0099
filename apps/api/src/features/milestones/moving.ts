import type { MilestoneBasis, MilestoneMove } from "@clausewise/contracts";
import { dateByClock, downstreamOf, movesOf, standsBehind, type PlannedMove } from "@clausewise/planning";
import { AppError, notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Services, Viewer } from "../../service.ts";
import { insertMove, lockMove, readLinks, setUndone } from "./links.repository.ts";
import type { MilestoneParts } from "./milestone-parts.ts";
import type { KeptMove } from "./milestones.table.ts";
import { readOwn, updateMilestone, type MilestoneRow } from "./milestones.repository.ts";
import { mayOf, openMilestone, ownerOfRow, takeMilestone } from "./access.ts";
import { readerOf, type Reader } from "./reader.ts";

/** The day of a milestone that follows from another's by a review clock. */
const byClock = (rows: ReadonlyMap<string, MilestoneRow>) => (id: string, onId: string, day: string) => {
  const basis = rows.get(id)?.basis;
  return basis?.start_id === onId ? (dateByClock(basis, day)?.day ?? null) : null;
};

/** What a day follows from once it has moved: one that somebody chose no longer follows from a clock. */
function basisAfter({ id, basis }: MilestoneRow, moves: readonly PlannedMove[], chosen: string): MilestoneBasis | null {
  if (id === chosen || basis === null) return null;
  const start = moves.find((move) => move.id === basis.start_id);
  const date = start && dateByClock(basis, start.to);
  return date ? { ...basis, why: date.why } : null;
}

const planned = ({ id, plannedDate, status }: MilestoneRow) => ({ id, plannedDate, status });

const notYours = (names: readonly string[]) =>
  new AppError(
    "forbidden",
    `${names.length === 1 ? "A milestone depends" : `${names.length} milestones depend`} on this one that you may not change. Ask whoever owns them to move it; nothing was moved.`,
  );

type Parts = Pick<MilestoneParts, "database" | "audit" | "clock" | "people" | "telling">;

/** The days of milestones: they move with what they depend on. */
export function createMoving({
  database,
  audit,
  clock,
  people,
  telling,
}: Parts): Pick<Services["milestones"], "foresee" | "move" | "undo"> {
  /** Everything that decides on where a milestone and what depends on it can be. */
  async function surroundings(tx: Database, row: MilestoneRow) {
    const owner = ownerOfRow(row);
    const links = await readLinks(tx, owner);
    const near = new Set([row.id, ...downstreamOf(links, row.id)]);
    const on = links.flatMap(({ id, on_id }) => (near.has(id) ? on_id : []));
    const rows = await readOwn(tx, owner, [...new Set([...near, ...on])]);
    return { owner, links, rows: new Map(rows.map((one) => [one.id, one])) };
  }

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
    const moving = moves.flatMap((move) => rows.get(move.id) ?? []);
    const foreign = moving.filter((one) => one.owner !== reader.viewer.id && mayOf(reader, one) !== "edit");
    if (foreign.length > 0) throw notYours(foreign.map(({ name }) => name));
    return { owner, moving, moved: moves.map((move) => named(rows, move)) };
  }

  const named = (rows: ReadonlyMap<string, MilestoneRow>, move: PlannedMove): MilestoneMove => ({
    ...move,
    name: rows.get(move.id)?.name ?? "",
  });

  const place = (tx: Database, owner: Viewer, { id, to, basis }: KeptMove) =>
    updateMilestone(tx, owner, id, { plannedDate: to, changed_at: clock.now(), basis });

  const entry = (action: "milestone.moved" | "milestone.put_back", owner: Viewer, { id, name, from, to }: MilestoneMove) => ({
    action,
    object_id: id,
    subject_id: owner.id,
    changes: { name, plannedDate: { before: from, after: to } },
  });

  return {
    async foresee({ id, plannedDate }, caller) {
      const reader = await readerOf(database, people, caller);
      return (await foreseen(database, reader, await openMilestone(database, reader, id), plannedDate)).moved;
    },

    async move({ id, plannedDate }, caller) {
      const reader = await readerOf(database, people, caller);
      return audit.changes(caller, async (tx) => {
        const row = await takeMilestone(tx, reader, id, "edit");
        const { owner, moving, moved } = await foreseen(tx, reader, row, plannedDate);
        for (const move of moved) {
          const before = moving.find((one) => one.id === move.id);
          if (before) await place(tx, owner, { ...move, basis: basisAfter(before, moved, id) });
        }
        const kept = moved.map((move) => ({ ...move, basis: moving.find((one) => one.id === move.id)?.basis ?? null }));
        const move_id = await insertMove(tx, owner, { milestone_id: id, moved: kept, created_at: clock.now() });
        if (moved.length > 0) {
          const more = moved.length === 1 ? "" : `, and with it ${moved.length - 1} more`;
          await telling.updated(tx, caller, row, `moved this milestone from ${row.plannedDate} to ${plannedDate}${more}`);
          await telling.changed(tx, moving);
        }
        return { result: { move_id, moved }, entries: moved.map((move) => entry("milestone.moved", owner, move)) };
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
        const back = move.moved.map((one) => ({ ...one, from: one.to, to: one.from }));
        for (const one of back) await place(tx, owner, one);
        await setUndone(tx, owner, id, clock.now());
        await telling.changed(tx, rows);
        return {
          result: back.map(({ basis: _basis, ...one }) => one),
          entries: back.map((one) => entry("milestone.put_back", owner, one)),
        };
      });
    },
  };
}
