import { inDigits } from "../text/numerals.ts";

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)*/g) ?? [];

/** A length of time or a share in lower-case text, as number and unit. */
export const periodPattern = /(\d+(?:\.\d+)?)\)?[\s-]*(?:[a-z]+[\s-]){0,2}?(hour|day|week|month|year|percent|%)/g;

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
  const held = inDigits(text);
  return { numbers: new Set(numbersIn(held)), periods: new Set(periodsIn(held)) };
}

/** Numbers, periods and shares that a sentence names and its passages do not. */
export function unsupportedFigures(sentence: string, passages: string | Figures): string[] {
  const { numbers, periods } = typeof passages === "string" ? figuresOf(passages) : passages;
  const strangers = numbersIn(sentence.replaceAll(/(\d),(?=\d{3}\b)/g, "$1")).filter((number) => !numbers.has(number));
  return [...new Set([...strangers, ...periodsIn(inDigits(sentence)).filter((one) => !periods.has(one))])];
}
