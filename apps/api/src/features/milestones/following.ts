import type { ClockHappened, MilestoneBasis, MilestoneType } from "@clausewise/contracts";
import { nothingHappened, planByClock, type ClockPlan } from "@clausewise/planning";
import type { MilestoneRow } from "./milestones.repository.ts";

/** A milestone that is to be made. */
export interface NewOne {
  type: MilestoneType;
  name: string;
  plannedDate: string;
  documentsRequired: string[];
  basis: MilestoneBasis | null;
}

/** The clause that a day of a plan follows from. */
export const clauseOf = ({ rule }: ClockPlan["milestones"][number]["date"]): MilestoneBasis["clause"] => ({
  source: rule.source.source,
  clause: rule.source.clause,
});

/** What follows from a submission by a review clock; where it runs by several, the names of the days say by which. */
export const followingBy = (plan: ClockPlan, start_id: string, happened: ClockHappened, isOneOfSeveral: boolean): NewOne[] =>
  plan.milestones.map(({ type, name, day, rule, date }) => ({
    type,
    name: isOneOfSeveral ? `${plan.clock.name}: ${name}` : name,
    plannedDate: day,
    documentsRequired: [],
    basis: {
      start_id,
      clock: plan.clock.id,
      clock_name: plan.clock.name,
      rule,
      choice: plan.choice,
      happened,
      why: date.why,
      clause: clauseOf(date),
      url: date.rule.source.url,
    },
  }));

/** What a submission owes only since something happened to it, as the answer that a hold asks for; nothing that its plan had before, or has. */
export function newlyFollowing(
  rows: ReadonlyMap<string, MilestoneRow>,
  start: MilestoneRow,
  clock: string,
  happened: ClockHappened,
): NewOne[] {
  const following = [...rows.values()].flatMap(({ basis }) => (basis?.start_id === start.id ? [basis] : []));
  const own = following.filter((basis) => basis.clock === clock);
  const [first] = own;
  if (first === undefined) return [];
  const submission = { clock, start: start.plannedDate, choice: first.choice ?? undefined };
  const before = new Set(planByClock({ ...submission, happened: first.happened ?? nothingHappened })?.milestones.map(({ rule }) => rule));
  const plan = planByClock({ ...submission, happened });
  const isOneOfSeveral = following.some((basis) => basis.clock !== clock);
  const all = plan === null ? [] : followingBy(plan, start.id, happened, isOneOfSeveral);
  return all.filter(({ basis }) => basis !== null && !before.has(basis.rule) && !own.some(({ rule }) => rule === basis.rule));
}
