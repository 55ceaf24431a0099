import { below, oneOf, type Plant, type Random } from "./plant.ts";
import { laterPlace, plainSentences, retold } from "./sentences.ts";

const unit =
  "(?:mg|g|kg|mL|mcg|µg|mm|cm|days?|weeks?|months?|years?|hours?|minutes?|°C|%|subjects|patients|participants|sites|mmHg|mg\\/kg)";
const measured = new RegExp(
  `(?<![\\w.,/(§#-])(?<!\\b(?:Visit|Week|Day|Month|Section|Table|Figure|Part|Phase|Period|Cycle|Version|Amendment|CFR|ISO|if|If) )(\\d{1,4})( ?)(${unit})\\b`,
  "g",
);

/** Sentences that state a value on no condition, for a restatement must say the same. */
const states = (words: string): boolean => !/\b(?:if|unless|either|or|respectively|for example|e\.g|would|could|assum\w+)\b/i.test(words);

/** A number that somebody may have written by mistake or have left from an earlier version. */
function slipped(number: string, random: Random): string {
  const value = Number(number);
  const ways = [
    String(value + Math.max(1, Math.round(value * (0.2 + random() * 0.6)))),
    String(Math.max(1, value - Math.max(1, Math.round(value * (0.2 + random() * 0.4))))),
    number.length > 1 && number[0] !== number[1] ? `${number[1]}${number[0]}${number.slice(2)}` : String(value * 2),
  ].filter((one) => one !== number && !one.startsWith("0"));
  return oneOf(random, ways) ?? String(value + 1);
}

/** Tells a sentence again, far behind, with one thing of its quantity changed. */
function restated(text: string, random: Random, change: (number: string, unit: string) => { number: string; unit: string } | null) {
  const fitting = plainSentences(text).filter(({ words }) => states(words) && [...words.matchAll(measured)].length === 1);
  const found = fitting[below(random, fitting.length)];
  if (found === undefined) return null;
  const place = laterPlace(text, found.end, random);
  const [match] = [...found.words.matchAll(measured)];
  const [whole = "", number = "", space = "", of = ""] = match ?? [];
  const changed = change(number, of);
  if (place === null || changed === null || match === undefined) return null;
  const other = `${changed.number}${space}${changed.unit}`;
  const words = found.words.slice(0, match.index) + other + found.words.slice(match.index + whole.length);
  return {
    edit: { start: place, end: place, instead: ` ${retold(words, random)}` },
    what: `${whole} > ${other}: ${found.words}`,
    subject: found.words,
  };
}

/** A value that contradicts what the text says elsewhere. */
export function plantValues(text: string, random: Random): Plant | null {
  const made = restated(text, random, (number, of) => ({ number: slipped(number, random), unit: of }));
  return made && { detector: "values", what: made.what, edits: [made.edit], subjects: [made.subject] };
}

const mistaken: Readonly<Record<string, readonly string[]>> = {
  mg: ["mcg", "g"],
  g: ["mg", "kg"],
  kg: ["g", "lb"],
  mL: ["L", "µL"],
  mcg: ["mg"],
  µg: ["mg"],
  mm: ["cm"],
  cm: ["mm"],
  "mg/kg": ["mcg/kg", "g/kg"],
  days: ["weeks"],
  weeks: ["days"],
  months: ["weeks", "years"],
  hours: ["minutes", "days"],
  minutes: ["hours"],
  "°C": ["°F"],
};

const bodily: readonly (readonly [RegExp, (words: string) => string])[] = [
  [/\d+ ?mmHg\b/, (words) => words.replace(/mmHg$/, "mm/Hg")],
  [/(?<=(?:temperature|fever)[^.\n]{0,30})\d\d(?:\.\d)? ?°C/i, (words) => words.replace("C", "F")],
  [/(?<=QTc[A-Z]?[^.\n]{0,20})[34567]\d\d ?(?:ms|msec)\b/, (words) => words.replace(/ms(?:ec)?$/, "seconds")],
  [/(?<=(?:room temperature|refrigerat)[^.\n]{0,30})\d{1,2} ?°C/i, (words) => words.replace("C", "F")],
];

function misread(text: string, random: Random): Plant | null {
  const places = bodily.flatMap(([pattern, change]) =>
    [...text.matchAll(new RegExp(pattern.source, "gi"))].map((match) => ({ match, change })),
  );
  const found = oneOf(random, places);
  if (found === undefined) return null;
  const { 0: words, index } = found.match;
  const instead = found.change(words);
  return {
    detector: "units",
    what: `${words} > ${instead}`,
    edits: [{ start: index, end: index + words.length, instead }],
    subjects: [`${index}`],
  };
}

/** A unit that is not that of the same quantity elsewhere, or in which it cannot be. */
export function plantUnits(text: string, random: Random): Plant | null {
  if (random() < 0.4) return misread(text, random);
  const made = restated(text, random, (number, of) => {
    const other = oneOf(random, mistaken[of] ?? []);
    return other === undefined ? null : { number, unit: other };
  });
  return made && { detector: "units", what: made.what, edits: [made.edit], subjects: [made.subject] };
}
