const spoken: Readonly<Record<string, number>> = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  "twenty-one": 21,
  "twenty-four": 24,
  thirty: 30,
  forty: 40,
  "forty-five": 45,
  fifty: 50,
  sixty: 60,
  "seventy-five": 75,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  "one hundred and twenty": 120,
  "one hundred and eighty": 180,
};
const longestFirst = Object.keys(spoken).toSorted((a, b) => b.length - a.length);
const spokenNumber = new RegExp(`\\b(?:${longestFirst.join("|")})\\b`, "gi");

/** How long each unit is in days or, where it has no fixed number of them, in months; a percentage stands by itself. */
const units: Readonly<Record<string, [base: "days" | "months" | "%", length: number]>> = {
  minute: ["days", 1 / 1440],
  hour: ["days", 1 / 24],
  day: ["days", 1],
  week: ["days", 7],
  month: ["months", 1],
  year: ["months", 12],
  "%": ["%", 1],
  percent: ["%", 1],
  "per cent": ["%", 1],
};
const qualifiers = [
  "calendar",
  "elapsed calendar",
  "working",
  "work",
  "business",
  "FDA",
  "review",
  "consecutive",
  "Federal",
  "full",
  "clear",
  "total",
  "MDUFA",
];
const periodPattern = new RegExp(
  `(\\d+(?:\\.\\d+)?)[\\s-]*(?:\\(\\d+\\)\\s*)?(?:(${qualifiers.join("|")}|additional)[\\s-]+)?(minute|hour|day|week|month|year|per ?cent|%)`,
  "gi",
);
const everyPattern = /\b(semi-?annual|quarterly|annual|yearly|monthly|weekly|daily|(?:each|every|per|an?) (year|month|week|day|hour))/gi;
const everyUnit: Readonly<Record<string, [value: number, unit: string]>> = {
  semiannual: [6, "month"],
  quarterly: [3, "month"],
  annual: [1, "year"],
  yearly: [1, "year"],
  monthly: [1, "month"],
  weekly: [1, "week"],
  daily: [1, "day"],
};

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const datePattern = new RegExp(`\\b(\\d{1,2}) (${months}) (\\d{4})\\b|\\b(${months}) (\\d{1,2}),? (\\d{4})\\b`, "gi");
const monthPattern = new RegExp(`\\b(?:${months}) \\d{4}\\b`, "gi");

