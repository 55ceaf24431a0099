import { termIn } from "../text/tokenizer.ts";
import { type Figure, figuresIn, isSameFigure, isSameSort } from "./figures.ts";
import { type Denial, isDenying, isReleasing, plainWords } from "./polarity.ts";
import { isStatement } from "./spoken-verbs.ts";
import type { Claim } from "./understood-question.ts";

/** Terms of a run of words with the word that each stands at. */
interface Run {
  said: string;
  /** Word that the term beginning at a place of `said` stands at. */
  at: ReadonlyMap<number, number>;
}

/** The terms of words, in order. */
export function runOf(words: readonly string[]): Run {
  const at = new Map<number, number>();
  let said = " ";
  for (const [place, word] of words.entries()) {
    const term = word === "non" ? null : termIn(words[place - 1] === "non" ? `non${word}` : word, true);
    if (term === null) continue;
    at.set(said.length - 1, place);
    said += `${term} `;
  }
  return { said, at };
}

/** A phrase as it is looked for; one that begins with "no" or "not" holds where it is denied. */
export interface Phrase {
  said: string;
  isDenied: boolean;
}

const counted = /^(?:calendar|working|work|business|consecutive|full|natural)$/;

/** The same words with and without what kind of day is meant: "10 work days" are 10 days too. */
function runsOf(words: readonly string[]): Run[] {
  const plain = runOf(words);
  const isKind = (word: string, at: number) => counted.test(word) && /^\d/.test(words[at - 1] ?? "");
  return words.some(isKind) ? [plain, runOf(words.map((word, at) => (isKind(word, at) ? "the" : word)))] : [plain];
}

/** A phrase as its terms are compared. */
export const spoken = (phrase: string): string => runOf(plainWords(phrase)).said;

/** Other ways to write or shorten words of phrases. */
const variants: readonly (readonly [RegExp, string])[] = [
  [/\bauthorised\b/, "authorized"],
  [/\brepresentative\b/, "rep"],
  [/\bmanufacturer(s?)\b/, "maker$1"],
];
const withVariants = (phrases: readonly string[]): string[] => [
  ...new Set(
    variants.reduce(
      (all, [word, other]) => [...all, ...all.filter((one) => word.test(one)).map((one) => one.replace(word, other))],
      [...phrases],
    ),
  ),
];

/** Phrases ready to be looked for, those that are said by a denial first. */
export const phrasesOf = (phrases: readonly string[]): Phrase[] =>
  withVariants(phrases)
    .map((phrase) => ({ said: spoken(phrase), isDenied: isDenying(plainWords(phrase)[0] ?? "") }))
    .filter(({ said }) => said.trim() !== "")
    .toSorted((one, other) => Number(other.isDenied) - Number(one.isDenied));

/** Phrases of which one is to be said. */
export interface Group {
  phrases: readonly Phrase[];
  /** Whether it says that something need not be: then that is said by a denial as well. */
  isRelease: boolean;
  /** Whether it says that something is a duty, which is said in many ways. */
  isDuty: boolean;
  /** Figures that are often told, where it is made of them: any other of their sort that is not right is wrong as well. */
  figures: readonly Figure[];
}

const obliging = /^(?:mandatory|obligatory|compulsory|required?|requires)$/;

/** Takes a group of phrases apart. */
export const groupOf = (phrases: readonly string[]): Group => ({
  phrases: phrasesOf(phrases),
  isRelease: phrases.some((phrase) => plainWords(phrase).every(isReleasing)),
  isDuty: phrases.some((phrase) => obliging.test(phrase)),
  figures: phrases.every((phrase) => figuresIn(phrase).length === 1) ? phrases.flatMap(figuresIn) : [],
});

/** A clause, or two that follow each other, as runs of words: as said, and with all days alike. */
export interface Unit {
  claims: readonly Claim[];
  words: readonly string[];
  runs: readonly Run[];
  denials: readonly Denial[];
  /** Where the second clause begins. */
  border: number;
}

