import type { ClockDates, ClockRun } from "@clausewise/contracts";
import { type Clock as ReviewClock, clockInWords, clocks, problemsWith, runClock } from "@clausewise/planning";
import { calendarOf } from "../../calendar.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Services } from "../../service.ts";
import { achievedFor, type ReviewRegisters } from "./achieved.ts";

interface Parts {
  clock: Clock;
  official: ReviewRegisters;
}

function clockNamed(id: string): ReviewClock {
  const found = clocks.find((one) => one.id === id);
  if (!found) throw notFound("This review clock");
  return found;
}

/** The days of a submission, where what is said of it can be. */
function datesOf(run: ClockRun): ClockDates {
  const named = clockNamed(run.id);
  const problems = problemsWith(named, run);
  if (problems.length > 0) throw new AppError("invalid", problems.join(" "));
  return runClock(named, run);
}

/** Each day that is set, as a whole day of a calendar. */
function deadlinesOf({ clock, dates }: ClockDates, created_at: string) {
  return dates.flatMap(({ rule, from, day, why, falls_on }) =>
    day === null
      ? []
      : [
          {
            id: `${clock.id}-${rule.id}-${from.day}-${day}`,
            title: `${clock.name}: ${rule.title}`,
            description: [
              why,
              falls_on === null ? "" : `It falls on: ${falls_on}.`,
              `${rule.source.clause} (as of ${rule.source.checked}).`,
            ]
              .filter(Boolean)
              .join("\n"),
            day,
            created_at,
            url: rule.source.url,
          },
        ],
  );
}

/** The review clocks: sourced periods, and the days on which they end for a submission. */
export const createClockService = ({ clock, official }: Parts): Services["clocks"] => ({
  list: async () => clocks.map(clockInWords),
  dates: async (run) => datesOf(run),
  async calendar(run) {
    const text = calendarOf(deadlinesOf(datesOf(run), clock.now()));
    return { filename: `clausewise-${run.id}-${run.start}.ics`, media_type: "text/calendar", bytes: Buffer.from(text) };
  },
  achieved: async ({ id, ...asked }) => achievedFor(official, { clock: clockNamed(id), ...asked }),
});
