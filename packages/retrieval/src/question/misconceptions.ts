import { termIn } from "../text/tokenizer.ts";
import { type Denial, isDenying, isReleasing, plainWords } from "./polarity.ts";
import type { Claim, UnderstoodQuestion } from "./understood-question.ts";

/** Something often taken for granted that a clause shows to be otherwise. */
export interface Misconception {
  /** What is right, in a sentence or two. */
  text: string;
  /** Groups of phrases: a claim holds it where it says one phrase of every group and denies none of it. */
  when: readonly (readonly string[])[];
  /** Groups of phrases that say where or of what: one of each stands anywhere in the question. */
  where: readonly (readonly string[])[];
  /** Phrases that show the question is about something else. */
  unless: readonly string[];
  /** The clauses that show it. */
  clauses: readonly string[];
}

/** What a question says of a misconception: that it is so, or, where it wants that confirmed, that it is not. */
export interface HeldMisconception<Known extends Misconception> {
  known: Known;
  kind: "corrected" | "confirmed";
}

/** Finds what a question takes for granted. */
export interface MisconceptionFinder<Known extends Misconception> {
  /** `setting` is said where the question leaves it out, such as the authority that is asked. */
  find(question: Pick<UnderstoodQuestion, "text" | "claims">, setting?: string): HeldMisconception<Known>[];
}

/** Terms of a run of words with the word that each stands at. */
interface Run {
  said: string;
  /** Word that the term beginning at a place of `said` stands at. */
  at: ReadonlyMap<number, number>;
}

function runOf(words: readonly string[]): Run {
  const at = new Map<number, number>();
  let said = " ";
  for (const [place, word] of words.entries()) {
    const term = termIn(word, true);
    if (term === null) continue;
    at.set(said.length - 1, place);
    said += `${term} `;
  }
  return { said, at };
}

/** A phrase as it is looked for; one that begins with "no" or "not" holds where it is denied. */
interface Phrase {
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

const spoken = (phrase: string): string => runOf(plainWords(phrase)).said;

const phrasesOf = (phrases: readonly string[]): Phrase[] =>
  phrases
    .map((phrase) => ({ said: spoken(phrase), isDenied: isDenying(plainWords(phrase)[0] ?? "") }))
    .filter(({ said }) => said.trim() !== "")
    .toSorted((one, other) => Number(other.isDenied) - Number(one.isDenied));

interface Group {
  phrases: readonly Phrase[];
  /** Whether it says that something need not be: then that is said by a denial as well. */
  isRelease: boolean;
}

const groupOf = (phrases: readonly string[]): Group => ({
  phrases: phrasesOf(phrases),
  isRelease: phrases.some((phrase) => plainWords(phrase).every(isReleasing)),
});

/** A clause, or two that follow each other, as runs of words: as said, and with all days alike. */
interface Unit {
  claims: readonly Claim[];
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
    runs: runsOf(words),
    denials: claims.flatMap(({ denials }, nth) => denials.map((one) => ({ ...one, at: one.at + (starts[nth] ?? 0) }))),
    border: starts[1] ?? Number.POSITIVE_INFINITY,
  };
};

const unitsOf = (claims: readonly Claim[]): Unit[] => [
  ...claims.map((claim) => unitOf([claim])),
  ...claims.slice(1).flatMap((claim, nth) => {
    const before = claims[nth];
    return before?.sentence === claim.sentence ? [unitOf([before, claim])] : [];
  }),
];

/** Where something is said, and whether it is said by denying it. */
interface Place {
  from: number;
  to: number;
  isDenied: boolean;
}

/** Most words between a denial and what it denies. */
const denialReach = 5;

/** The words that the first phrase of a group covers which is said. */
function placeOf(runs: readonly Run[], { phrases }: Group, denials: readonly Denial[]): Place | null {
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
  return null;
}

/** Most words that lie between the first and the last phrase of one claim. */
const nearest = 24;
const duty = /^(?:need|needs|needed|must|have|has|required?|requires|mandatory|compulsory|obligatory|obliged|subject|apply|applies)$/;

/** Whether a unit holds a misconception: "so" where it says it, "not so" where it says its contrary. */
function heldIn({ runs, denials, claims, border }: Unit, groups: readonly Group[]): "so" | "not so" | null {
  const places = groups.map((group) => placeOf(runs, group, denials));
  const unsaid = groups.filter((_, nth) => places[nth] === null);
  const said = places.filter((place) => place !== null);
  if (unsaid.some(({ isRelease }) => !isRelease) || unsaid.length > 1 || said.length === 0) return null;
  const [from, to] = [Math.min(...said.map((one) => one.from)), Math.max(...said.map((one) => one.to))];
  if (to - from > nearest || (border < Number.POSITIVE_INFINITY && (from >= border || to < border))) return null;
  const denies = ({ at, reach }: Denial) =>
    !said.some((place) => (place.isDenied || reach === "word") && at >= place.from && at <= place.to) &&
    (reach !== "next" || said.some((place) => place.to > at && place.from - at <= denialReach));
  const uncovered = denials.filter(denies);
  const isDenied = uncovered.length % 2 === 1;
  if (unsaid.length === 0) return isDenied ? "not so" : "so";
  if (isDenied) return uncovered.some(({ reach }) => reach !== "word") ? "so" : null;
  return claims.some(({ words }) => words.some((word) => duty.test(word))) ? "not so" : null;
}

/** Makes a list of misconceptions ready to be searched: its phrases are taken apart once. */
export function createMisconceptionFinder<Known extends Misconception>(list: readonly Known[]): MisconceptionFinder<Known> {
  const ready = list.map((known) => ({
    known,
    when: known.when.map(groupOf),
    where: known.where.map(groupOf),
    unless: phrasesOf(known.unless),
  }));
  return {
    find({ text, claims }, setting = "") {
      const units = unitsOf(claims);
      const whole = runOf(plainWords(text)).said;
      const around = `${whole}${spoken(setting)}`;
      return ready.flatMap(({ known, when, where, unless }): HeldMisconception<Known>[] => {
        if (unless.some(({ said }) => whole.includes(said))) return [];
        if (!where.every(({ phrases }) => phrases.some(({ said }) => around.includes(said)))) return [];
        const held = units.flatMap((unit) => {
          const how = heldIn(unit, when);
          return how === null ? [] : [{ how, isToConfirm: unit.claims.some(({ confirming }) => confirming) }];
        });
        const denied = held.filter(({ how }) => how === "not so");
        if (denied.length > 0) return denied.some(({ isToConfirm }) => isToConfirm) ? [{ known, kind: "confirmed" }] : [];
        return held.length > 0 ? [{ known, kind: "corrected" }] : [];
      });
    },
  };
}
