import type { ClockRun } from "@clausewise/contracts";
import type { Clock } from "./clock.ts";

/** A time in which the clock stood; it has not gone on where `until` is null. */
export interface Hold {
  from: string;
  until: string | null;
}

/** What happened to one submission, in the order of its days. */
export interface Happened {
  holds: Hold[];
  events: { id: string; day: string }[];
  extensions: { id: string; day: string; days: number | null }[];
}

const byDay = (one: { day: string }, other: { day: string }) => one.day.localeCompare(other.day);

/** What the parts of a run say: `2026-03-02/..`, `response@2026-05-04`, `major_amendment@2026-05-04/90`. */
export function happenedIn({ holds, events, extensions }: Pick<ClockRun, "holds" | "events" | "extensions">): Happened {
  return {
    holds: holds
      .map((hold) => ({ from: hold.slice(0, 10), until: hold.endsWith("..") ? null : hold.slice(11) }))
      .toSorted((one, other) => one.from.localeCompare(other.from)),
    events: events.map((event) => eventIn(event)).toSorted(byDay),
    extensions: extensions
      .map((extension) => {
        const [event = "", days] = extension.split("/");
        return { ...eventIn(event), days: days === undefined ? null : Number(days) };
      })
      .toSorted(byDay),
  };
}

function eventIn(written: string): { id: string; day: string } {
  const at = written.indexOf("@");
  return { id: written.slice(0, at), day: written.slice(at + 1) };
}

/** What of a run cannot be, each told to the person who wrote it. */
export function problemsWith(clock: Clock, run: ClockRun): string[] {
  const { holds, events, extensions } = happenedIn(run);
  const named = (kind: string, given: string, known: readonly { id: string }[]) =>
    known.some(({ id }) => id === given)
      ? []
      : [`${clock.name} knows no ${kind} ${given}: ${known.map(({ id }) => id).join(", ") || "there is none"}.`];
  return [
    ...(run.choice === undefined ? [] : named("choice", run.choice, clock.choices)),
    ...events.flatMap(({ id }) => named("event", id, clock.events)),
    ...extensions.flatMap(({ id }) => named("extension", id, clock.extensions)),
    ...extensions.flatMap((extension) => tooLong(clock, extension)),
    ...(holds.length > 0 && clock.hold === null ? [`Nothing stops the clock of ${clock.name}.`] : []),
    ...holds.flatMap((hold, at) => wrongHold(hold, holds[at - 1], run.start)),
    ...[...events, ...extensions].filter(({ day }) => day < run.start).map(({ id }) => `${id} lies before the start.`),
  ];
}

function tooLong({ extensions }: Clock, { id, days }: Happened["extensions"][number]): string[] {
  const does = extensions.find((extension) => extension.id === id)?.does;
  return does?.adds === "up_to" && (days ?? 0) > does.days ? [`${id} adds ${does.days} days at the most.`] : [];
}

function wrongHold({ from, until }: Hold, before: Hold | undefined, start: string): string[] {
  if (from < start) return ["A hold cannot begin before the start."];
  if (until !== null && until < from) return ["A hold cannot end before it begins."];
  return before !== undefined && (before.until === null || before.until > from) ? ["Holds cannot overlap."] : [];
}
