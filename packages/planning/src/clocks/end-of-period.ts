import type { Clock, Effect, Rule } from "./clock.ts";
import { addDays, addMonths, daysBetween } from "./days.ts";
import type { Happened, Hold } from "./happened.ts";
import { type WhyClosed, addWorkingDays } from "./open-days.ts";
import { spanInWords } from "./words.ts";

/** When a period ends, or how many of its days are left while the clock stands, and how that was worked out. */
export interface End {
  day: string | null;
  steps: string[];
}

const plural = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** Review days from one day to another: all but those on hold. */
const reviewDays = (from: string, to: string, holds: readonly Hold[]): number =>
  holds.reduce(
    (days, hold) => {
      const held = daysBetween(max(hold.from, from), min(hold.until ?? to, to));
      return days - Math.max(held, 0);
    },
    daysBetween(from, to),
  );

const max = (one: string, other: string) => (one > other ? one : other);
const min = (one: string, other: string) => (one < other ? one : other);

/** The day on which so many review days are over; null where a hold that begins before has no end. */
function dayAfter(from: string, days: number, holds: readonly Hold[]): string | null {
  let day: string = addDays(from, days);
  for (const hold of holds) {
    if (hold.from > day) break;
    if (hold.until === null) return null;
    day = addDays(day, daysBetween(hold.from, hold.until));
  }
  return day;
}

const firstEnd = (from: string, { span }: Rule, closed: WhyClosed): string => {
  if ("months" in span) return addMonths(addDays(from, span.behind ?? 0), span.months);
  return span.of === "working" ? addWorkingDays(from, span.days, closed) : addDays(from, span.days);
};

type Given = Happened["extensions"][number];

/** The end of a period of review days: what is added to them, and what holds take out. */
function endOfReview(from: string, rule: Rule, clock: Clock, { holds, extensions }: Happened): End {
  const after = holds.filter((hold) => hold.from >= from);
  let days = "days" in rule.span ? rule.span.days : 0;
  const steps: string[] = [];
  for (const given of extensions) {
    const does = effectOn(rule, clock, given);
    if (does?.adds !== "used") continue;
    const added = Math.ceil(does.share * reviewDays(from, given.day, after));
    days += added;
    steps.push(`${plural(added, "day")} are added by what came on ${given.day}.`);
  }
  const day = dayAfter(from, days, after);
  const open = after.find(({ until }) => until === null);
  if (day === null && open) {
    const used = reviewDays(from, open.from, after);
    return { day, steps: [...steps, `On hold since ${open.from}: ${used} of ${plural(days, "day")} are used, ${days - used} are left.`] };
  }
  const held = day === null ? 0 : daysBetween(from, day) - days;
  return { day, steps: held > 0 ? [...steps, `${plural(held, "day")} on hold are not counted.`] : steps };
}

const effectOn = ({ id }: Rule, { extensions }: Clock, given: Given): Effect | undefined =>
  extensions.find((extension) => extension.id === given.id && extension.rules.includes(id))?.does;

/** The end of any other period, moved by each extension in turn. */
function endOfOthers(from: string, rule: Rule, clock: Clock, { extensions }: Happened, closed: WhyClosed): End {
  let day = firstEnd(from, rule, closed);
  const steps: string[] = [];
  const used = new Set<string>();
  for (const given of extensions) {
    const does = effectOn(rule, clock, given);
    if (!does || used.has(given.id)) continue;
    const moved = movedBy(day, does, given, closed);
    used.add(given.id);
    steps.push(
      moved === day ? `What came on ${given.day} does not move it.` : `What came on ${given.day} moves it from ${day} to ${moved}.`,
    );
    day = moved;
  }
  return { day, steps };
}

function movedBy(day: string, does: Effect, { day: on, days }: Given, closed: WhyClosed): string {
  switch (does.adds) {
    case "days":
      return addDays(day, does.days);
    case "up_to":
      return addDays(day, days ?? does.days);
    case "working_days":
      return addWorkingDays(day, days ?? 1, closed);
    case "months":
      return on >= addMonths(day, -does.within) && on <= day ? addMonths(day, does.months) : day;
    case "used":
      return day;
  }
}

/** When a period ends that runs from a day. */
export function endOf(from: string, rule: Rule, clock: Clock, happened: Happened, closed: WhyClosed): End {
  const isReview = "days" in rule.span && rule.span.of === "review";
  const { day, steps } = isReview ? endOfReview(from, rule, clock, happened) : endOfOthers(from, rule, clock, happened, closed);
  return { day, steps: [`${spanInWords(rule.span)} from ${from}.`, ...steps] };
}
