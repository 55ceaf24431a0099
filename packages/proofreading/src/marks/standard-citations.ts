import { standardsIn } from "@clausewise/retrieval";
import type { Cited } from "./cited.ts";

/** Two figures of a year, as ASTM and CSA write it: `ASTM F1980-16`, `CAN/CSA-ISO 13485:16`. */
const shortYear = /^[:-](\d{2})[a-z]?(?![\d.-])/;
const isOfShortYears = /^(?:ASTM|CAN|CSA)\b/i;
const edition =
  /^\s*(?::\s?((?:19|20)\d{2})|[-/]((?:19|20)\d{2})(?!-?\d)|\s*\(((?:19|20)\d{2})(?:-\d{2}|\s+edition)?\)|,?\s(?:(?:[Ee]d(?:ition|\.)?|[Vv]ersion|of|from)\s+)((?:19|20)\d{2})(?!\d)|,?\s((?:19|20)\d{2})(?=\s*(?:[),;.]|$|edition)))/;
const editionAhead = /\b((?:19|20)\d{2})\s+(?:edition|version)\s+of\s+(?:the\s+)?$/;
const amendments = /^(?:\s?[+/]\s?(?:A(?:MD|mend(?:ment)?)?\.?\s?\d{1,2}|A\d{1,2}|AC|Cor\.?\s?\d?)(?:\s?:\s?(?:19|20)\d{2})?)+/i;
const place = "(?:[A-Z]{1,2}\\b(?:\\.\\d{1,2})*|\\d{1,2}(?:\\.\\d{1,2}){0,4})";
const sign = "(?:[Cc]lauses?|[Cc]l\\.?|[Ss]ub-?clauses?|[Ss]ections?|[Ss]ec\\.|[Pp]aras?\\b\\.?|[Pp]aragraphs?|[Cc]hapters?|[Aa]nnex)";
/** Numbers of three places are clauses without a sign as well. */
const deepPlace = "\\d{1,2}(?:\\.\\d{1,2}){2,4}";
const clauseBehind = new RegExp(`^,?\\s*(?:(?:\\(?(?:${sign}|§)\\s*)(${place})|\\(?(${deepPlace})\\)?)(?![\\d/]|\\s+[Ss]ections?\\b)`);
/** A number of two places behind a designation with its year, or behind a comma, with nothing that is measured. */
const placeOfTwo =
  /^(?:,\s*|\s+|,?\s*\()(\d{1,2}\.\d{1,2})\)?(?![\d.]*\d|\s*(?:[%°±×xX]|(?:[nuµm]?[mgslVAW]|[ckMm]?(?:m|g|Pa|Hz|N)|dB|bar|min|h|hours?|days?|weeks?|months?|years?|and|to|or)\b))/;
const clauseBefore = new RegExp(`(?:\\b${sign}|§)\\s*(${place})\\s*(?:,|(?:of|in)\\s+(?:the\\s+)?(?:standard\\s+)?)\\s*$`);
const furtherClause = /^(?:\s*(?:,|;|&|\band\b|\bor\b)\s*(?:(?:sub-?)?clauses?\s+)?)(\d{1,2}(?:\.\d{1,2}){1,4})(?![\d/%])/;
const furtherPart = /^\s*(?:,|\/|&|;|,?\s*and\b|,?\s*or\b)\s*-\s?(\d{1,3})(?![\d.%])/;
const farBack = 48;

/** Where the letters of a name end and its number begins: a letter alone may begin the number, as in `F1980`. */
function numberAt(name: string): number {
  const digit = name.search(/\d/);
  return /(?:^|[^A-Za-z])[A-Z]$/.test(name.slice(0, digit)) ? digit - 1 : digit;
}