const unitOf = (claims: readonly Claim[]): Unit => {
  const starts = claims.map((_, nth) => claims.slice(0, nth).reduce((sum, { words }) => sum + words.length, 0));
  const words = claims.flatMap((claim) => claim.words);
  return {
    claims,
    words,
    runs: runsOf(words),
    denials: claims.flatMap(({ denials }, nth) => denials.map((one) => ({ ...one, at: one.at + (starts[nth] ?? 0) }))),
    border: starts[1] ?? Number.POSITIVE_INFINITY,
  };
};

/** Whether a claim only says who asks, or of what: "Class I manufacturer.", "We are purely a distributor." */
const isSetting = (claim: Claim): boolean =>
  claim.words.length <= mostOfSetting &&
  (/^(?:we|i)(?: am| are|'m|'re)\b/i.test(claim.text) || !(isStatement(claim) || speaking.test(claim.text)));
const mostOfSetting = 9;
const speaking = /^(?:we|i|you|they|he|she|it|our|my|your|their|the)\b/i;

/** The clauses of a question, each by itself and with the one before it. */
export const unitsOf = (claims: readonly Claim[]): Unit[] => [
  ...claims.map((claim) => unitOf([claim])),
  ...claims.slice(1).flatMap((claim, nth) => {
    const before = claims[nth];
    return before?.sentence === claim.sentence || (before !== undefined && isSetting(before)) ? [unitOf([before, claim])] : [];
  }),
];

/** Where something is said, and whether it is said by denying it. */
export interface Place {
  from: number;
  to: number;
  isDenied: boolean;
}

/** Most words between a denial and what it denies. */
export const denialReach = 5;

/** Where a clause that asks for nothing tells of a duty by words that are in every other sentence. */
function placeOfDuty({ claims, words }: Unit): Place | null {
  if (claims.length > 1 || claims.some(({ force }) => force === "supposed")) return null;
  const at = words.findIndex(
    (word, nth) => /^(?:must|shall|needs?)$/.test(word) || (/^(?:have|has|had)$/.test(word) && words[nth + 1] === "to"),
  );
  return at < 0 ? null : { from: at, to: at, isDenied: false };
}

/** What stands after a figure that tells what happened: "30 days ago". */
const ofThePast = /^(?:ago|already|late|later|overdue|old|now|left|earlier)$/;

/** Where a figure is told of the sort of some others, and not a right one. */
function placeOfFigure({ claims, words }: Unit, figures: readonly Figure[], right: readonly Figure[]): Place | null {
  const told = claims.filter(({ force }) => force === "told" || force === "supposed").flatMap((claim) => claim.figures);
  const wrong = told.find((one) => figures.some((other) => isSameSort(one, other)) && !right.some((other) => isSameFigure(one, other)));
  const at = wrong === undefined ? -1 : words.indexOf(`${wrong.amount}`);
  return at < 0 || ofThePast.test(words[at + 2] ?? "") ? null : { from: at, to: at + 1, isDenied: false };
}

/** The words that the first phrase of a group covers which is said. */
export function placeOf(unit: Unit, { phrases, isDuty, figures }: Group, right: readonly Figure[]): Place | null {
  const { runs, denials } = unit;
  for (const { said: phrase, isDenied } of phrases)
    for (const { said, at } of runs) {
      const start = said.indexOf(phrase);
      if (start < 0) continue;
      const places = [...at].filter(([place]) => place >= start && place < start + phrase.length - 1).map(([, word]) => word);
      const found = { from: Math.min(...places), to: Math.max(...places), isDenied };
      const denial = denials.find((one) => one.reach !== "word" && one.at <= found.to && found.from - one.at <= denialReach);
      if (!isDenied) return found;
      if (denial !== undefined) return { ...found, from: Math.min(denial.at, found.from) };
    }
  if (figures.length > 0) return placeOfFigure(unit, figures, right);
  return isDuty ? placeOfDuty(unit) : null;
}
