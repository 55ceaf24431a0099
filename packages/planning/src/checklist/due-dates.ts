import type { ClockDate, ClockRun } from "@clausewise/contracts";
import { knownDate } from "@clausewise/contracts/dates";
import { clocks } from "../clocks/clocks.ts";
import { addMonths } from "../clocks/days.ts";
import { runClock } from "../clocks/run-clock.ts";
import type { RuleItem } from "./item.ts";
import { submissionOf } from "./submission.ts";

/** A day by which something is due, and what it follows from. */
export interface DueByRule {
  day: string;
  why: string;
}

/** When an item is due by the day of the submission; null where no day follows from it. */
export function dueByRule(route: string, { category, later }: Pick<RuleItem, "category" | "later">, submitted: string): DueByRule | null {
  if (later) return { day: addMonths(submitted, later.months), why: `${later.says}.` };
  const submission = submissionOf(route);
  if (!submission || submission.after.includes(category)) return null;
  return { day: submitted, why: `${submission.day} on ${knownDate(submitted, "short")}: it goes with that.` };
}

const unhindered = (id: string, start: string): ClockRun => ({ id, start, holds: [], events: [], extensions: [] });

/** The days that follow from a submission on that day, clock by clock, as long as nothing stops it. */
export function reviewDates(route: string, submitted: string): { clock: string; date: ClockDate }[] {
  return (submissionOf(route)?.clocks ?? []).flatMap((id) => {
    const clock = clocks.find((one) => one.id === id);
    return clock ? runClock(clock, unhindered(id, submitted)).dates.map((date) => ({ clock: clock.name, date })) : [];
  });
}