/** The number of a standard as the library names it: `ISO 14971` for `EN ISO 14971` and `ANSI/AAMI/ISO 14971`. */
function sourceOf(name: string, key: string): string {
  const number = key.replace(/^[A-Z/]+ (?=\d|[A-Z]\d)/, "");
  const prefix = name.slice(0, numberAt(name)).replace(/[ -]?(?:No\.? ?)?$/, "");
  const joint = /\bISO\s?\/\s?(IEC|TR|TS|ASTM)\b/i.exec(prefix)?.[1] ?? /\bIEC\s?\/\s?(TR|TS|ISO)\b/i.exec(prefix)?.[1];
  if (/\bIEC\b/i.test(prefix) && !/\bISO\b/i.test(prefix))
    return `IEC ${joint && /^T[RS]$/i.test(joint) ? `${joint.toUpperCase()} ` : ""}${number}`.replace(/^IEC (T[RS]) /, "IEC $1 ");
  const technical = /\bISO[\s-](T[RS])\b/i.exec(prefix)?.[1];
  if (technical !== undefined) return `ISO/${technical.toUpperCase()} ${number}`;
  if (/\bISO\b/i.test(prefix)) return joint ? `ISO/${joint.toUpperCase()} ${number}` : `ISO ${number}`;
  if (/\bTIR$/i.test(prefix)) return key.replace(" ", " TIR");
  return key.includes(" ") ? key : `${/^[68]\d{4}/.test(key) ? "IEC" : prefix.toUpperCase().trim()} ${key}`;
}

interface Edition {
  year: string | null;
  length: number;
}

/** The edition that is said behind a name, and how many letters that takes. */
function editionBehind(name: string, rest: string): Edition {
  const said = edition.exec(rest);
  const year = said?.slice(1).find((one) => one !== undefined) ?? null;
  const short = year === null && isOfShortYears.test(name) ? shortYear.exec(rest) : null;
  const length = (said ?? short)?.[0].length ?? 0;
  const full = short?.[1] === undefined ? year : `${Number(short[1]) > 60 ? "19" : "20"}${short[1]}`;
  return { year: full, length: length + (amendments.exec(rest.slice(length))?.[0].length ?? 0) };
}

/** What one pattern finds again and again from a place on. */
function* runOf(pattern: RegExp, plain: string, from: number): Generator<{ start: number; end: number; said: string }> {
  let end = from;
  for (let next = pattern.exec(plain.slice(end, end + farBack)); next; next = pattern.exec(plain.slice(end, end + farBack))) {
    const [whole, said = ""] = next;
    const start = end + whole.length - said.length;
    end += whole.length;
    yield { start, end, said };
  }
}

const clauseOf = (designation: string, place: string): string => `${designation} ${/^[A-Z]/.test(place) ? "Annex " : ""}${place}`;

/** Countries publish an international standard under a year of their own. */
const isNational = /^(?:DIN|BS|NF|UNE|UNI|SN|CAN|CSA|AS|JIS)\b.*\b(?:ISO|IEC)\b/i;

/** A standard where it is named, with its clauses, and with the further parts of it that are listed behind. */
function citedAt(plain: string, start: number, bare: string, key: string): Cited[] {
  const named = start + bare.length;
  const { year: yearBehind, length } = editionBehind(bare, plain.slice(named, named + farBack));
  const year = yearBehind ?? editionAhead.exec(plain.slice(Math.max(0, start - farBack), start))?.[1] ?? null;
  const end = named + length;
  const source = sourceOf(bare, key);
  const designation = year === null ? source : `${source}:${year}`;
  const rest = plain.slice(end, end + farBack);
  const after = clauseBehind.exec(rest) ?? (year !== null || rest.startsWith(",") ? placeOfTwo.exec(rest) : null);
  const ahead = after ? null : clauseBefore.exec(plain.slice(Math.max(0, start - farBack), start));
  const place = after?.[1] ?? after?.[2] ?? ahead?.[1] ?? null;
  const from = ahead ? start - (Math.min(start, farBack) - ahead.index) : start;
  const stop = end + (after?.[0].length ?? 0);
  const own = { source, edition: year, until: null, ...(year !== null && isNational.test(bare) && { national: true as const }) };
  const first: Cited = { ...own, start: from, end: stop, clause: place === null ? null : clauseOf(designation, place) };
  const clauses = after
    ? [...runOf(furtherClause, plain, stop)].map((one): Cited => ({
        ...own,
        start: one.start,
        end: one.end,
        clause: clauseOf(designation, one.said),
      }))
    : [];
  return [first, ...clauses, ...(after ? [] : furtherParts(plain, end, source))];
}