/** Numbers of sections, articles, standards and the like, which say where something stands and not how much there is of it. */
const places = [
  /\b(?:21|42|45) CFR (?:parts? )?[\d.]+(?:\([a-z0-9]+\))*(?:(?:,| and| to| or) (?:part )?\d+(?:\.\d+)?(?:\([a-z0-9]+\))*)*/gi,
  /\b(?:(?:Implementing |Delegated )?(?:Regulation|Directive|Decision))s? (?:No )?\(?(?:EU|EC|EEC)?\)? ?(?:No )?\d+\/\d+(?:\/E\w+)?/gi,
  /\b(?:sections?|articles?|annex(?:es)?|rules?|parts?|chapters?|subparts?|schedules?|paragraphs?|points?|subsections?|divisions?|step|class|clauses?|form(?: fda)?|mdcg|question|no\.|tier|table|appendix|group|category|title|ss?\.|stage|phase|level|U\.S\.C\.|Act|SOR|Public Law)[ /]\(?[\dIVX][\w./-]*(?:\(\w+\))*(?:(?:,| and| to| or) \d[\w./-]*(?:\(\w+\))*)*/gi,
  /\b(?:EN |ISO |IEC |ISO\/IEC |ISO\/TR |ASTM |AAMI |E|Q|M|S|N)\d[\w:+.-]*/g,
  /\b\d{3}[A-Z]{0,2}(?:\(\w{1,4}\))+|\b515A?\b|\b522 order/g,
  /\((?:[a-z]{1,4}|\d{1,2}|[A-Z])\)/g,
];

interface Period {
  base: string;
  length: number;
  qualifier: string;
  said: string;
}

interface Figures {
  periods: Period[];
  dates: Set<string>;
  numbers: Set<number>;
}

/** One way to write spaces, hyphens and numbers: `thirty (30) days` becomes `30 days`, `10 000` becomes `10000`, `0,1 %` becomes `0.1 %`. */
const evened = (text: string): string =>
  text
    .replace(/(?<![\d.])\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+(?!\d)/g, (number) => number.replace(/\D/g, ""))
    .replace(/(\d),(?=\d{1,2} ?%)/g, "$1.")
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .replace(/[‐‑–—]/g, "-")
    .replace(spokenNumber, (word) => String(spoken[word.toLowerCase()] ?? word))
    .replace(/\b(\d+) ?\( ?\1 ?\)/g, "$1");

const period = (value: number, unit: string, qualifier: string, said: string): Period => {
  const [base, length] = units[unit.toLowerCase()] ?? [unit, 1];
  return { base, length: value * length, qualifier: qualifier.toLowerCase().replace("elapsed ", ""), said };
};

function figuresIn(text: string): Figures {
  const even = evened(text);
  const dates = [...even.matchAll(datePattern)].map(
    ([, d1, m1, y1, m2, d2, y2]) => `${d1 ?? d2} ${(m1 ?? m2 ?? "").toLowerCase()} ${y1 ?? y2}`,
  );
  const numbers = [...even.matchAll(/(?<![\w.§-])\d+(?:\.\d+)?(?!\w|\.\d)/g)].map(([number]) => Number(number));
  const periods = [...even.matchAll(periodPattern)].map(([said, value, qualifier, unit]) =>
    period(Number(value), unit ?? "", qualifier ?? "", said),
  );
  return { periods, dates: new Set(dates), numbers: new Set(numbers) };
}

/** What a text says each, every, daily or yearly; a note may say `1 day` of it. */
const recurring = (text: string): Period[] =>
  [...text.matchAll(everyPattern)].map(([said, word = "", named = ""]) => {
    const [value, unit] = everyUnit[word.toLowerCase().replace("-", "")] ?? [1, named];
    return period(value, unit, "", said);
  });

const known = new Map<string, Figures>();

/** The figures of a text, kept: a whole regulation is compared with many notes. */
function figuresOf(text: string): Figures {
  const before = known.get(text);
  if (before) return before;
  const found = figuresIn(text);
  const all = { ...found, periods: [...found.periods, ...recurring(text)] };
  known.set(text, all);
  return all;
}

const sameKindOfDay = (a: string, b: string): boolean =>
  a === b || (/^(?:work|working|business)$/.test(a) && /^(?:work|working|business)$/.test(b));
const countedDays = ["calendar", "working", "work", "business"];

/** Whether a period stands in the text as long, and in days of the kind the note names. */
function standsIn({ base, length, qualifier }: Period, periods: readonly Period[]): boolean {
  const aslong = periods.filter((one) => one.base === base && Math.abs(one.length - length) < 1e-6);
  return aslong.some((one) => !countedDays.includes(qualifier) || sameKindOfDay(one.qualifier, qualifier));
}

const withoutPlaces = (text: string): string => places.reduce((left, place) => left.replaceAll(place, " "), text);

/** Every period, percentage, date and number of a note that its text does not have. */
export function missingFigures(note: string, text: string): string[] {
  const there = figuresOf(text);
  const said = figuresIn(note);
  const rest = evened(withoutPlaces(note)).replace(datePattern, " ").replace(monthPattern, " ").replace(periodPattern, " ");
  const periods = said.periods.filter((one) => !standsIn(one, there.periods)).map((one) => one.said);
  const dates = [...said.dates].filter((date) => !there.dates.has(date));
  const numbers = [...figuresIn(rest).numbers].filter((number) => number > 3 && !there.numbers.has(number)).map(String);
  return [...new Set([...periods, ...dates, ...numbers])];
}
