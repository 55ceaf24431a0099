import type { MilestoneStatus } from "@clausewise/contracts";
import { isSettled } from "@clausewise/contracts/milestone-words";
import { addDays, daysBetween } from "../clocks/days.ts";

/** A milestone as far as it decides on days. */
export interface PlannedMilestone {
  id: string;
  plannedDate: string;
  status: MilestoneStatus;
}

/** That one milestone depends on another. */
export interface Dependency {
  id: string;
  on_id: string;
}

export interface PlannedMove {
  id: string;
  from: string;
  to: string;
}

/** The day of a milestone that follows from another's by a review clock; null where it does not follow from that one. */
export type DayByClock = (id: string, onId: string, day: string) => string | null;

const dependentsOf = (links: readonly Dependency[], id: string) => links.filter(({ on_id }) => on_id === id).map((link) => link.id);

/** Everything that depends on a milestone, in turn, each behind what it depends on. */
export function downstreamOf(links: readonly Dependency[], id: string): string[] {
  const done = new Set<string>();
  const order: string[] = [];
  const visit = (at: string) => {
    if (done.has(at)) return;
    done.add(at);
    for (const next of dependentsOf(links, at)) visit(next);
    order.unshift(at);
  };
  visit(id);
  return order.slice(1);
}

/** Whether a milestone that depends on another would depend on itself. */
export const makesCircle = (links: readonly Dependency[], { id, on_id }: Dependency): boolean =>
  id === on_id || downstreamOf(links, id).includes(on_id);

/**
 * What moves with a milestone, itself first. What depends on it moves as far as it does; where it depends on several, as
 * far as the one that leaves it the latest day; where its day follows by a review clock, to the day that this gives. What
 * is settled stays, and so does what depends on that. Where its clock runs otherwise, what follows by it may move though the first does not.
 */
export function movesOf(
  milestones: readonly PlannedMilestone[],
  links: readonly Dependency[],
  { id, day, runsOtherwise = false }: { id: string; day: string; runsOtherwise?: boolean },
  byClock: DayByClock,
): PlannedMove[] {
  const known = new Map(milestones.map((one) => [one.id, one]));
  const shifts = new Map<string, number>();
  const moves: PlannedMove[] = [];
  const place = ({ id: at, plannedDate }: PlannedMilestone, to: string) => {
    if (to === plannedDate) return;
    shifts.set(at, daysBetween(plannedDate, to));
    moves.push({ id: at, from: plannedDate, to });
  };
  const dayOf = (one: PlannedMilestone): string => {
    const on = links.filter((link) => link.id === one.id).map(({ on_id }) => on_id);
    const shift = addDays(one.plannedDate, Math.max(...on.map((other) => shifts.get(other) ?? 0)));
    const moved = on.flatMap((other) => (other === id ? { id, to: day } : (moves.find((move) => move.id === other) ?? [])));
    return moved.map((move) => byClock(one.id, move.id, move.to)).find((found) => found !== null) ?? shift;
  };
  const first = known.get(id);
  if (first) place(first, day);
  if (moves.length === 0 && !runsOtherwise) return [];
  for (const at of downstreamOf(links, id)) {
    const one = known.get(at);
    if (one && !isSettled(one.status)) place(one, dayOf(one));
  }
  return moves;
}

/** What a milestone depends on that would stand behind it on a day. */
export const standsBehind = (
  milestones: readonly PlannedMilestone[],
  links: readonly Dependency[],
  { id, day }: { id: string; day: string },
): string | null => {
  const on = links.filter((link) => link.id === id).map(({ on_id }) => on_id);
  return milestones.find((one) => on.includes(one.id) && one.plannedDate > day && !isSettled(one.status))?.id ?? null;
};
