const dayInMs = 86_400_000;

export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10);

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayInMs);

/** The month so many months behind another, both as 2027-03. */
export function addMonths(month: string, months: number): string {
  const first = new Date(`${month}-01`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
}

/** The days that a month's page of a calendar shows: whole weeks from Monday. */
export function pageOf(month: string): string[] {
  const first = `${month}-01`;
  const weekday = (new Date(first).getUTCDay() + 6) % 7;
  const start = addDays(first, -weekday);
  const after = daysBetween(start, `${addMonths(month, 1)}-01`);
  return Array.from({ length: Math.ceil(after / 7) * 7 }, (_, at) => addDays(start, at));
}

export interface Stretch {
  from: string;
  until: string;
  days: number;
}

/** A stretch of time that holds some days, with room at either end; of four months at least. */
export function stretchOf(days: readonly string[]): Stretch {
  const [first = "2027-01-01", last = first] = [days.toSorted()[0], days.toSorted().at(-1)];
  const from = `${addMonths(first.slice(0, 7), -1)}-01`;
  const least = `${addMonths(from.slice(0, 7), 4)}-01`;
  const end = `${addMonths(last.slice(0, 7), 2)}-01`;
  const until = end > least ? end : least;
  return { from, until, days: daysBetween(from, until) };
}

/** Where a day stands in a stretch, in percent. */
export const placeIn = ({ from, days }: Stretch, day: string): number => (100 * daysBetween(from, day)) / days;

/** The months that begin in a stretch. */
export function monthsIn({ from, until }: Stretch): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); `${month}-01` < until; month = addMonths(month, 1)) months.push(month);
  return months;
}
