import { cjkNumber, cjkNumberPattern } from "./cjk-numbers.ts";
import type { Language, LanguageSpelling } from "./languages/language-spelling.ts";
import { spellings } from "./languages/spellings.ts";
import { type Rewrite, type Rewritten, rewritten } from "./rewriting.ts";

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const inWords = (words: Iterable<string>): string => [...words].toSorted((one, other) => other.length - one.length).join("|");
const letter = "\\p{L}";
/** Letters of the scripts that part words by blanks. */
const spacedLetter = "[A-Za-z\\u00c0-\\u024f\\u0400-\\u04ff]";

/** Letters and signs of the wide forms that Chinese, Japanese and Korean use, each in its narrow one. */
const narrow: readonly Rewrite[] = [
  // Between narrow figures the wide comma parts words; thousands are grouped by the narrow one.
  { pattern: /(?<=[0-9])，(?=[0-9])/g, to: () => ", " },
  { pattern: /[\uff01-\uff5e]/g, to: ([wide = ""]) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0) },
  { pattern: /℃/g, to: () => "°C" },
  { pattern: /[\u3380-\u33df]/g, to: ([square = ""]) => square.normalize("NFKC") },
  { pattern: /[〜～]/g, to: () => "~" },
  { pattern: /％/g, to: () => "%" },
];

/** Where a name in Latin letters begins right behind characters that are written without blanks. */
const beforeLatin: Rewrite = { pattern: /(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])(?=[A-Za-z])/g, to: () => " " };

const minus = "零下|マイナス|氷点下|영하";
/** Degrees whose scale is named before the number, the sign perhaps before that: `−摂氏 80 度`, `零下摄氏80度`. */
const degreesBehindScale = (scale: string, unit: string): Rewrite => ({
  pattern: new RegExp(`(?:([-−–]) ?|(${minus}) ?)?(?:${scale}) ?(?:([-−–])|(${minus}))? ?(\\d+(?:\\.\\d+)?) ?[度도]`, "gu"),
  to: ([, ...groups]) => `${groups.slice(0, -1).some(Boolean) ? "-" : ""}${groups.at(-1) ?? ""} ${unit}`,
});

/** `第十条`, `三十日` and `二〇二一年` in figures. */
const cjkFigures = (behind: string): readonly Rewrite[] => [
  { pattern: new RegExp(`百分之(${cjkNumberPattern}|[\\d.]+)`, "g"), to: ([, number = ""]) => `${cjkNumber(number) ?? number}%` },
  {
    pattern: new RegExp(`(?<=第)(${cjkNumberPattern})`, "g"),
    to: ([, number = ""]) => String(cjkNumber(number) ?? number),
  },
  {
    pattern: new RegExp(`(?<![\\d.])(${cjkNumberPattern})(?= ?(?:${behind}))`, "g"),
    to: ([, number = ""]) => {
      const value = cjkNumber(number);
      return value === null ? null : String(value);
    },
  },
];

