import { addDays, weekdayOf, yearOf } from "./days.ts";

interface FederalHoliday {
  name: string;
  /** The day that the law names. */
  day: string;
  /** The day off for those who work Monday to Friday. */
  observed: string;
}

const monday = 1;
const thursday = 4;

const on = (year: number, month: number, date: number): string => new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** The first, second, … such weekday of a month. */
function nth(year: number, month: number, weekday: number, which: number): string {
  const first = on(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (which - 1));
}

const lastMonday = (year: number, month: number): string => {
  const last = on(year, month + 1, 0);
  return addDays(last, -((weekdayOf(last) - monday + 7) % 7));
};

/** 5 U.S.C. 6103(a), with the first year of those that the list got after 1978. */
const holidays: readonly { name: string; day: (year: number) => string; since?: number }[] = [
  { name: "New Year's Day", day: (year) => on(year, 1, 1) },
  { name: "Birthday of Martin Luther King, Jr.", day: (year) => nth(year, 1, monday, 3), since: 1986 },
  { name: "Washington's Birthday", day: (year) => nth(year, 2, monday, 3) },
  { name: "Memorial Day", day: (year) => lastMonday(year, 5) },
  { name: "Juneteenth National Independence Day", day: (year) => on(year, 6, 19), since: 2021 },
  { name: "Independence Day", day: (year) => on(year, 7, 4) },
  { name: "Labor Day", day: (year) => nth(year, 9, monday, 1) },
  { name: "Columbus Day", day: (year) => nth(year, 10, monday, 2) },
  { name: "Veterans Day", day: (year) => on(year, 11, 11) },
  { name: "Thanksgiving Day", day: (year) => nth(year, 11, thursday, 4) },
  { name: "Christmas Day", day: (year) => on(year, 12, 25) },
];

/** A holiday on a Saturday is off the Friday before (5 U.S.C. 6103(b)(1)), one on a Sunday the Monday after (Executive Order 11582). */
const observedFor = (day: string): string => addDays(day, { 6: -1, 0: 1 }[weekdayOf(day)] ?? 0);

/**
 * Legal public holidays of the United States in a year from 1978 on, in their order. Inauguration Day is none of them: 5 U.S.C.
 * 6103(c) makes it one for the pay and leave of those who work around Washington alone.
 */
export const federalHolidays = (year: number): FederalHoliday[] =>
  holidays.filter(({ since = 0 }) => year >= since).map(({ name, day }) => ({ name, day: day(year), observed: observedFor(day(year)) }));

/** The holiday for which a day is off; New Year's Day may be off on the last day of the year before. */
export const holidayOn = (day: string): string | null =>
  [...federalHolidays(yearOf(day)), ...federalHolidays(yearOf(day) + 1)].find(({ observed }) => observed === day)?.name ?? null;
