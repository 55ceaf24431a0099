/** Where everything that happens at a time asks what time it is, so that a test can say so. */
export interface Clock {
  /** This moment as ISO 8601 in UTC. */
  now(): string;
  /** This calendar day as `YYYY-MM-DD`, in UTC or in an IANA time zone; throws a RangeError for a zone there is not. */
  today(timeZone?: string): string;
}

/** A clock over milliseconds since 1970. */
export const clockOf = (milliseconds: () => number): Clock => ({
  now: () => new Date(milliseconds()).toISOString(),
  today: (timeZone = "UTC") => dayIn(timeZone, milliseconds()),
});

export const systemClock: Clock = clockOf(() => Date.now());

const dayIn = (timeZone: string, milliseconds: number): string => {
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(milliseconds);
  const part = (type: "year" | "month" | "day") => parts.find((one) => one.type === type)?.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
};
