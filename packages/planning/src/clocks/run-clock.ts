import type { ClockDate, ClockDates, ClockRule, ClockRun, ReviewClock } from "@clausewise/contracts";
import { knownDate } from "@clausewise/contracts/dates";
import type { Clock, Rule } from "./clock.ts";
import { addDays } from "./days.ts";
import { endOf } from "./end-of-period.ts";
import { type Happened, happenedIn } from "./happened.ts";
import { type WhyClosed, closedIn, openDay } from "./open-days.ts";
import { spanInWords } from "./words.ts";

const ruleInWords = (clock: Clock, { span, from, choices: _choices, reach: _reach, metByHold: _met, note, ...rule }: Rule): ClockRule => ({
  ...rule,
  kind: "days" in span ? span.of : "months",
  span: spanInWords(span),
  from: eventInWords(clock, from),
  note: note ?? null,
});

function eventInWords({ start, hold, events }: Clock, id: string): string {
  if (id === "start") return start;
  if (id === "hold") return hold?.begins ?? start;
  return events.find((event) => event.id === id)?.label ?? id;
}

type Arrival = ClockDates["start"];

/** A clock as it is shown. */
export const clockInWords = (clock: Clock): ReviewClock => {
  const { arrives: _arrives, rules, events, extensions, weekends, ...shown } = clock;
  return {
    ...shown,
    events: events.map(({ id, label }) => ({ id, label })),
    notes: [...clock.notes],
    rules: rules.map((rule) => ruleInWords(clock, rule)),
    extensions: extensions.map(({ id, label, effect, does }) => ({ id, label, effect, days: does.adds === "up_to" ? does.days : null })),
    weekends: { says: weekends.says, source: weekends.source },
  };
};

/** The days from which a rule runs; what arrives later on counts by the same days as the application. */
function daysFrom(clock: Clock, { from }: Rule, start: Arrival, { holds, events }: Happened, closed: WhyClosed): Arrival[] {
  if (from === "start") return [{ day: start.day, why: null }];
  if (from === "hold") return holds.map((hold) => ({ day: hold.from, why: null }));
  const isReceived = clock.events.find(({ id }) => id === from)?.isReceived ?? false;
  return events.filter(({ id }) => id === from).map(({ day }) => (isReceived ? arrival(clock, day, closed) : { day, why: null }));
}

/** Where what arrives while nobody works counts as arrived on the next day on which people do. */
function arrival({ arrives }: Clock, day: string, closed: WhyClosed): Arrival {
  const why = arrives && closed(day);
  if (!why) return { day, why: null };
  const counted = openDay(day, closed, 1);
  return { day: counted, why: `${shown(day)} is closed (${why}): it counts as arrived on ${shown(counted)} (${arrives.clause}).` };
}

const shown = (day: string) => knownDate(day, "short");
const inWords = (steps: readonly string[]) => steps.join(" ").replaceAll(/\d{4}-\d{2}-\d{2}/g, shown);

const isApplied = ({ choices }: Rule, choice: string | undefined) => !choices || (choice !== undefined && choices.includes(choice));

/** When the periods of a clock end for one submission, in the order of their days; those that are not known come last. */
export function runClock(clock: Clock, run: ClockRun): ClockDates {
  const closed = closedIn(clock.market);
  const start = arrival(clock, run.start, closed);
  const happened = happenedIn(run);
  const choice = run.choice ?? clock.choices[0]?.id;
  const dates = clock.rules
    .filter((rule) => isApplied(rule, choice))
    .flatMap((rule) => daysFrom(clock, rule, start, happened, closed).map((from) => dateOf(clock, rule, from, happened, start.day)));
  return { clock: clockInWords(clock), start, dates: dates.toSorted((one, other) => (one.day ?? "9").localeCompare(other.day ?? "9")) };
}

/** The day of a hold that is itself what a period is for, where it begins within it. */
function metOn({ metByHold, span }: Rule, from: string, { holds }: Happened): string | null {
  const [first] = holds;
  return metByHold && first && "days" in span && first.from <= addDays(from, span.days) ? first.from : null;
}

function dateOf(clock: Clock, rule: Rule, { day: from, why: counted }: Arrival, happened: Happened, start: string): ClockDate {
  const told = { rule: ruleInWords(clock, rule), from: { label: eventInWords(clock, rule.from), day: from } };
  const none = { day: null, falls_on: null, working_day: null };
  const { reach } = rule;
  if (reach && (start < reach.from || start > reach.until)) return { ...told, ...none, standing: "unknown", why: reach.says };
  const closed = closedIn(clock.market);
  const met = metOn(rule, from, happened);
  if (met)
    return {
      ...told,
      ...none,
      day: met,
      standing: "met",
      why: inWords([`${clock.hold?.begins ?? ""} on ${met}: that is what the period is for.`]),
    };
  const { day, steps } = endOf(from, rule, clock, happened, closed);
  if (day === null) return { ...told, ...none, standing: "stopped", why: inWords(steps) };
  const moves = clock.weekends.ends === "next_working_day" && closed(day) !== null;
  const ends = moves ? openDay(day, closed, 1) : day;
  const moved = moves ? [`${day} is a ${closed(day)}: it ends on ${ends}.`] : [];
  const fallsOn = closed(ends);
  return {
    ...told,
    day: ends,
    standing: "set",
    why: inWords([...(counted === null ? [] : [counted]), ...steps, ...moved]),
    falls_on: fallsOn,
    working_day: fallsOn === null ? null : openDay(ends, closed, -1),
  };
}
