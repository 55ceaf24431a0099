import type { MilestoneBasis, MilestoneMove } from "@clausewise/contracts";
import { dateByClock, downstreamOf, type PlannedMove } from "@clausewise/planning";
import { AppError } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Caller, Viewer } from "../../service.ts";
import { mayOf, ownerOfRow } from "./access.ts";
import { insertMove, readLinks } from "./links.repository.ts";
import type { MilestoneParts } from "./milestone-parts.ts";
import { readOwn, updateMilestone, type MilestoneRow } from "./milestones.repository.ts";
import type { KeptMove } from "./milestones.table.ts";
import type { Reader } from "./reader.ts";

const notYours = (names: readonly string[]) =>
  new AppError(
    "forbidden",
    `${names.length === 1 ? "A milestone depends" : `${names.length} milestones depend`} on this one that you may not change. Ask whoever owns them to move it; nothing was moved.`,
  );

/** What decides on the days of milestones, as they are looked at. */
export const planned = ({ id, plannedDate, status }: MilestoneRow) => ({ id, plannedDate, status });

/** The record of a day that changed. */
export const entryOf = (action: "milestone.moved" | "milestone.put_back", owner: Viewer, { id, name, from, to }: MilestoneMove) => ({
  action,
  object_id: id,
  subject_id: owner.id,
  changes: { name, plannedDate: { before: from, after: to } },
});

export const named = (rows: ReadonlyMap<string, MilestoneRow>, move: PlannedMove): MilestoneMove => ({
  ...move,
  name: rows.get(move.id)?.name ?? "",
});

/** The day of a milestone that follows from another's by a review clock. */
export const byClock = (rows: ReadonlyMap<string, MilestoneRow>) => (id: string, onId: string, day: string) => {
  const basis = rows.get(id)?.basis;
  return basis?.start_id === onId ? (dateByClock(basis, day)?.day ?? null) : null;
};

/** What a day follows from once it has moved: one that somebody chose no longer follows from a clock. */
export function basisAfter({ id, basis }: MilestoneRow, moves: readonly PlannedMove[], chosen: string): MilestoneBasis | null {
  if (id === chosen || basis === null) return null;
  const start = moves.find((move) => move.id === basis.start_id);
  const date = start && dateByClock(basis, start.to);
  return date ? { ...basis, why: date.why } : null;
}

/** Throws where something would move that a reader may not change. */
export function assertMovable(reader: Reader, rows: readonly MilestoneRow[]): void {
  const foreign = rows.filter((one) => one.owner !== reader.viewer.id && mayOf(reader, one) !== "edit");
  if (foreign.length > 0) throw notYours(foreign.map(({ name }) => name));
}

/** Moves of a milestone and what depends on it, among the rows that were looked at. */
interface Carried {
  row: MilestoneRow;
  rows: ReadonlyMap<string, MilestoneRow>;
  moves: readonly KeptMove[];
  words: string;
  /** What is made with the moves, and was not there before. */
  added?: readonly MilestoneRow[];
}

/** Carries out moves, so that they can be put back together. */
export function createCarrying({ clock, telling }: Pick<MilestoneParts, "clock" | "telling">) {
  const place = (tx: Database, owner: Viewer, { id, to, basis }: KeptMove) =>
    updateMilestone(tx, owner, id, { plannedDate: to, changed_at: clock.now(), basis });

  /** Everything that decides on where a milestone and what depends on it can be. */
  async function surroundings(tx: Database, row: MilestoneRow) {
    const owner = ownerOfRow(row);
    const links = await readLinks(tx, owner);
    const near = new Set([row.id, ...downstreamOf(links, row.id)]);
    const on = links.flatMap(({ id, on_id }) => (near.has(id) ? on_id : []));
    const rows = await readOwn(tx, owner, [...new Set([...near, ...on])]);
    return { owner, links, rows: new Map(rows.map((one) => [one.id, one])) };
  }

  /** Puts milestones where they go with what their days follow from then; `words` say of it to those whom it concerns. */
  async function carry(tx: Database, caller: Caller, { row, rows, moves, words, added = [] }: Carried): Promise<string> {
    const owner = ownerOfRow(row);
    for (const move of moves) await place(tx, owner, move);
    const kept = moves.map((move) => ({ ...move, basis: rows.get(move.id)?.basis ?? null }));
    const made = added.map(({ id, name, plannedDate, basis }): KeptMove => ({
      id,
      name,
      from: plannedDate,
      to: plannedDate,
      basis,
      added: true,
    }));
    const move_id = await insertMove(tx, owner, { milestone_id: row.id, moved: [...kept, ...made], created_at: clock.now() });
    if (moves.length + added.length === 0) return move_id;
    await telling.updated(tx, caller, row, words);
    await telling.changed(tx, [...moves.flatMap(({ id }) => rows.get(id) ?? []), ...added]);
    return move_id;
  }

  return { place, surroundings, carry };
}
