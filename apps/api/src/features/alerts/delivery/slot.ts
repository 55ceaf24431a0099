import type { MailTimes } from "@clausewise/contracts";

const dayInMs = 86_400_000;

/** The day, hour and day of the week (1 for Monday) where somebody is. */
function localTime(now: string, timeZone: string) {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  const parts = new Map(format.formatToParts(new Date(now)).map(({ type, value }) => [type, value]));
  const day = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
  return { day, hour: Number(parts.get("hour")), weekday: new Date(day).getUTCDay() || 7 };
}

const daysBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * dayInMs).toISOString().slice(0, 10);

/** The last day, where the person is, on which a digest was to be sent by now. An hour that a change of clocks leaves out has come with the next. */
export function lastSlot(now: string, { delivery, hour, weekday, time_zone }: MailTimes): string {
  const local = localTime(now, time_zone);
  const sinceDay = delivery === "weekly" ? (local.weekday - weekday + 7) % 7 : 0;
  const isYetToCome = sinceDay === 0 && local.hour < hour;
  return daysBefore(local.day, isYetToCome ? (delivery === "weekly" ? 7 : 1) : sinceDay);
}