/** `-5 and -10:2010` behind `ISO 10993-1`. */
function furtherParts(plain: string, from: number, source: string): Cited[] {
  const series = /^(.*\d)-\d{1,3}$/.exec(source)?.[1];
  if (series === undefined) return [];
  const parts: Cited[] = [];
  for (let [next] = runOf(furtherPart, plain, from); next; [next] = runOf(furtherPart, plain, parts.at(-1)?.end ?? from)) {
    const { year, length } = editionBehind(series, plain.slice(next.end, next.end + farBack));
    parts.push({
      start: next.start - 1,
      end: next.end + length,
      source: `${series}-${next.said}`,
      edition: year,
      clause: null,
      until: null,
    });
  }
  return parts;
}

const clauseAlone = /\b(?:[Ss]ub-?)?[Cc]lauses?\s+(\d{1,2}(?:\.\d{1,2}){1,4})(?![\d/]|\s+(?:of|in)\b)/g;
const farName = 3000;

/** `clause 7.6` where the text has named the clause of one standard and of no other. */
function ofOnlyCited(plain: string, named: readonly Cited[]): Cited[] {
  const cited = named.filter(({ clause }) => clause !== null);
  const [first] = cited;
  if (!first || cited.some(({ source }) => source !== first.source)) return [];
  const taken = (start: number, end: number) => named.some((one) => one.start < end && start < one.end);
  return [...plain.matchAll(clauseAlone)].flatMap(({ 0: words, 1: said = "", index }) => {
    const end = index + words.length;
    const isNear = cited.some((one) => Math.abs(one.start - index) < farName);
    const designation = first.edition === null ? first.source : `${first.source}:${first.edition}`;
    return isNear && !taken(index, end) ? [{ ...first, start: index, end, clause: clauseOf(designation, said) }] : [];
  });
}

const ofTheStandard = new RegExp(`\\b${sign}\\s+(${place})\\s+(?:of|in)\\s+(?:the|this|that|said)\\s+(?:same\\s+)?[Ss]tandard\\b`, "g");

/** `clause 7.3.3 of the standard`: of the standard that was named last. */
const ofLastNamed = (plain: string, named: readonly Cited[]): Cited[] =>
  [...plain.matchAll(ofTheStandard)].flatMap(({ 0: words, 1: said = "", index }) => {
    const last = named.findLast(({ end }) => end <= index);
    if (!last) return [];
    const designation = last.edition === null ? last.source : `${last.source}:${last.edition}`;
    return [{ ...last, start: index, end: index + words.length, clause: clauseOf(designation, said) }];
  });

/** Where a line breaks within a name: `ISO` and `11135:2014`. */
const brokenName = /(?<=\b(?:ISO|IEC|ASTM|AAMI|CLSI))\n(?=[A-Z]?\d{2,6})/g;
const yearBehindStroke = /(?<=\b(?:ISO|IEC) \d{4,5}(?:-\d{1,2})?)\/(?=(?:19|20)\d{2}(?!\d))/g;

const inOneSpelling = (plain: string): string => plain.replace(brokenName, " ").replace(yearBehindStroke, ":");

/** Standards with their edition and clause, where a folded text cites them. */
export function standardCitations(plain: string): Cited[] {
  const named = standardsIn(inOneSpelling(plain)).flatMap(({ name, key, start }): Cited[] => {
    const bare = name.replace(/(?:[:-](?:19|20)\d{2})?(?:\+A\d+(?::\d{4})?)*$/, "").replace(/^(ASTM .*\d)-\d{2}[a-z]?$/i, "$1");
    return citedAt(plain, start, bare, key.replace(/-(?:19|20)\d{2}$/, ""));
  });
  return [...named, ...ofLastNamed(plain, named), ...ofOnlyCited(plain, named)];
}
