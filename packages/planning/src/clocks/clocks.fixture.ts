import { type ClockDate, ClockRun } from "@clausewise/contracts";
import { clocks } from "./clocks.ts";
import type { Clock } from "./clock.ts";
import { runClock } from "./run-clock.ts";

export function clockNamed(id: string): Clock {
  const clock = clocks.find((one) => one.id === id);
  if (clock === undefined) throw new Error(`there is no clock ${id}`);
  return clock;
}

/** The dates of a clock for one submission, by the ids of their rules. */
export function datesOf(id: string, start: string, more: { choice?: string; holds?: string; events?: string; extensions?: string } = {}) {
  const { dates } = runClock(clockNamed(id), ClockRun.parse({ id, start, ...more }));
  return (rule: string): ClockDate | undefined => dates.find((one) => one.rule.id === rule);
}
