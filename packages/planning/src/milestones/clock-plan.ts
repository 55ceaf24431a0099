import type { ClockDate, ClockHappened, ClockRule, MilestoneType } from "@clausewise/contracts";
import type { Clock } from "../clocks/clock.ts";
import { clocks } from "../clocks/clocks.ts";
import { problemsWith } from "../clocks/happened.ts";
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

/** A submission to which nothing happened yet. */
export const nothingHappened: ClockHappened = { holds: [], events: [], extensions: [] };

/** The days of a clock, each rule once: a period that began anew ends by its last beginning. */
function dated(clock: Clock, start: string, choice: string | undefined, happened: ClockHappened): ClockDate[] {
  const { dates } = runClock(clock, { id: clock.id, start, ...(choice !== undefined && { choice }), ...happened });
  return dates.filter(({ rule }, at) => dates.findLastIndex((other) => other.rule.id === rule.id) === at);
}

interface Submission {
  clock: string;
  start: string;
  choice?: string | undefined;
  happened?: ClockHappened;
}

/** The plan of a submission on a day; null where there is no such clock, or it knows no such choice. */
export function planByClock({ clock: id, start, choice, happened = nothingHappened }: Submission): ClockPlan | null {
  const clock = clockNamed(id);
  const chosen = choice ?? clock?.choices[0]?.id;
  if (!clock || (choice !== undefined && !clock.choices.some((one) => one.id === choice))) return null;
  const milestones = dated(clock, start, chosen, happened).flatMap((date) =>
    date.day === null ? [] : [{ type: typeOf(date.rule), name: date.rule.title, day: date.day, rule: date.rule.id, date }],
  );
  return { clock, submission: clock.start, choice: chosen ?? null, milestones };
}

/** A period of a clock, as a milestone remembers that its day follows from it. */
interface Period {
  clock: string;
  rule: string;
  choice: string | null;
  happened?: ClockHappened | undefined;
}

/** When a period of a clock ends for a submission on a day, or that it has no day as long as the clock stands, and how that is worked out; null where there is no such period. */
export function dateByClock({ clock: id, rule, choice, happened = nothingHappened }: Period, start: string) {
  const clock = clockNamed(id);
  const date = clock && dated(clock, start, choice ?? undefined, happened).find((one) => one.rule.id === rule);
  return date ? { day: date.day, why: date.why } : null;
}

/** What of what happened to a submission cannot be, each told to the person who wrote it; null where there is no such clock. */
export function problemsOfPlan({ clock: id, start, choice, happened = nothingHappened }: Submission): string[] | null {
  const clock = clockNamed(id);
  return clock && problemsWith(clock, { id, start, ...(choice !== undefined && { choice }), ...happened });
}

/** What stops a clock, in words; null where nothing does. */
export const holdOf = (id: string): Clock["hold"] => clockNamed(id)?.hold ?? null;
