import type { ClockDate, ClockRule, MilestoneType } from "@clausewise/contracts";
import type { Clock } from "../clocks/clock.ts";
import { clocks } from "../clocks/clocks.ts";
import { runClock } from "../clocks/run-clock.ts";

/** A milestone that follows from a submission by a review clock. */
interface ClockMilestone {
  type: MilestoneType;
  name: string;
  day: string;
  rule: string;
  date: ClockDate;
}

/** The submission that a plan begins with, and what follows from it. */
export interface ClockPlan {
  clock: Clock;
  submission: string;
  choice: string | null;
  milestones: ClockMilestone[];
}

const clockNamed = (id: string): Clock | null => clocks.find((one) => one.id === id) ?? null;

/** How the periods are called at whose end an authority decides. */
const decisions =
  /^(?:Decision|FDA acts on|FDA decides on the designation|Order that|The Member State notifies its authorisation|The IND goes|The investigation may)/u;

/** What kind of milestone the end of a period is: what an applicant owes is an answer, a decision an approval, all else belongs to the review. */
const typeOf = ({ owner, title }: ClockRule): MilestoneType =>
  owner === "applicant" ? "query_response" : decisions.test(title) ? "approval" : "review_start";

const dated = (clock: Clock, start: string, choice: string | undefined) =>
  runClock(clock, { id: clock.id, start, ...(choice !== undefined && { choice }), holds: [], events: [], extensions: [] }).dates;

/** The plan of a submission on a day, as long as nothing stops its clock; null where there is no such clock, or it knows no such choice. */
export function planByClock({ clock: id, start, choice }: { clock: string; start: string; choice?: string | undefined }): ClockPlan | null {
  const clock = clockNamed(id);
  const chosen = choice ?? clock?.choices[0]?.id;
  if (!clock || (choice !== undefined && !clock.choices.some((one) => one.id === choice))) return null;
  const milestones = dated(clock, start, chosen).flatMap((date) =>
    date.day === null ? [] : [{ type: typeOf(date.rule), name: date.rule.title, day: date.day, rule: date.rule.id, date }],
  );
  return { clock, submission: clock.start, choice: chosen ?? null, milestones };
}

/** When one period of a clock ends for a submission on a day, and how that is worked out; null where it has no such end. */
export function dateByClock({ clock: id, rule, choice }: { clock: string; rule: string; choice: string | null }, start: string) {
  const clock = clockNamed(id);
  const date = clock && dated(clock, start, choice ?? undefined).find((one) => one.rule.id === rule);
  return date?.day ? { day: date.day, why: date.why } : null;
}
