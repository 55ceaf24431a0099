import { inDigits } from "../text/numerals.ts";

/** A figure with its unit: a length of time, or a share of a whole. */
export interface Figure {
  amount: number;
  /** hour, day, week, month, year, percent, money, or what is counted: "module"; people of all kinds are "person" */
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

/** Words that say a length of time without its number. */
const worded: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019]/g, "'"],
  [/\b(?:twice (?:a|per|each|every) year|half-yearly|semi-?annual(?:ly)?|(?:half a|every half) year)\b/g, "6 months"],
  [/\b(?:biennial(?:ly)?|every (?:other|second) year)\b/g, "2 years"],
  [/\b(?:annual(?:ly)?(?= (?:basis|cycle|interval))|annually|yearly|(?:every|each|per) year|once (?:a|per|each|every) year)\b/g, "1 year"],
  [/\b(?:quarterly|(?:every|each) quarter)\b/g, "3 months"],
  [/\b(?:monthly|(?:every|each) month|once a month)\b/g, "1 month"],
  [/\b(?:a|one) decade\b/g, "10 years"],
  [
    /\b(?<=\b(?:within|for|after|in|gives|takes|has|have|least|most|under|than|until|only|us|sponsors|every) )an? (?:full |whole )?(?=(?:week|month|year)\b)/g,
    "1 ",
  ],
  [/\ban? (?:full|whole) (?=(?:week|month|year)\b)/g, "1 "],
  [
    /\b1 (?=(?:week|month|year) (?:before|after|from|past|ahead|of|later)\b)|\ban? (?=(?:week|month|year) (?:before|after|from|past|ahead)\b)/g,
    "1 ",
  ],
];

const days = "(?:calendar|working|work|business)[ -]days?|hours?|days?|weeks?|months?|years?";
/** Numbers that have their unit with another: "2, 10 and 15 days", "15 days for a death and 30 for the rest". */
const listed = new RegExp(`\\b(\\d+)(?=(?:, \\d+)*,? (?:and|or|to) \\d+[ -](${days})\\b)`, "g");
const following = new RegExp(
  `\\b(\\d+[ -](${days})\\b[^.;\\d]{0,80}?(?:,|\\b(?:and|or|but)) (?:(?:(?!class|part|article|section|annex|rule)[a-z]+ ){0,6}?(?:in|within|after|for|to|has|have|takes?|gets?) )?)(\\d+)(?=[,.;]?$|, | (?:for|if|where|when|in|on|after|from)\\b)`,
  "g",
);
/** A text in which numbers that share a unit each have it. */
export const withUnits = (plain: string): string => plain.replaceAll(listed, "$1 $2").replaceAll(following, "$1$3 $2");

/** The figures of a text, in order. */
export function figuresIn(text: string): Figure[] {
  const plain = withUnits(worded.reduce((words, [said, inNumbers]) => words.replaceAll(said, inNumbers), inDigits(text)));
  const measured = [...plain.matchAll(said)].map(([words, amount = "", counted = "", unit = ""]) => ({
    amount: Number(amount),
    unit: units[unit] ?? unit,
    isWorking: /work|business/.test(counted) ? true : /calendar|natural|consecutive/.test(counted) ? false : null,
    words: shown(words),
  }));
  return [...measured, ...countsIn(plain.replaceAll(said, " "))];
}

const shown = (words: string): string =>
  words
    .replace(/\)/, "")
    .replace(/[\s-]+/g, " ")
    .trim();

/** Sums of money, and numbers of people or things: "$250,000", "5 members". */
const money =
  /(?:(?:us|can|s|a)?[$€£] ?(\d+(?:\.\d+)?))|\b(\d+(?:\.\d+)?) ?(?:(?:us|canadian) )?(?:dollars|usd|euros?|eur|cad|pounds|gbp)\b/g;
/** Numbers that are the name of something: "class 2 devices", "part 11 records", "21 CFR". */
const naming =
  "class|part|parts|article|articles|section|annex|rule|phase|type|form|iso|iec|ich|table|step|module|level|stage|version|schedule|order|no|reg|regulation|chapter|group|category|tier|cfr|in|since";
const counted = new RegExp(
  `(?<!\\b(?:${naming})\\.? |[\\d.(/$€£-])\\b(\\d+)(?![\\d./)-]) ((?:(?!(?:for|of|in|to|on|at|by|and|or|if|who|that|which) )[a-z-]+ ){0,2}?)([a-z]{4,}(?<!s)s|people)\\b`,
  "g",
);
/** People are counted under many names. */
const people = /^(?:people|person|member|patient|american|subject|individual|participant|human|adult)$/;
const nouns = (noun: string): string => {
  const one = noun
    .replace(/ies$/, "y")
    .replace(/(?<=s|x|ch)es$/, "")
    .replace(/s$/, "");
  return people.test(one) ? "person" : one;
};

const countsIn = (plain: string): Figure[] => [
  ...[...plain.matchAll(money)].map(([words, signed, named]) => ({
    amount: Number(signed ?? named),
    unit: "money",
    isWorking: null,
    words: shown(words),
  })),
  // "One counts" counts nothing.
  ...[...plain.replaceAll(money, " ").matchAll(counted)]
    .filter(({ 1: amount, 2: between }) => amount !== "1" || between !== "")
    .map(([words, amount = "", , noun = ""]) => ({
      amount: Number(amount),
      unit: nouns(noun),
      isWorking: null,
      words: shown(words),
    })),
];

/** Hours that a unit of time lasts; months and years are told apart from days. */
const sizes: Readonly<Record<string, readonly [string, number]>> = {
  hour: ["days", 1],
  day: ["days", 24],
  week: ["days", 168],
  month: ["months", 1],
  year: ["months", 12],
  percent: ["share", 1],
};

const isTime = ({ unit }: Figure): boolean => unit !== "percent" && unit in sizes;

const daysOf = ({ unit, amount }: Figure): number =>
  (unit === "month" ? 30 : unit === "year" ? 365 : (sizes[unit]?.[1] ?? 1) / 24) * amount;

/** How many times longer a period may be than another that the same thing is measured by. */
const mostTimes = 30;

/** Whether both are shares, or lengths of time of about the same order. */
export function isSameSort(one: Figure, other: Figure): boolean {
  if (!isTime(one) || !isTime(other)) return one.unit === other.unit;
  const times = daysOf(one) / daysOf(other);
  return times <= mostTimes && times >= 1 / mostTimes;
}

/** What is told of figures that are farther apart, or of none at all beside some. */
const farthestApart = 10;

/** How many times one of two figures of a sort must be doubled to be as long as the other. */
export function timesApart(one: Figure, other: Figure): number {
  const [days, otherDays] = [daysOf(one), daysOf(other)];
  if (days === otherDays) return 0;
  return Math.min(farthestApart, Math.abs(Math.log2(days / otherDays)));
}

/** Whether two figures say the same: 12 months are a year, and about 30 days a month. */
export function isSameFigure(one: Figure, other: Figure): boolean {
  const [[sort, size], [otherSort, otherSize]] = [sizes[one.unit] ?? ["", 1], sizes[other.unit] ?? ["", 1]];
  if (!isTime(one) || !isTime(other)) return one.unit === other.unit && one.amount === other.amount;
  if (sort === otherSort) return one.amount * size === other.amount * otherSize;
  return isSameSort(one, other) && isTime(one) && Math.abs(daysOf(one) - daysOf(other)) < 1;
}
