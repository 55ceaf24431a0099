const dateFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const localDateFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const timeFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const numberFormat = new Intl.NumberFormat("en-US");

/** A calendar date, which belongs to no time zone: `21 Nov 2026`. */
export const formatDate = (date: string): string => dateFormat.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));

/** The day of a moment where the reader is. */
export const formatDay = (timestamp: string): string => localDateFormat.format(new Date(timestamp));

export const formatTime = (timestamp: string): string => timeFormat.format(new Date(timestamp));

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
export function today(now: Date = new Date()): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
