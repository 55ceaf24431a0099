import { actSectionOf } from "../citations/statute-sections.ts";
import { inDigits } from "../text/numerals.ts";

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)*/g) ?? [];

/** A share as acts of the Union write it, `0,1 %`, with a point. */
const withPoints = (text: string): string => text.replaceAll(/(\d),(\d{1,2})(?= ?%)/g, "$1.$2");

/** The title that a section is of is no figure: `21 CFR 880.9` is `§ 880.9` in its own title. */
const withoutTitles = (text: string): string => text.replaceAll(/\b\d{1,2} (?=(?:CFR|U\.?S\.?C\.?) )/gi, "");

/** Sections of the statute by their numbers of the code, which its text names itself by: `section 360c` for 513. */
const actSectionsIn = (text: string): string[] =>
  [...text.matchAll(/\bsections? (\d{3}[a-z]*(?:[-–]\d+)?)/gi)].flatMap(([, section = ""]) =>
    numbersIn(actSectionOf(section.replace("–", "-")) ?? ""),
  );

/** A length of time or a share in lower-case text, as number and unit. */
export const periodPattern = /(\d+(?:\.\d+)?)\)?[\s-]*(?:(?!of\b|digit)[a-z]+[\s-]){0,2}?(hour|day|week|month|year|percent|%)/g;

/** Lengths of time and shares, such as `30 day` for “thirty calendar days”. */
const periodsIn = (text: string): string[] =>
  [...text.matchAll(periodPattern)].map(([, number = "", unit = ""]) => `${number} ${unit === "%" ? "percent" : unit}`);

/** The figures of a text. */
export interface Figures {
  numbers: ReadonlySet<string>;
  /** Lengths of time and shares. */
  periods: ReadonlySet<string>;
}

export function figuresOf(text: string): Figures {
  const held = inDigits(withPoints(text));
  return { numbers: new Set([...numbersIn(held), ...actSectionsIn(text)]), periods: new Set(periodsIn(held)) };
}

/** Numbers, periods and shares that a sentence names and its passages do not. */
export function unsupportedFigures(sentence: string, passages: string | Figures): string[] {
  const { numbers, periods } = typeof passages === "string" ? figuresOf(passages) : passages;
  const strangers = numbersIn(withoutTitles(sentence).replaceAll(/(\d),(?=\d{3}\b)/g, "$1")).filter((number) => !numbers.has(number));
  return [...new Set([...strangers, ...periodsIn(inDigits(sentence)).filter((one) => !periods.has(one))])];
}
