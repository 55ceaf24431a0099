import { type NormalCitation, normalCitation } from "./clauses.ts";
import { documentsNamed } from "./document-names.ts";
import { actSectionOf } from "./statute-sections.ts";

/** A clause a question names, in the spelling the library cites it by. */
export interface CitedClause {
  canonical: string;
  /** The same as citations are compared. */
  normal: NormalCitation;
  /** A place in a document by its number, which the library may or may not cite so. */
  narrower?: string;
}

const levels = "(?:\\s?\\((?:[a-z]{1,4}|[A-Z]{1,2}|\\d{1,3})\\))*";
const sectionNumber = `\\d{1,4}(?:\\.\\d{1,4}[a-z]?)?${levels}`;
const isQuantity =
  "(?!\\.?\\d|\\s*(?:%|percent|[Cc]\\.?\\s?[Ff]\\.?\\s?[Rr]|U\\.?\\s?S\\.?\\s?C|(?:calendar|working|work|business)\\b|-?\\s?(?:days?|hours?|weeks?|months?|years?|mg|mm|kg|ml)\\b))";
const more = (item: string) => `((?:\\s*(?:,|and|or|&|to|through|-)\\s*(?:and\\s+|or\\s+)?(?:§+\\s*)?${item}${isQuantity})*)`;

interface Found {
  at: number;
  canonical: string;
  narrower?: string | null;
}

const squeeze = (text: string) => text.replace(/\s+/g, "");

function each(question: string, pattern: string, flags: string, read: (match: RegExpMatchArray) => (string | null)[]): Found[] {
  return [...question.matchAll(new RegExp(pattern, flags))].flatMap((match) =>
    read(match)
      .filter((canonical) => canonical !== null)
      .map((canonical, nth) => ({ at: match.index + nth / 100, canonical })),
  );
}

const listed = (text: string, item: string) => [...text.matchAll(new RegExp(item, "g"))].map((match) => squeeze(match[0]));

function ofCfr(question: string): Found[] {
  const numbered = each(
    question,
    `\\b(\\d{1,2})\\s*[Cc]\\.?\\s?[Ff]\\.?\\s?[Rr]\\.?\\s*(?:(?:§+|[Pp]arts?|[Ss]ections?|[Ss]ec\\.)\\s*)*(${sectionNumber})${more(sectionNumber)}`,
    "g",
    ([, title, first = "", rest = ""]) => [squeeze(first), ...listed(rest, sectionNumber)].map((one) => `${title} CFR ${one}`),
  );
  const parts = each(
    question,
    `(?<!CFR |cfr )\\b[Pp]arts?\\s+(\\d{1,4})(?![\\w.(/-])${more("\\d{2,4}(?![\\d.])")}`,
    "g",
    ([, first = "", rest = ""]) =>
      [first, ...listed(rest, "\\d{2,4}")]
        .filter((part) => Number(part) > 10 || part === "4" || part === "7")
        .map((part) => `21 CFR ${part}`),
  );
  const bare = each(
    question,
    `(?:(§+\\s*|\\b[Ss]ections?\\s+|\\b[Ss]ec\\.\\s*)|(?<![\\w.$€£/-]))(\\d{1,4}\\.\\d{1,4}[a-z]?${levels})${isQuantity}`,
    "g",
    ([, sign, section = ""]) => (sign !== undefined || /^[1-8]\d\d\./.test(section) ? [`21 CFR ${squeeze(section)}`] : []),
  );
  return [...numbered, ...parts, ...bare];
}

const actSection = `[3-9]\\d{2}[A-Z]?(?:-\\d)?${levels}`;