const groupedByComma: Rewrite = {
  pattern: /(?<![\w.]|\d,)\d{1,3}(?:,\d{3})+(?!\d|,\d)/g,
  to: ([written = ""]) => written.replaceAll(",", ""),
};
const groupedBySpace: Rewrite = {
  pattern: /(?<![\w.,/:]|\w-|\d )\d{1,3}(?:[ '’]\d{3})+(?![\d])/g,
  to: ([written = ""]) => written.replace(/[ '’]/g, ""),
};

/** A fraction behind a comma, with the groups of thousands before it. */
const fractionByComma: Rewrite = {
  pattern: /(?<![\w,/:]|\w-)(\d{1,3}(?:[. '’]\d{3})+|\d+),(\d+)(?![\w,]|\.\d|-[A-Za-zÀ-ÿ]{3})/g,
  to: ([, whole = "", fraction = ""]) => `${whole.replace(/[. '’]/g, "")}.${fraction}`,
};

/** A month by its name as English names it, in the order of an English date. */
function monthRewrites({ months, ofMonth }: LanguageSpelling): Rewrite[] {
  const link = ofMonth === "" ? " ?" : ` ?(?:(?:${ofMonth}) ?)?`;
  return months.flatMap((names, nth): Rewrite[] => {
    const name = `(?:${names})\\.?(?!${letter})`;
    const english = monthNames[nth] ?? "";
    const day = "(?<![\\w.,/])(\\d{1,2})(?:er|re|º|ª|°|\\.|-го|e)?";
    return [
      {
        pattern: new RegExp(`${day}${link}${name}${link}(\\d{4})(?!\\d)(?: ?г(?:ода|\\.|(?!${letter})))?`, "giu"),
        to: ([, of = "", year = ""]) => `${of} ${english} ${year}`,
      },
      { pattern: new RegExp(`${day}${link}${name}(?! ?\\d{1,2}(?!\\d))`, "giu"), to: ([, of = ""]) => `${of} ${english}` },
      {
        pattern: new RegExp(`(?<!${letter})${name}${link}(\\d{4})(?!\\d)(?: ?г(?:ода|\\.|(?!${letter})))?`, "giu"),
        to: ([, year = ""]) => `${english} ${year}`,
      },
    ];
  });
}

const numbered = (month: string): string | null => monthNames[Number(month) - 1] ?? null;

/** Dates of figures alone. */
const dayFirst: Rewrite = {
  pattern: /(?<![\w./-])(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d{2})(?![\w/-]|\.\d)/g,
  to: ([, day = "", , month = "", year = ""]) =>
    numbered(month) === null || Number(day) > 31 ? null : `${day} ${numbered(month) ?? ""} ${year}`,
};
const yearFirst: readonly Rewrite[] = [
  {
    pattern: /((?:19|20)\d{2}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/g,
    to: ([, year = "", month = "", day = ""]) => (numbered(month) === null ? null : `${day} ${numbered(month) ?? ""} ${year}`),
  },
  {
    pattern: /((?:19|20)\d{2}) ?[年년] ?(\d{1,2}) ?[月월](?!間|间|간)/g,
    to: ([, year = "", month = ""]) => (numbered(month) === null ? null : `${numbered(month) ?? ""} ${year}`),
  },
  {
    pattern: /(?<!\d)(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/g,
    to: ([, month = "", day = ""]) => (numbered(month) === null ? null : `${day} ${numbered(month) ?? ""}`),
  },
  {
    pattern: /(?<![\w./-])((?:19|20)\d{2})(?:\/|\. ?)(\d{1,2})(?:\/|\. ?)(\d{1,2})(?![\w/-]|\.\d)/g,
    to: ([, year = "", month = "", day = ""]) => (numbered(month) === null ? null : `${day} ${numbered(month) ?? ""} ${year}`),
  },
];

/** Numbers in words before a unit, in figures. */
function wordsBeforeUnits({ numbers, units }: LanguageSpelling): Rewrite[] {
  if (numbers.size === 0) return [];
  return [
    {
      pattern: new RegExp(`(?<!${letter}|-)(${inWords(numbers.keys())})(?=[ -](?:${inWords(Object.values(units))})(?!${letter}))`, "giu"),
      to: ([, word = ""]) => String(numbers.get(word.toLowerCase()) ?? word),
    },
  ];
}

function unitRewrites({ units, scales, months }: LanguageSpelling): Rewrite[] {
  const behind = months.length === 0 ? "(?!)" : spacedLetter;
  const after = "(?<=\\d)( ?|-)";
  const ofScale = scales.map(([words, factor]): Rewrite => ({
    pattern: new RegExp(`(?<![\\d.]|\\d,)(\\d+(?:\\.\\d+)?) ?(?:${words})(?!${spacedLetter})`, "gu"),
    to: ([, number = ""]) => String(Number((Number(number) * factor).toPrecision(12))),
  }));
  // What begins with the sign of another unit comes before it: мл/мин, мм рт. ст.
  const isCompound = (symbol: string): number => Number(symbol.includes("/") || symbol === "mmHg");
  const byLength = Object.entries(units).toSorted(
    ([sign, one], [otherSign, other]) => isCompound(otherSign) - isCompound(sign) || other.length - one.length,
  );
  return [
    ...ofScale,
    ...byLength.map(([symbol, words]): Rewrite => ({
      // A word of a language written without spaces may go on at once.
      pattern: new RegExp(`${after}(?:${words})(?!${behind})`, "gu"),
      to: ([written = ""], text, at) => ` ${symbol}${/^[A-Za-z]/.test(text.slice(at + written.length)) ? " " : ""}`,
    })),
  ];
}

function rangeRewrite({ range, units }: LanguageSpelling): Rewrite {
  const unit = `(?: ?(?:%|°C|[a-zµ]{1,4}|${Object.keys(units).join("|")}))?`;
  const low = `(?<![\\d.]|\\d,|(?:${monthNames.join("|")}) )(\\d+(?:\\.\\d+)?${unit})`;
  return { pattern: new RegExp(`${low} ?(?:${range}) ?(?=\\d)`, "gu"), to: ([, written = ""]) => `${written} to ` };
}

/** Where no blank parts a number and its unit from the words around them. */
const apart: readonly Rewrite[] = [
  { pattern: /(?<=\d ?[A-Za-zµ°/%]{0,6}[A-Za-zµ%])(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])/g, to: () => " " },
  { pattern: /(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])(?=[-+]?\d)/g, to: () => " " },
];

const isGroupOfThousands = /^\d{1,3}(?:\.\d{3})+$/;

const unitsBehind =
  "[%€$£°]|(?:[mcknµ]?m|k?g|[mµn]g|[mµ]?[lL]|k?V|k?W|[kMG]?Hz|[kM]?Pa|mmHg|ppm|IU|[kmM]?J|N|k?Gy|dB|rpm|px|[KMG]?B|EUR|USD|days|weeks|months|years|hours|minutes|seconds|bytes)(?!\\p{L})";

/** `1.500 mg` is read in thousands where a comma parts fractions; what no unit follows may be a clause, `820.100`. */
const groupedByPoint: Rewrite = {
  pattern: new RegExp(
    `(?<![\\w.,/:§]|\\w-|§ )(\\d{1,3}(?:\\.\\d{3})+)(?= ?(?:${unitsBehind}))|(?<=(?:[$€£¥]|\\b(?:EUR|USD)) ?)(\\d{1,3}(?:\\.\\d{3})+)(?![\\d.])`,
    "gu",
  ),
  to: ([written = ""]) => (isGroupOfThousands.test(written) ? written.replaceAll(".", "") : null),
};

function rewritesOf(language: Language): Rewrite[] {
  const spelling = spellings[language];
  const isEastern = spelling.months.length === 0;
  const behind = inWords(
    [...Object.values(spelling.placesBehind), ...Object.values(spelling.units), "年", "月"].filter((words) => words !== ""),
  );
  return [
    ...narrow,
    ...(isEastern
      ? [beforeLatin, ...cjkFigures(behind), degreesBehindScale("摄氏|攝氏|摂氏|섭씨", "°C"), degreesBehindScale("华氏|華氏|화씨", "°F")]
      : []),
    ...(spelling.decimal === "," ? [fractionByComma] : [groupedByComma]),
    groupedBySpace,
    ...(spelling.figures === "year first" ? yearFirst : []),
    ...(spelling.figures === "day first" ? monthRewrites(spelling) : []),
    ...(spelling.figures === "day first" ? [dayFirst] : []),
    ...wordsBeforeUnits(spelling),
    ...unitRewrites(spelling),
    ...(spelling.decimal === "," ? [groupedByPoint] : []),
    rangeRewrite(spelling),
    ...(isEastern ? apart : []),
  ];
}

const known = new Map<Language, Rewrite[]>();

/** A text with its numbers, dates and units spelled as English spells them, so that they are recognised as in English. */
export function inEnglishSpelling(text: string, language: Language): Rewritten {
  const rewrites = known.get(language) ?? rewritesOf(language);
  known.set(language, rewrites);
  return rewritten(text, rewrites);
}
