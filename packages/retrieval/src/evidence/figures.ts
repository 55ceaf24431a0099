import { inDigits } from "../text/numerals.ts";

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)*/g) ?? [];

const period = /(\d+(?:\.\d+)?)\)?[\s-]*(?:[a-z]+[\s-]){0,2}?(hour|day|week|month|year|percent|%)/g;

/** Lengths of time and shares, such as `30 day` for “thirty calendar days”. */
const periodsIn = (text: string): string[] =>
  [...text.matchAll(period)].map(([, number = "", unit = ""]) => `${number} ${unit === "%" ? "percent" : unit}`);

/** Numbers, periods and shares that a sentence names and its passages do not. */
export function unsupportedFigures(sentence: string, passages: string): string[] {
  const [said, held] = [inDigits(sentence), inDigits(passages)];
  const numbers = new Set(numbersIn(held));
  const periods = new Set(periodsIn(held));
  const strangers = numbersIn(sentence.replaceAll(/(\d),(?=\d{3}\b)/g, "$1")).filter((number) => !numbers.has(number));
  return [...new Set([...strangers, ...periodsIn(said).filter((one) => !periods.has(one))])];
}