function ofStatute(question: string): Found[] {
  const isAct = (section: string) => Number.parseInt(section, 10) < 910;
  const act = "(?:FF?D\\s?&?\\s?C\\s?A(?:ct)?|FDCA|Federal Food,? Drug,? and Cosmetic Act)";
  const canonical = (section = "") => {
    // Biologics are spoken of by these sections of the PHS Act; section 361 says what its regulations do, 21 CFR 1271.
    if (/^361\b/.test(section)) return null;
    if (/^351\b/.test(section)) return `PHS Act ${squeeze(section)}`;
    return isAct(section) ? `FD&C Act ${squeeze(section)}` : null;
  };
  const named = each(
    question,
    `(?:${act}|\\b[Ss]ections?|\\b[Ss]ec\\.|(?<!C\\.?\\s*)§+)\\s*(?:§+|[Ss]ections?|[Ss]ec\\.)?\\s*(${actSection})(?![\\d.])${more(actSection)}`,
    "g",
    ([, first, rest = ""]) => [canonical(first), ...listed(rest, actSection).map(canonical)],
  );
  const deep = each(question, `(?<![\\w.§])(5\\d{2}[A-Z]?(?:\\((?:[a-z]{1,2}|\\d{1,2}|[A-Z])\\)){3,})`, "g", ([, section]) => [
    canonical(section),
  ]);
  const after = each(question, `(?<![\\w.])(${actSection})\\s+of\\s+the\\s+(?:${act}|Act\\b)`, "g", ([, section]) => [canonical(section)]);
  const code = each(
    question,
    `\\b21\\s*U\\.?\\s?S\\.?\\s?C\\.?\\s*(?:§+\\s*)?(\\d{3}[a-z]*(?:-\\d+)?)(${levels})`,
    "g",
    ([, section = "", deeper = ""]) => {
      const number = actSectionOf(section);
      return [number === null ? `21 USC ${section}${squeeze(deeper)}` : `FD&C Act ${number}${squeeze(deeper)}`];
    },
  );
  return [...named, ...deep, ...after, ...code];
}

const euNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:IVDR|2017\/746)\b/gi, "EU IVDR"],
  [/\b(?:MDR|2017\/745)\b/gi, "EU MDR"],
  [/\b(?:AI Act|AIA|2024\/1689)\b/gi, "Regulation (EU) 2024/1689"],
  [/\b(?:GDPR|2016\/679)\b/gi, "Regulation (EU) 2016/679"],
  [/\b2023\/607\b/gi, "Regulation (EU) 2023/607"],
  [/\b(?:CTR|Clinical Trials Regulation)\b/gi, "Regulation (EU) No 536/2014"],
  [/\b(?:CRA|Cyber Resilience Act)\b/gi, "Regulation (EU) 2024/2847"],
  [/\bNIS ?2\b/gi, "Directive (EU) 2022/2555"],
  [/\bREACH\b/g, "Regulation (EC) No 1907/2006"],
  [/\bRoHS\b/gi, "Directive 2011/65/EU"],
  [/\bEHDS\b/gi, "Regulation (EU) 2025/327"],
];

const isOfEurope = /^(?:Regulation|Directive) (?!.*2017\/74[56])/;

/** Acts of the EU that a question names, each with where. */
const actsIn = (question: string): (readonly [at: number, name: string])[] => [
  ...euNames.flatMap(([pattern, name]) => [...question.matchAll(pattern)].map(({ index }) => [index, name] as const)),
  ...documentsNamed(question).flatMap(({ at, canonical }) => (isOfEurope.test(canonical) ? [[at, canonical] as const] : [])),
];

const romanNumbers = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII".split(" ");
const romanOf = (number: string): string => romanNumbers[Number(number) - 1] ?? number.toUpperCase();

/** The regulation named nearest to a place in the question, or the default. */
function regulationNear(question: string, at: number, fallback: string | null): string | null {
  let nearest = fallback;
  let distance = Number.POSITIVE_INFINITY;
  for (const [place, name] of actsIn(question)) {
    if (Math.abs(place - at) >= distance) continue;
    distance = Math.abs(place - at);
    nearest = name;
  }
  return nearest;
}

/** Rules of MDR Annex VIII chapter III by the point that holds them: the last rule of points 4 to 7. */
const lastRules = [
  [4, 4],
  [5, 8],
  [6, 13],
  [7, 22],
] as const;

/** The point of Annex VIII that holds a classification rule: Rule 11 of the MDR is point 6.3, Rule 3 of the IVDR point 2.3. */
function pointOfRule(regulation: string | null, rule: number): string | null {
  if (regulation === "EU IVDR") return rule >= 1 && rule <= 7 ? `2.${rule}` : null;
  if (regulation !== "EU MDR" || rule < 1) return null;
  const at = lastRules.findIndex(([, last]) => rule <= last);
  const [point] = lastRules[at] ?? [];
  return point === undefined ? null : `${point}.${rule - (lastRules[at - 1]?.[1] ?? 0)}`;
}

