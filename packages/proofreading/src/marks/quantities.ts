import { type Form, type Mark, type Reading, marksIn } from "./mark.ts";
import { unitOf, unitPattern } from "./units.ts";

/** A number with a unit, a share, or a range of either. */
export type QuantityKind = "quantity" | "percentage" | "range";

/** A quantity; `normal` is its number in the unit it is compared in: `0.005 m`, `2-8 °c`. */
export interface QuantityMark extends Mark<QuantityKind> {
  /** The number as written, of a range its lower end. */
  value: number;
  /** The upper end of a range. */
  until: number | null;
  /** The unit as written. */
  unit: string;
  /** The unit it is compared in, and the number in it. */
  base: { unit: string; value: number; until: number | null };
}

/** What parts the whole from its fraction in a text's numbers. */
export type DecimalMark = "." | ",";

type More = Omit<QuantityMark, keyof Mark>;

const numbers: Readonly<Record<DecimalMark, string>> = {
  ".": "[-+]?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?",
  ",": "[-+]?(?:\\d{1,3}(?:[. ]\\d{3})+|\\d+)(?:,\\d+)?",
};

const numberOf = (written: string, decimal: DecimalMark): number =>
  Number(decimal === "." ? written.replaceAll(",", "") : written.replace(/[. ]/g, "").replace(",", "."));

/** As exact as a number of a text ever is, so that 0.1 l and 100 ml are the same. */
const rounded = (value: number): number => Number(value.toPrecision(10));

function reading(value: number, until: number | null, written: string): Reading<QuantityKind, More> | null {
  const unit = unitOf(written);
  if (unit === null) return null;
  const [low, high] = [rounded(value * unit.factor), until === null ? null : rounded(until * unit.factor)];
  const kind = until !== null ? "range" : unit.base === "%" ? "percentage" : "quantity";
  const normal = `${low}${high === null ? "" : `-${high}`} ${unit.base}`;
  return { kind, normal, value, until, unit: written, base: { unit: unit.base, value: low, until: high } };
}

function formsOf(decimal: DecimalMark): Form<QuantityKind, More>[] {
  const number = numbers[decimal];
  const unit = `(${unitPattern})(?![\\p{L}\\d])`;
  const to = "(?:-| - | to | through | ?\\.\\.\\. ?| and )";
  const begin = "(?<![\\p{L}\\d.,/:§(-]|\\d )";
  return [
    {
      pattern: new RegExp(`${begin}(?:between )?(${number}) ?(?:${unitPattern})?${to}(${number})[ -]?${unit}`, "gu"),
      read: ([written, low = "", high = "", unit = ""]) =>
        written.includes(" and ") && !written.startsWith("between") ? null : reading(numberOf(low, decimal), numberOf(high, decimal), unit),
    },
    {
      pattern: new RegExp(`(?<![\\p{L}\\d.,/:§])(${number})[ -]?${unit}`, "gu"),
      read: ([, value = "", unit = ""]) => reading(numberOf(value, decimal), null, unit),
    },
  ];
}

const formsByMark: Readonly<Record<DecimalMark, readonly Form<QuantityKind, More>[]>> = { ".": formsOf("."), ",": formsOf(",") };

/** The numbers with units, shares and ranges of a text, in its order. */
export const quantitiesIn = (text: string, decimal: DecimalMark = "."): QuantityMark[] => marksIn(text, formsByMark[decimal]);
