import type { Anchor } from "../manuscript/anchor.ts";
import { citationsIn } from "../marks/citations.ts";
import { datesIn } from "../marks/dates.ts";
import { identifiersIn } from "../marks/identifiers.ts";
import { quantitiesIn } from "../marks/quantities.ts";
import { inEnglishSpelling } from "./english-spelling.ts";
import type { Language, PlaceFamily } from "./languages/language-spelling.ts";
import { familyAt } from "./places.ts";

/** What a translation has to leave as it is. */
export type FigureKind = "identifier" | "citation" | "date" | "quantity" | "number";

/** Something that a translation must say as its source does. */
export interface Figure extends Anchor {
  kind: FigureKind;
  /** As the text writes it. */
  text: string;
  /** Ways to read it, in one spelling for all languages; several where only its language's use decides. */
  readings: readonly string[];
  /** The number alone, of a quantity or number. */
  value: string | null;
  /** The unit as it stands in English spelling; null without one. */
  unit: string | null;
  /** What it is the number of, where that is said. */
  family: PlaceFamily | null;
  /** The letter behind it: `a` of Article 10a. */
  suffix: string;
  /** What stands right before it in capital letters: `ISO` of ISO 14971. */
  prefix: string;
}

/** A text as its figures are found in it. */
export interface ReadText {
  text: string;
  language: Language;
  /** In English spelling. */
  plain: string;
  anchor: (start: number, end: number) => Anchor;
  figures: readonly Figure[];
}

type Found = Anchor & Omit<Figure, "text" | "family" | "suffix" | "prefix">;

/** A number without insignificant zeros before it; of zeros alone, as of `000`, none is insignificant. */
const bare = (written: string): string => (/^0+$/.test(written) ? written : written.replace(/^0+(?=\d)/, ""));
const monthDay =
  /(?<![\w.])(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)(?![\w]| \d{4})|(?<!\w)(January|February|March|April|May|June|July|August|September|October|November|December) (\d{1,2})(?![\w]|,? \d{4})/g;
const code = /(?<![\w])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[A-Za-z][A-Za-z]*-?\d[\w]*(?:-\w+)*/g;
const number = /(?<!\d|\d\.)\d+(?:\.\d+)*/g;

/** Codes that begin with letters and are no number of a place or standard: `COVID-19`, `H2O2`. */
function codesIn(plain: string): Found[] {
  return [...plain.matchAll(code)].flatMap(({ 0: written, index }) =>
    /^(?:No|Nr|n|art|Art|p|pp|ISO|IEC|EN)-?\d+$/.test(written)
      ? []
      : [
          {
            start: index,
            end: index + written.length,
            kind: "identifier",
            readings: [written.toUpperCase().replaceAll("-", "")],
            value: null,
            unit: null,
          },
        ],
  );
}

function daysIn(plain: string): Found[] {
  const whole = datesIn(plain).map(({ start, end, kind, normal, text }): Found => ({
    start,
    end,
    kind: "date",
    readings: kind === "ambiguous" ? bothOrders(text) : [normal],
    value: null,
    unit: null,
  }));
  const withoutYear = [...plain.matchAll(monthDay)].map(({ 0: written, 1: day, 2: month, 3: otherMonth, 4: otherDay, index }): Found => ({
    start: index,
    end: index + written.length,
    kind: "date",
    readings: [`${month ?? otherMonth ?? ""} ${bare(day ?? otherDay ?? "")}`],
    value: null,
    unit: null,
  }));
  return [...whole, ...withoutYear];
}

/** Both days that figures such as 05/06/2021 may mean. */
function bothOrders(written: string): string[] {
  const [one = "", other = "", year = ""] = written.split(/\D/).filter(Boolean);
  return [`${year}-${one.padStart(2, "0")}-${other.padStart(2, "0")}`, `${year}-${other.padStart(2, "0")}-${one.padStart(2, "0")}`];
}