function ofEurope(question: string, fallback: string | null): Found[] {
  const article = `\\d{1,3}[a-z]?\\b${levels}`;
  const at = (match: RegExpMatchArray) => regulationNear(question, match.index ?? 0, fallback);
  const articles = each(question, `\\b(?:Articles?|Arts?\\.?)\\s*(${article})${more(article)}`, "gi", (match) => {
    const regulation = at(match);
    return [squeeze(match[1] ?? ""), ...listed(match[2] ?? "", article)].map((one) =>
      regulation === null ? null : `${regulation} Article ${one}`,
    );
  });
  const annexes = each(question, "\\bAnnex(?:es)?\\s+([IVX]+|\\d{1,2})\\b", "gi", (match) => {
    const [, number = ""] = match;
    // In figures it is meant where the regulation is named: "Annex 1" alone is that of GMP.
    const regulation = /\d/.test(number) ? regulationNear(question, match.index ?? 0, null) : at(match);
    return [regulation === null ? null : `${regulation} Annex ${romanOf(number)}`];
  });
  // The classification rules of both regulations stand in their Annex VIII.
  const rules = each(question, "\\bRules?\\s+(\\d{1,2})\\b(?!\\.)", "g", (match) => {
    const regulation = at(match);
    const point = pointOfRule(regulation, Number(match[1]));
    return [point === null ? null : `${regulation} Annex VIII ${point}`];
  });
  const documents = each(question, "\\bMDCG\\s*(\\d{4}-\\d{1,2})\\b", "gi", ([, number]) => [`MDCG ${number}`]);
  return [...articles, ...annexes, ...rules, ...documents];
}

function ofCanada(question: string): Found[] {
  if (!/\bSOR\s?\/\s?98-282|Canad|Medical Devices Regulations/i.test(question)) return [];
  return each(
    question,
    `\\b(?:s{1,2}\\.|[Ss]ections?|[Ss]ec\\.)\\s*(\\d{1,2}(?:\\.\\d{1,2})?${levels})(?![\\d.]\\d)`,
    "g",
    ([, section = ""]) => [`SOR/98-282 s. ${squeeze(section)}`],
  );
}

/**
 * The clauses a question names, in the order it names them. `defaultRegulation` (such as `EU MDR`) is what an article
 * or annex belongs to where the question does not say.
 */
export function recogniseCitations(question: string, defaultRegulation?: string): CitedClause[] {
  const plain = question.replace(/[\u2010-\u2015]/g, "-").replace(/\u00a0/g, " ");
  const canada = ofCanada(plain);
  const documents = documentsNamed(plain).filter((one) => !["2017/745", "2017/746"].some((number) => one.canonical.endsWith(number)));
  const found: Found[] = [...ofCfr(plain), ...ofStatute(plain), ...ofEurope(plain, defaultRegulation ?? null), ...canada, ...documents];
  const canonical = found.toSorted((one, other) => one.at - other.at).map((one) => one.canonical);
  const narrower = new Map(found.flatMap((one) => (one.narrower ? [[one.canonical, one.narrower] as const] : [])));
  const unique = [...new Set(canonical)];
  const isImplied = (clause: string) =>
    unique.some(
      (other) =>
        other !== clause &&
        [" Article", " Annex", " rule", "."].some((next) => other.startsWith(`${clause}${next}`)) &&
        !isPart.test(clause),
    );
  // What is a section of another text is none of the CFR.
  const elsewhere = [...canada.map((one) => one.canonical), ...narrower.values()].map((one) => one.slice(one.lastIndexOf(" ") + 1));
  const ofOthers = new Set(elsewhere);
  return unique
    .filter((clause) => !isImplied(clause) && !(clause.startsWith("21 CFR ") && ofOthers.has(clause.slice(7))))
    .map((clause) => {
      const place = narrower.get(clause);
      return { canonical: clause, normal: normalCitation(clause), ...(place !== undefined && { narrower: place }) };
    });
}

/** A part that is named beside a section of it is asked after as well: "21 CFR 803 and 803.50". */
const isPart = /^\d+ CFR \d+$/;

/** Citations with the words that lead up to them, where they are only named. */
const citedWords =
  /(?:\b(?:under|in|of|to|by|per|with|from|according to) )?(?:\b(?:EU )?(?:MDR|IVDR),? (?:Articles?|Annex(?:es)?) [\dIVX]+(?:\(\d+\))*|\b\d{1,2} ?CFR (?:parts? |§ ?)?\d+(?:\.\d+)?(?:\([a-z\d]+\))*|\bFD&C Act(?: section)? \d{3}[A-Z]?(?:\([a-z\d]+\))*|\bSOR\/98-282(?: s\. ?\d+(?:\.\d+)?)?|\b(?:EU )?(?:MDR|IVDR)(?= article| annex))/gi;

/** A question without the citations it names. */
export const withoutCitations = (question: string): string => question.replace(citedWords, " ").replace(/\s+/g, " ").trim();
