import { knownDate } from "@clausewise/contracts/dates";
import { unknownFigure, type Figure, type RegulatoryUpdate, type Trend } from "@clausewise/contracts";

interface Category {
  category: string;
  holds: (update: RegulatoryUpdate) => boolean;
  fewer_is_better: string | null;
}

const ofType = (updateType: RegulatoryUpdate["updateType"]) => (update: RegulatoryUpdate) => update.updateType === updateType;

const categories: readonly Category[] = [
  { category: "Regulation changes", holds: ofType("regulation_change"), fewer_is_better: null },
  { category: "Guideline updates", holds: ofType("guideline_update"), fewer_is_better: null },
  {
    category: "Deadline changes",
    holds: ofType("deadline_change"),
    fewer_is_better: "Fewer is better: each moves a date that plans were made with.",
  },
  { category: "Process changes", holds: ofType("process_change"), fewer_is_better: null },
  {
    category: "Critical and high impact",
    holds: ({ impactLevel }) => impactLevel === "critical" || impactLevel === "high",
    fewer_is_better: "Fewer is better: each asks manufacturers to act.",
  },
];

/** Fewer in the earlier period say nothing in percent. */
const fewest = 5;
/** Less than this, in percent, counts as no change. */
const still = 5;

/** How much of each category came in the year to the newest update, against the year before. */
export function trendsOf(updates: readonly RegulatoryUpdate[]): Trend[] {
  const days = updates.map(({ createdAt }) => createdAt).toSorted();
  const [oldest, newest] = [days[0], days.at(-1)];
  if (oldest === undefined || newest === undefined) return [];
  const start = yearBefore(newest);
  const beforeThat = yearBefore(start);
  return categories.map(({ category, holds, fewer_is_better }) => {
    const fitting = updates.filter(holds);
    const n = fitting.filter(({ createdAt }) => createdAt > start).length;
    const n_before = fitting.filter(({ createdAt }) => createdAt > beforeThat && createdAt <= start).length;
    const change = oldest <= dayAfter(beforeThat) ? changeOf(n, n_before, newest) : notReaching(oldest);
    return {
      category,
      trend: directionOf(change),
      change,
      description: `${n} in the year to ${inWords(newest)}, ${n_before} in the year before, among those chosen and told by us.`,
      timeframe: `${inWords(dayAfter(start))} to ${inWords(newest)}`,
      n,
      n_before,
      period: { from: dayAfter(start), to: newest },
      fewer_is_better,
    };
  });
}

const notReaching = (oldest: string) =>
  unknownFigure("percent", `The updates held here begin on ${inWords(oldest)}, so that there is no whole year to compare with.`);

function changeOf(n: number, before: number, date: string): Figure {
  if (before < fewest) return unknownFigure("percent", `${before} in the year before are too few for a percentage.`);
  const value = Math.round(((n - before) / before) * 100);
  return { basis: "computed", value, unit: "percent", explanation: `(${n} − ${before}) / ${before}`, date };
}

function directionOf({ value }: Figure): Trend["trend"] {
  if (value === null) return null;
  if (Math.abs(value) < still) return "stable";
  return value > 0 ? "increasing" : "decreasing";
}

const inWords = (day: string): string => knownDate(day, "short");

const yearBefore = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString().slice(0, 10);
};

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