/** Amounts, the two ends of a range apart. */
function amountsIn(plain: string, language: Language): Found[] {
  return quantitiesIn(plain).flatMap(({ start, end, base, value, until, unit }): Found[] => {
    // Of an elided word only its first letter stands there: `68 s'appliquent`.
    if (plain[end] === "'" && unit.length === 1) return [];
    // `Form FDA 356h` takes no hours.
    if (/^\d+[a-z]$/.test(plain.slice(start, end)) && /[A-Z]{2,} $/.test(plain.slice(0, start))) return [];
    // `section 506J` is no energy.
    if (/\d[A-Z]$/.test(plain.slice(start, end)) && familyAt(plain, { start, end }, language) !== null) return [];
    const written = [...plain.slice(start, end).matchAll(/[-+]?\d+(?:\.\d+)?/g)];
    const amount = (of: number, from: number, to: number, raw: string): Found => ({
      start: start + from,
      end: start + to,
      kind: "quantity",
      readings: [`${of} ${base.unit}`],
      value: bare(raw.replace(/^[-+]/, "")),
      unit,
    });
    const [low, high] = [written[0], written.at(-1)];
    if (low === undefined || high === undefined) return [];
    const last = amount(base.until ?? base.value, until === null ? 0 : high.index, end - start, until === null ? low[0] : high[0]);
    if (until === null || value === until) return [last];
    const [own] = amountsIn(
      plain.slice(start, start + high.index).replace(/\D+$/, (rest) => rest.replace(/(?:-| ?to | and | through )$/, "")),
      language,
    );
    const lower =
      own === undefined
        ? { ...amount(base.value, low.index, low.index + low[0].length, low[0]), unit: null }
        : { ...own, start: start + own.start, end: start + own.end };
    return [lower, last];
  });
}

const isFree = (taken: readonly Anchor[], { start, end }: Anchor): boolean => taken.every((one) => end <= one.start || start >= one.end);

function numbersIn(plain: string, taken: readonly Anchor[], language: Language): Found[] {
  const byComma = !["en", "zh", "ja", "ko"].includes(language);
  return [...plain.matchAll(number)].flatMap(({ 0: written, index }): Found[] => {
    const place = { start: index, end: index + written.length };
    if (!isFree(taken, place)) return [];
    const grouped = byComma && /^\d{1,3}(?:\.\d{3})+$/.test(written) ? [written.replaceAll(".", "")] : [];
    return [{ ...place, kind: "number", readings: [bare(written), ...grouped], value: bare(written), unit: null }];
  });
}

/** Finds what a translation must leave as it is. */
export function readFigures(text: string, language: Language): ReadText {
  const { plain, anchor } = inEnglishSpelling(text, language);
  const cited = citationsIn(plain);
  const named = identifiersIn(plain).map(({ start, end, normal }): Found => ({
    start,
    end,
    kind: "identifier",
    readings: [normal],
    value: null,
    unit: null,
  }));
  const found: Found[] = [];
  const standards = cited.filter(({ kind }) => kind === "standard" || kind === "source");
  for (const more of [
    named,
    daysIn(plain).filter((day) => isFree(standards, day)),
    amountsIn(plain, language),
    codesIn(plain).filter((one) => isFree(cited, one)),
  ])
    found.push(...more.filter((one) => isFree(found, one)));
  found.push(...numbersIn(plain, found, language));
  const figures = found
    .toSorted((one, other) => one.start - other.start)
    .map((one): Figure => {
      const place = anchor(one.start, one.end);
      const family = one.kind === "number" ? familyAt(plain, one, language) : null;
      const isCited = one.kind === "number" && (family === "clause" || family === "annex" || family === "division" || !isFree(cited, one));
      const prefix = one.kind === "number" ? prefixAt(plain, one.start) : "";
      const suffix = one.kind === "number" ? suffixAt(plain, one.end) : "";
      return {
        ...one,
        ...place,
        readings: prefix === "" ? one.readings : [...one.readings, `${prefix}${one.value ?? ""}${suffix}`.toUpperCase()],
        kind: isCited ? "citation" : one.kind,
        text: text.slice(place.start, place.end),
        family,
        suffix,
        prefix,
      };
    });
  return { text, language, plain, anchor, figures };
}

const latinSuffixes: Readonly<Record<string, string>> = { bis: "a", ter: "b", quater: "c", quinquies: "d", sexies: "e" };

function suffixAt(plain: string, end: number): string {
  const [, letter = "", latin = ""] =
    /^(?:([a-h])(?![\p{L}\d)])| ?(bis|ter|quater|quinquies|sexies)(?!\p{L}))/u.exec(plain.slice(end, end + 12)) ?? [];
  return letter || (latinSuffixes[latin] ?? "");
}

/** Abbreviations of the same thing in several languages. */
const sameAbbreviation: Readonly<Record<string, string>> = {
  DORS: "SOR",
  TR: "SI",
  UE: "EU",
  ЕС: "EU",
  CE: "EC",
  EG: "EC",
  CEE: "EEC",
  EWG: "EEC",
  LC: "SC",
  LRC: "RSC",
};

function prefixAt(plain: string, start: number): string {
  const [, letters = ""] = /(?<![\p{L}\d])([A-Z]{2,6})\)?[ /-]?$/u.exec(plain.slice(Math.max(0, start - 9), start)) ?? [];
  return sameAbbreviation[letters] ?? letters;
}
