import type { ClockDates } from "@clausewise/contracts";

const dayInMs = 86_400_000;
const nearest = 4;

/** One day of a timeline: how far along it stands, in percent, and on which line, so that no two cover each other. */
interface Marked {
  number: number;
  at: number;
  line: number;
  owner: "authority" | "applicant";
}

export interface Placed {
  marks: Marked[];
  holds: { from: number; to: number }[];
  months: { at: number; label: string }[];
  lines: number;
}

const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "short", year: "2-digit", timeZone: "UTC" });

/** First days of months from one time to another; of long stretches every second, third … */
function monthsIn(start: number, end: number): number[] {
  const months: number[] = [];
  const first = new Date(start);
  for (let month = 1; ; month += 1) {
    const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1);
    if (at >= end) break;
    months.push(at);
  }
  const step = Math.ceil(months.length / 8);
  return months.filter((_, at) => at % step === 0);
}

/** Where the days of a submission stand on a line from its start to its last day. */
export function placed({ start, dates }: Pick<ClockDates, "start" | "dates">, holds: readonly string[]): Placed {
  const from = Date.parse(start.day);
  const days = dates.flatMap(({ day, rule }, at) => (day === null ? [] : [{ day: Date.parse(day), number: at + 1, owner: rule.owner }]));
  const heldDays = holds.flatMap((hold) => hold.split("/").filter((day) => day !== ".."));
  const end = Math.max(from + 30 * dayInMs, ...days.map(({ day }) => day), ...heldDays.map((day) => Date.parse(day))) + dayInMs;
  const along = (day: number) => (100 * (Math.max(day, from) - from)) / (end - from);
  const lastOn: number[] = [];
  const marks = days.map(({ day, number, owner }): Marked => {
    const at = along(day);
    const free = lastOn.findIndex((last) => at - last >= nearest);
    const line = free < 0 ? lastOn.length : free;
    lastOn[line] = at;
    return { number, at, line, owner };
  });
  return {
    marks,
    lines: Math.max(1, lastOn.length),
    holds: holds.map((hold) => {
      const [begins = "", ends = ".."] = hold.split("/");
      return { from: along(Date.parse(begins)), to: ends === ".." ? 100 : along(Date.parse(ends)) };
    }),
    // A label behind this would stand out over the end of the line.
    months: monthsIn(from, end)
      .map((month) => ({ at: along(month), label: monthFormat.format(month) }))
      .filter(({ at }) => at < 90),
  };
}
