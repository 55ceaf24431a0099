import { inDigits } from "../text/numerals.ts";

/** A figure with its unit: a length of time, or a share of a whole. */
export interface Figure {
  amount: number;
  /** hour, day, week, month, year or percent */
  unit: string;
  /** Whether only working days count; null where nothing is said of it. */
  isWorking: boolean | null;
  /** As it was said: "10 work days". */
  words: string;
}

const said =
  /\b(\d+(?:\.\d+)?)\)?[\s-]*((?:(?:full|fda|natural|consecutive|calendar|working|work|business)[\s-])*)(hour|hr|h|day|d|week|wk|month|year|yr|percent|per cent|%)(?:s\b|\b|(?<=%))/g;
const units: Readonly<Record<string, string>> = {
  hr: "hour",
  h: "hour",
  d: "day",
  wk: "week",
  yr: "year",
  "%": "percent",
  "per cent": "percent",
};

/** The figures of a text, in order. */
export function figuresIn(text: string): Figure[] {
  const plain = inDigits(text)
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/\b(?:annually|yearly|(?:every|each|per) year|once a year)\b/g, "1 year");
  return [...plain.matchAll(said)].map(([words, amount = "", counted = "", unit = ""]) => ({
    amount: Number(amount),
    unit: units[unit] ?? unit,
    isWorking: /work|business/.test(counted) ? true : /calendar|natural|consecutive/.test(counted) ? false : null,
    words: words
      .replace(/\)/, "")
      .replace(/[\s-]+/g, " ")
      .trim(),
  }));
}

/** Hours that a unit of time lasts; months and years are told apart from days. */
const sizes: Readonly<Record<string, readonly [string, number]>> = {
  hour: ["days", 1],
  day: ["days", 24],
  week: ["days", 168],
  month: ["months", 1],
  year: ["months", 12],
  percent: ["share", 1],
};

const daysOf = ({ unit, amount }: Figure): number =>
  (unit === "month" ? 30 : unit === "year" ? 365 : (sizes[unit]?.[1] ?? 1) / 24) * amount;

/** How many times longer a period may be than another that the same thing is measured by. */
const mostTimes = 30;

/** Whether both are shares, or lengths of time of about the same order. */
export function isSameSort(one: Figure, other: Figure): boolean {
  if (one.unit === "percent" || other.unit === "percent") return one.unit === other.unit;
  const times = daysOf(one) / daysOf(other);
  return times <= mostTimes && times >= 1 / mostTimes;
}

/** Whether two figures say the same: 12 months are a year, and about 30 days a month. */
export function isSameFigure(one: Figure, other: Figure): boolean {
  const [[sort, size], [otherSort, otherSize]] = [sizes[one.unit] ?? ["", 1], sizes[other.unit] ?? ["", 1]];
  if (sort === otherSort) return one.amount * size === other.amount * otherSize;
  return isSameSort(one, other) && one.unit !== "percent" && Math.abs(daysOf(one) - daysOf(other)) < 1;
}
