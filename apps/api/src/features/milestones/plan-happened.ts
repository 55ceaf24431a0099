import { isSettled, type ClockHappened, type MilestoneBasis, type PlanHappened } from "@clausewise/contracts";
import { dateByClock, movesOf, problemsOfPlan } from "@clausewise/planning";
import { AppError } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Services, Viewer } from "../../service.ts";
import { openMilestone, takeMilestone } from "./access.ts";
import { assertMovable, basisAfter, byClock, createCarrying, entryOf, named, planned } from "./carrying.ts";
import { newlyFollowing, type NewOne } from "./following.ts";
import { insertLinks } from "./links.repository.ts";
import type { MilestoneParts } from "./milestone-parts.ts";
import { insertMilestone, type MilestoneRow } from "./milestones.repository.ts";
import type { KeptMove } from "./milestones.table.ts";
import { readerOf, type Reader } from "./reader.ts";

type Parts = Pick<MilestoneParts, "database" | "audit" | "clock" | "people" | "clauses" | "telling">;

/** What the days of a submission follow from by one clock, once something happened to it. */
function basesAfter(rows: ReadonlyMap<string, MilestoneRow>, start: MilestoneRow, clock: string, happened: ClockHappened) {
  const bases = new Map<string, { basis: MilestoneBasis; day: string | null; state: "known" | "stopped" | "needless" }>();
  for (const { id, basis, status } of rows.values()) {
    if (basis?.start_id !== start.id || basis.clock !== clock || isSettled(status)) continue;
    const date = dateByClock({ ...basis, happened }, start.plannedDate);
    const state = date === null ? "needless" : date.day === null ? "stopped" : "known";
    bases.set(id, { basis: { ...basis, happened, why: date?.why ?? basis.why }, day: date?.day ?? null, state });
  }
  return bases;
}

/** Throws where something cannot have happened to a submission. */
export function assertHappened(submission: Parameters<typeof problemsOfPlan>[0]): void {
  const problems = problemsOfPlan(submission) ?? [];
  if (problems.length > 0) throw new AppError("invalid", problems.join(" "));
}

/** Has the days of a plan follow what stopped its clock, and what made its periods longer. */
export function createPlanHappened(parts: Parts): Services["milestonePlans"]["happened"] {
  const { database, audit, people, clauses } = parts;
  const { surroundings, carry } = createCarrying(parts);

  /** Makes what the submission owes now, each following from it. */
  async function add(tx: Database, owner: Viewer, start: MilestoneRow, ones: readonly NewOne[]): Promise<MilestoneRow[]> {
    const rows: MilestoneRow[] = [];
    const { protocolId, country, checklist_id } = start;
    const now = parts.clock.now();
    for (const one of ones) {
      const said = { notes: "", responsiblePerson: "", documents: [], status: "pending" as const };
      const given = { ...said, ...one, protocolId, country, checklist_id, created_at: now, changed_at: now };
      rows.push(await insertMilestone(tx, owner, given));
    }
    if (rows.length > 0)
      await insertLinks(
        tx,
        owner,
        rows.map(({ id }) => ({ id, on_id: start.id })),
      );
    return rows;
  }

  /** The clauses that what is to be made follows from. */
  async function clausesAdded(reader: Reader, { id, clock, ...happened }: PlanHappened): Promise<MilestoneBasis["clause"][]> {
    const row = await openMilestone(database, reader, id);
    const { rows } = await surroundings(database, row);
    return newlyFollowing(rows, row, clock, happened).flatMap(({ basis }) => (basis === null ? [] : [basis.clause]));
  }

  return async ({ id, clock, ...happened }, caller) => {
    const reader = await readerOf(database, people, caller);
    const places = await clauses.placesOf(await clausesAdded(reader, { id, clock, ...happened }));
    return audit.changes(caller, async (tx) => {
      const row = await takeMilestone(tx, reader, id, "edit");
      const { owner, links, rows } = await surroundings(tx, row);
      const bases = basesAfter(rows, row, clock, happened);
      if (bases.size === 0)
        throw new AppError("conflict", "No day that is still open follows from this milestone by that review clock. Nothing was changed.");
      assertHappened({ clock, start: row.plannedDate, happened });
      const first = { id, day: row.plannedDate, runsOtherwise: true };
      const follows = byClock(rows);
      const dayOf: typeof follows = (one, on, day) => (on === id ? (bases.get(one)?.day ?? null) : follows(one, on, day));
      const moved = movesOf([...rows.values()].map(planned), links, first, dayOf).map((move) => named(rows, move));
      assertMovable(
        reader,
        moved.flatMap((move) => rows.get(move.id) ?? []),
      );
      const still = [...bases.keys()].filter((one) => !moved.some((move) => move.id === one));
      const stays = still.map((one) => {
        const { name = "", plannedDate = "" } = rows.get(one) ?? {};
        return { id: one, name, from: plannedDate, to: plannedDate };
      });
      const basisOf = (one: string) => {
        const before = rows.get(one);
        return bases.get(one)?.basis ?? (before ? basisAfter(before, moved, id) : null);
      };
      const added = await add(tx, owner, row, newlyFollowing(rows, row, clock, happened));
      await clauses.rest(tx, added, places);
      const moves = [...moved, ...stays].map((move): KeptMove => ({ ...move, basis: basisOf(move.id) }));
      const words = `said what happened to the review of this submission, by which ${moved.length} of the days that follow moved`;
      const move_id = await carry(tx, caller, { row, rows, moves, words, added });
      const staysFor = (state: "stopped" | "needless") => stays.filter((one) => bases.get(one.id)?.state === state).map(({ name }) => name);
      const told = { action: "milestone.clock_told" as const, object_id: id, subject_id: owner.id, changes: { clock, ...happened } };
      const made = added.map(({ id: object_id, name, plannedDate }) => ({
        action: "milestone.planned" as const,
        object_id,
        subject_id: owner.id,
        changes: { name, plannedDate, checklist_id: null },
      }));
      return {
        result: { move_id, moved, stopped: staysFor("stopped"), added: added.map(({ name }) => name), needless: staysFor("needless") },
        entries: [told, ...moved.map((move) => entryOf("milestone.moved", owner, move)), ...made],
      };
    });
  };
}
