import { type Form, type Mark, type Reading, marksIn } from "./mark.ts";

/** A day, or a month; `ambiguous` where day and month could be either, `impossible` where no calendar has the day. */
export type DateKind = "day" | "month" | "ambiguous" | "impossible";

/** A date; `normal` is `2021-05-17` or `2021-05`, otherwise as it is written. */
export type DateMark = Mark<DateKind>;

const months = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];
const month =
  "(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?";
const year = "((?:19|20)\\d{2})";
const day = "(\\d{1,2})(?:st|nd|rd|th)?";
/** Of "Revision 6 of July 2025" the number is that of the revision. */
const afterNumbered =
  "(?<!\\b(?:revision|rev\\.?|amendment|version|edition|issue|supplement|addendum|corrigendum|draft|step|stage|part|volume|no\\.?) )";

/** Verbs of the same letters, which are written small. */
const isVerb = /^(?:may|march)$/;
const monthNumber = (name: string): number => months.findIndex((one) => one.startsWith(name.toLowerCase().slice(0, 3))) + 1;
const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** A day of the calendar, or what is written like one. */
function dayOf(year: number, month: number, day: number): Reading<DateKind, unknown> {
  const iso = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  const stands = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso);
  return { kind: stands ? "day" : "impossible", normal: iso };
}

/** Day and month by figures alone, which are told apart where one is above 12. */
function inFigures(written: string, [one, other, year]: readonly [number, number, number]): Reading<DateKind, unknown> {
  if (one > 12) return dayOf(year, other, one);
  if (other > 12) return dayOf(year, one, other);
  return one === other ? dayOf(year, one, other) : { kind: "ambiguous", normal: written };
}

const form = (pattern: string, read: Form<DateKind>["read"]): Form<DateKind> => ({ pattern: new RegExp(pattern, "gi"), read });

const forms: readonly Form<DateKind>[] = [
  form(`(?<![\\w.-])${year}-(\\d{2})-(\\d{2})(?![\\w-])`, ([, year, month, day]) => dayOf(Number(year), Number(month), Number(day))),
  form(`(?<![\\w.]|\\d-)(?:${afterNumbered}${day} of |${day}[ -])${month},?[ -]${year}(?!\\d)`, ([, ofMonth, day, month = "", year]) =>
    dayOf(Number(year), monthNumber(month), Number(ofMonth ?? day)),
  ),
  form(`(?<!\\w)${month} ${day},? ${year}(?!\\d)`, ([, month = "", day, year]) => dayOf(Number(year), monthNumber(month), Number(day))),
  form(`(?<![\\w-])${month},?[ -]${year}(?!\\d)`, ([, month = "", year = ""]) =>
    isVerb.test(month) ? null : { kind: "month", normal: `${year}-${twoDigits(monthNumber(month))}` },
  ),
  form(`(?<![\\w./])(\\d{1,2})\\.(\\d{1,2})\\.${year}(?![\\w.])`, ([, day, month, year]) =>
    dayOf(Number(year), Number(month), Number(day)),
  ),
  form(`(?<![\\w./])(\\d{1,2})/(\\d{1,2})/${year}(?![\\w/])`, ([written, one, other, year]) =>
    inFigures(written, [Number(one), Number(other), Number(year)]),
  ),
];

/** The days and months that a text names, in its order. */
export const datesIn = (text: string): DateMark[] => marksIn(text, forms);
