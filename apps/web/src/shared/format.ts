import { knownDate } from "@clausewise/contracts/dates";

const localFormats = (timeZone: string | undefined) => ({
  date: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone }),
  time: new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone }),
  moment: new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "long", timeZone }),
  // Years, months and days in this order with hyphens.
  day: new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }),
});
let local = localFormats(undefined);

/** From now on the reader is in this time zone; with null, or one that this browser does not know, in that of the device. */
export function setTimeZone(timeZone: string | null): void {
  try {
    local = localFormats(timeZone ?? undefined);
  } catch {
    local = localFormats(undefined);
  }
}
const numberFormat = new Intl.NumberFormat("en-US");

/** A calendar date, which belongs to no time zone, as precisely as it is known: `21 Nov 2026`, `Nov 2026` or `2026`. */
export const formatDate = (date: string): string => knownDate(date.slice(0, 10), "short");

/** The day of a moment where the reader is. */
export const formatDay = (timestamp: string): string => local.date.format(new Date(timestamp));

export const formatTime = (timestamp: string): string => local.time.format(new Date(timestamp));

/** To the second and with its time zone, for what is held against a record: `24 Nov 2026, 04:03:12 UTC`. */
export const formatMoment = (timestamp: string): string => local.moment.format(new Date(timestamp));

export const formatNumber = (value: number): string => numberFormat.format(value);

export const counted = (value: number, one: string, many = `${one}s`): string => `${formatNumber(value)} ${value === 1 ? one : many}`;

/** Rounded percent, `N/A` when there is no score. */
export const formatPercent = (score: number | null): string => (score === null ? "N/A" : `${Math.round(score * 100)} %`);

export const capCount = (value: number): string => (value > 99 ? "99+" : String(value));

/** Time-ago label: hours within a day, days within a week, then the date. */
export function formatAgo(timestamp: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(timestamp)) / 3_600_000);
  if (hours < 1) return "Just now";
  if (hours < 24) return `${hours}h ago`;
  if (hours < 24 * 7) return `${Math.floor(hours / 24)}d ago`;
  return formatDay(timestamp);
}

/** At most two letters to stand for a person without a picture. */
export function initials(name: string): string {
  const words =
    name
      .split("@")[0]
      ?.split(/[\s._-]+/u)
      .filter(Boolean) ?? [];
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => word?.match(/^./u)?.[0] ?? "")
    .join("")
    .toUpperCase();
}

export const spaced = (value: string): string => value.replaceAll("_", " ");

/** Today where the reader is, as YYYY-MM-DD. */
export const today = (now: Date = new Date()): string => local.day.format(now);
