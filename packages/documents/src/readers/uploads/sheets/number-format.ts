import { type DateParts, shownDate } from "./date-serials.ts";

const builtIn: Readonly<Record<number, string>> = {
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  11: "0.00E+00",
  14: "yyyy-mm-dd",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm",
  19: "h:mm:ss",
  20: "h:mm",
  21: "h:mm:ss",
  22: "yyyy-mm-dd h:mm",
  37: "#,##0;(#,##0)",
  38: "#,##0;(#,##0)",
  39: "#,##0.00;(#,##0.00)",
  40: "#,##0.00;(#,##0.00)",
  41: "#,##0",
  42: "#,##0",
  43: "#,##0.00",
  44: "#,##0.00",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mm:ss.0",
  48: "##0.0E+0",
};

/** The format that a number stands for where the file does not state it; Eastern Asian dates among them. */
export function builtInFormat(id: number): string {
  const date = (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return builtIn[id] ?? (date ? "yyyy-mm-dd" : "General");
}

interface Section {
  /** What stands before and after the digits. */
  before: string;
  after: string;
  /** The signs that stand for digits, or for parts of a date. */
  digits: string;
  /** Whether there are digits in more than one place, as in a telephone number. */
  parted: boolean;
  elapsed: boolean;
}

const sections = new Map<string, Section[]>();

/** A number as a sheet shows it by its format; dates always as in ISO 8601. */
export function shownNumber(value: number, format: string, from1904: boolean): string {
  const all = sectionsOf(format);
  const [positive, negative, zero] = all;
  const section = (value < 0 ? negative : value === 0 ? zero : positive) ?? positive;
  if (!section || /^(?:general|@|)$/i.test(format)) return general(value);
  const dates = datePartsOf(section);
  if (dates) return shownDate(value, dates, from1904) ?? general(value);
  // A second section says itself how what is below zero looks.
  return figures(section === negative ? -value : value, section);
}

/** A number without a format; what binary fractions add beyond 15 figures is left out. */
function general(value: number): string {
  return String(Number(value.toPrecision(15)));
}

function sectionsOf(format: string): Section[] {
  const known = sections.get(format);
  if (known) return known;
  const read = partedSections(format).map(sectionOf);
  if (sections.size < 5000) sections.set(format, read);
  return read;
}

const pieces = /"([^"]*)"?|\\(.)|_.|\*.|\[([^\]]*)\]?|(;)|([^"\\_*[;])/gu;

function partedSections(format: string): RegExpExecArray[][] {
  const parted: RegExpExecArray[][] = [[]];
  for (const piece of format
    .slice(0, 300)
    .replaceAll(/general/gi, "@")
    .matchAll(pieces)) {
    if (piece[4]) parted.push([]);
    else parted.at(-1)?.push(piece);
  }
  return parted;
}

function sectionOf(parts: readonly RegExpExecArray[]): Section {
  const section: Section = { before: "", after: "", digits: "", parted: false, elapsed: false };
  let ended = false;
  for (const [, quoted, escaped, bracket, , sign] of parts) {
    if (bracket !== undefined && /^(?:h+|m+|s+)$/i.test(bracket)) section.elapsed = true;
    const literal = quoted ?? escaped ?? currencyOf(bracket) ?? (sign !== undefined && !isCode(sign, section) ? sign : null);
    if (literal === null) {
      const code = sign ?? "";
      if (ended && /[0#?]/.test(code)) section.parted = true;
      section.digits += code;
    } else if (section.digits === "") section.before += literal;
    else [section.after, ended] = [section.after + literal, true];
  }
  return section;
}

/** `[$€-407]` shows the sign of a currency; other brackets are colours, languages and conditions. */
function currencyOf(bracket: string | undefined): string | null {
  return bracket?.startsWith("$") ? (bracket.slice(1).split("-")[0] ?? "") : null;
}

function isCode(sign: string, { digits }: Section): boolean {
  if (/[0#?.,%ymdhsYMDHS@]/.test(sign)) return true;
  if (/[eE]/.test(sign)) return /[0#]$/.test(digits);
  if (/[+-]/.test(sign)) return /[eE]$/.test(digits);
  return /[/AaPp]/.test(sign) && digits !== "";
}

function datePartsOf({ digits, elapsed }: Section): DateParts | null {
  const code = digits.toLowerCase();
  if (elapsed) return { year: false, month: false, day: false, time: true, elapsed };
  if (!/[ymdhs]/.test(code) || /[0#?]/.test(code.replaceAll(/s[.,]?0+/g, "s"))) return null;
  const time = /[hs]/.test(code);
  // An m beside hours or seconds is minutes; a third stands for a month's name.
  const month = /mmm/.test(code) || (/m/.test(code) && (!time || /[yd]/.test(code)));
  return { year: code.includes("y"), month, day: code.includes("d"), time, elapsed };
}

function figures(value: number, { before, after, digits, parted }: Section): string {
  if (digits.includes("@")) return `${before}${general(value)}${after}`.trim();
  if (!/[0#?]/.test(digits)) return digits.includes("%") ? `${general(value * 100)}%` : `${before}${after}`;
  if (parted || digits.includes("/")) return general(value);
  const percent = digits.includes("%");
  const number = writtenBy(Math.abs(percent ? value * 100 : value), digits.replace("%", ""));
  const sign = value < 0 && /[1-9]/.test(number) ? "-" : "";
  return `${sign}${before}${number}${percent ? "%" : ""}${after}`.trim();
}

function writtenBy(value: number, digits: string): string {
  const [mantissa = "", exponent] = digits.split(/e[+-]?/i);
  const [whole = "", decimals = ""] = mantissa.split(".");
  const most = Math.min(15, decimals.replaceAll(/[^0#?]/g, "").length);
  if (exponent !== undefined)
    return value
      .toExponential(most)
      .replace(/e([+-])(\d)$/, "e$10$2")
      .replace("e", "E");
  const thousands = /,+$/.exec(mantissa)?.[0].length ?? 0;
  const least = decimals.replaceAll(/[^0?]/g, "").length;
  const text = trimmed((value / 1000 ** thousands).toFixed(most), least);
  const [units = "", rest] = text.split(".");
  const padded = units.padStart(Math.min(30, whole.replaceAll(/[^0]/g, "").length), "0");
  const grouped = /[0#?],[0#?]/.test(whole) ? padded.replaceAll(/\B(?=(?:\d{3})+$)/g, ",") : padded;
  return rest === undefined ? grouped : `${grouped}.${rest}`;
}

/** Leaves out zeros at the end beyond those the format asks for. */
function trimmed(text: string, least: number): string {
  const [whole = "", decimals = ""] = text.split(".");
  let end = decimals.length;
  while (end > least && decimals[end - 1] === "0") end -= 1;
  return end === 0 ? whole : `${whole}.${decimals.slice(0, end)}`;
}
