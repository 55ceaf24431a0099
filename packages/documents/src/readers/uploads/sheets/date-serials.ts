const day = 86_400_000;
/** The day after 31 December 9999, counted from 1900, and the days by which a count from 1904 is less. */
const endOfDays = 2_958_466;
const daysTo1904 = 1_462;

/** Which parts of a date or time a format shows. */
export interface DateParts {
  year: boolean;
  month: boolean;
  day: boolean;
  time: boolean;
  /** Whether hours go on beyond a day. */
  elapsed: boolean;
}

/** The date and time of a count of days, as in ISO 8601: what the format does not show is left out; null where there is no such day. */
export function shownDate(serial: number, parts: DateParts, from1904: boolean): string | null {
  const seconds = Math.round(serial * 86_400);
  const end = (endOfDays - (from1904 ? daysTo1904 : 0)) * 86_400;
  if (!(serial >= 0 && seconds < end)) return null;
  if (parts.elapsed) return clock(Math.floor(seconds / 3600), seconds);
  const date = dateOf(Math.floor(seconds / 86_400), parts, from1904);
  if (!parts.time) return date;
  const time = clock(Math.floor(seconds / 3600) % 24, seconds);
  return parts.year || parts.month || parts.day ? `${date} ${time}` : time;
}

function dateOf(days: number, { year, month, day: shown }: DateParts, from1904: boolean): string {
  const whole = new Date(firstDay(days, from1904) + days * day).toISOString().slice(0, 10);
  if (shown || !year) return whole;
  return month ? whole.slice(0, 7) : whole.slice(0, 4);
}

/** Counting from 1900, Excel knows a 29 February of that year, which never was. */
function firstDay(days: number, from1904: boolean): number {
  if (from1904) return Date.UTC(1904, 0, 1);
  return Date.UTC(1899, 11, days < 60 ? 31 : 30);
}

function clock(hours: number, seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const rest = seconds % 60;
  return `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}${rest > 0 ? `:${two(rest)}` : ""}`;
}
