import { stem } from "@clausewise/retrieval";
import type { Anchor } from "../manuscript/anchor.ts";
import { type Folded, foldText } from "../manuscript/folded.ts";
import type { Manuscript } from "../manuscript/manuscript.ts";
import { type AcronymDefinition, acronymDefinitions, explainedAcronyms, isSpelledNear, wordsSpelling } from "./acronym-definitions.ts";
import type { Inconsistency } from "./inconsistency.ts";
import { needNoLongForm } from "./known-acronyms.ts";
import { type Passage, proseOf } from "./prose.ts";

interface Use extends Anchor {
  acronym: string;
}

/** Uses in running text from which an acronym needs its long form. */
const fewestUses = 3;
const mostOthers = 5;

const candidate = /(?<![\p{L}\p{N}@./_#:&-]|& )([A-Z]{2,6})s?(?![\p{L}\p{N}@_&-]|\.[A-Za-z]|\/[A-Za-z]|®|™|©| &)/gu;
const shouted = /\b[A-Z]{3,}$/;
/** What shows a name of a gene, firm, form or study instead of words in short. */
const ofName =
  /^ (?:gene|mutation|protein|Inc\b|Ltd|LLC|Corp|GmbH|Pharma|Press\b|Trans\b|[A-Z]?\d)|^(?:(?: ?\/|,| and|, and)? ?[A-Z]{2,4})*[ -]codes?\b|^(?:,| and)? ?[A-Z]{4,}\b|^, [A-Z]\.|^[(*]\d/;
const beforeName =
  /(?:\b(?:Form|Protocol|Study|Trial|Part|Type|Class|Vitamin|Figure|Table|Appendix|Attachment|Annex|Section|Category|Group|Arm|Cohort|Box|MA|DG|Dr\.) |[A-Z]\. ?|["“'‘])$/;
/** Long enough to be spoken as a word, and spoken so: most are names of studies and products. */
const isSpoken = (word: string): boolean =>
  (word.length > 5 && /^(?:[^AEIOU]{0,2}[AEIOUY]{1,2})+[^AEIOU]{0,2}$/.test(word)) ||
  (word.length === 5 && /^[^AEIOU]?(?:[AEIOU][^AEIOU])+[AEIOU]?$/.test(word)) ||
  /^(?:[AEIOU][^AEIOU]){2}$/.test(word);
const mostInitials = 3;
/** Initials of an author: "Smolen JS,". */
const afterSurname = /\p{Lu}\p{Ll}+,? $/u;
const isInitials = (acronym: string, before: string, after: string): boolean =>
  acronym.length <= mostInitials && afterSurname.test(before) && /^(?:[,.;]|\s*$| and )/.test(after);
const isNumeral = (word: string): boolean => /^[IVXLC]+[A-H]?$|^([A-Z])\1+$|^[XYZ]+$/.test(word);

function usesIn({ words, anchor }: Passage): Use[] {
  return [...words.matchAll(candidate)].flatMap(({ 0: written, 1: acronym = "", index }) => {
    const [before, after] = [words.slice(Math.max(0, index - 24), index), words.slice(index + written.length, index + written.length + 24)];
    if (isNumeral(acronym) || shouted.test(before.trimEnd()) || ofName.test(after) || beforeName.test(before)) return [];
    if (isSpoken(acronym) || isInitials(acronym, before, after)) return [];
    return [{ acronym, ...anchor(index, index + written.length) }];
  });
}

/** A word that the text also writes small is a word that was shouted. */
const alsoSmall = (plain: string): ((word: string) => boolean) => {
  const small = new Set(plain.match(/(?<![\p{L}])\p{Ll}+(?![\p{L}])/gu));
  return (word) => small.has(word.toLowerCase()) || small.has(`${word.toLowerCase()}s`);
};

const countOf = (many: number): string => (many === 1 ? "once" : many === 2 ? "twice" : `${many} times`);

/** Two letters begin too many pairs of words. */
const fewestSpelled = 3;

/** What is missing: the words that it stands for, or that it stands for them. */
function untold(plain: string, acronym: string): string {
  const words = acronym.length < fewestSpelled ? null : wordsSpelling(plain, acronym);
  return words === null
    ? "and nowhere does the text say what it stands for"
    : `and nowhere does the text say that it stands for “${words}”, if it does`;
}

function undefinedIn(uses: readonly Use[], plain: string, isDefined: (acronym: string) => boolean): Inconsistency[] {
  const isWord = alsoSmall(plain);
  return [...Map.groupBy(uses, ({ acronym }) => acronym)].flatMap(([acronym, own]): Inconsistency[] => {
    const [first, ...rest] = own;
    if (first === undefined || own.length < fewestUses || isDefined(acronym) || needNoLongForm.has(acronym) || isWord(acronym)) return [];
    if (
      isSpelledNear(
        plain,
        acronym,
        own.map(({ start }) => start),
      )
    )
      return [];
    return [
      {
        detector: "acronyms",
        kind: "undefined_acronym",
        start: first.start,
        end: first.end,
        subject: acronym,
        others: rest.slice(0, mostOthers).map(({ start, end }) => ({ start, end })),
        message: `“${acronym}” is used ${countOf(own.length)} in running text, ${untold(plain, acronym)}.`,
        proposal: `Write it out where it first stands, with “(${acronym})” behind it.`,
      },
    ];
  });
}

const little = new Set("a an and by for from in of on or per the to with".split(" "));
/** Words in one spelling of English, without accents. */
const withoutAccents = (words: string): string =>
  words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ao]e(?=[a-z])/gi, "e");
const stemsOf = (long: string): Set<string> =>
  new Set(
    withoutAccents(long)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "" && !little.has(word))
      .map((word) => stem(word)),
  );

const joined = (stems: ReadonlySet<string>): string => [...stems].join("");
const isNearly = (one: string, other: string): boolean => one.startsWith(other.slice(0, -2)) && Math.abs(one.length - other.length) <= 2;
const lettersOf = (long: string): string =>
  withoutAccents(long)
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** Long forms that name the same: one holds the words of the other, or at least half of all their words are shared. */
function isSame(one: string, other: string): boolean {
  const [few, many] = [stemsOf(one), stemsOf(other)].toSorted((a, b) => a.size - b.size);
  if (few === undefined || many === undefined) return true;
  const shared = [...few].filter((word) => many.has(word)).length;
  return (
    shared === few.size ||
    shared / (few.size + many.size - shared) >= 0.5 ||
    (shared >= few.size / 2 && [...few][0] === [...many][0]) ||
    (few.size > 2 && [...few].slice(-2).join(" ") === [...many].slice(-2).join(" ")) ||
    isNearly(joined(few), joined(many)) ||
    isNearly(lettersOf(one), lettersOf(other))
  );
}

/** A long form in which acronyms stand is read with what those stand for: "serious AEs". */
function spelledOut(long: string, definitions: readonly AcronymDefinition[]): string {
  return long.replace(/\b[A-Z]{2,}(?=s?\b)/g, (inner) => definitions.find(({ acronym }) => acronym === inner)?.longForm ?? inner);
}

function definedTwice(definitions: readonly AcronymDefinition[], anchor: Folded["anchor"]): Inconsistency[] {
  const whole = definitions.map((one) => ({ ...one, longForm: spelledOut(one.longForm, definitions) }));
  return [...Map.groupBy(whole, ({ acronym }) => acronym)].flatMap(([acronym, own]): Inconsistency[] => {
    const [first] = own;
    const other = own.find(({ longForm }) => first !== undefined && !isSame(longForm, first.longForm));
    if (first === undefined || other === undefined) return [];
    return [
      {
        detector: "acronyms",
        kind: "acronym_defined_twice",
        ...anchor(other.start, other.end),
        subject: acronym,
        others: [anchor(first.start, first.end)],
        message: `“${acronym}” stands for “${other.longForm}” here and for “${first.longForm}” elsewhere.`,
        proposal: "Keep one meaning, and write the other out or give it an acronym of its own.",
      },
    ];
  });
}

/** Acronyms that are nowhere written out, and acronyms that stand for two things. */
export function findAcronymFaults(manuscript: Manuscript): Inconsistency[] {
  const { plain, anchor } = foldText(manuscript.text);
  const definitions = acronymDefinitions(plain);
  const explained = [...new Set([...definitions.map(({ acronym }) => acronym), ...explainedAcronyms(plain)])];
  const isDefined = (acronym: string) =>
    explained.some((one) => one.startsWith(acronym) || one.endsWith(acronym) || one.replace(/[^A-Za-z0-9]/g, "") === acronym);
  return [
    ...undefinedIn(proseOf(manuscript).flatMap(usesIn), plain, isDefined),
    ...definedTwice(
      definitions.filter(({ isCertain }) => isCertain),
      anchor,
    ),
  ];
}
