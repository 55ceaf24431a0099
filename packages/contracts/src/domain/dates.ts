type Precision = "year" | "month" | "day";

const precisionOf = (date: string): Precision => (date.length === 4 ? "year" : date.length === 7 ? "month" : "day");

const formatsWith = (month: "short" | "long"): Record<Precision, Intl.DateTimeFormat> => {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  return {
    day: format({ day: "numeric", month, year: "numeric" }),
    month: format({ month, year: "numeric" }),
    year: format({ year: "numeric" }),
  };
};
const formats = { short: formatsWith("short"), long: formatsWith("long") };

/** A date as precisely as it is known, which belongs to no time zone: `21 Nov 2026`, `Nov 2026` or `2026`. */
export const knownDate = (date: string, month: "short" | "long"): string => formats[month][precisionOf(date)].format(new Date(date));
