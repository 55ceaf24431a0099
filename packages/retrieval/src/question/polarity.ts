import { inDigits } from "../text/numerals.ts";
import { wordsOf } from "../text/tokenizer.ts";

/** Words by which something is denied, wherever they stand. */
const denying = new Set(["not", "no", "never", "without", "none", "neither", "nor", "nobody", "nothing", "cannot", "unless", "except"]);
/** Those of them that deny only what follows. */
const nearby = new Set(["no", "without", "unless", "except"]);
/** Words that deny by what they mean: who is exempt has no duty. */
const releasing =
  /^(?:exempt(?:s|ed|ing)?|excepted|shielded|exclud(?:e|es|ed|ing)|unnecessary|voluntar(?:y|ily)|optional(?:ly)?|waiv(?:e|es|ed|ing)|superfluous|dispensable|needless|prohibit(?:s|ed)?|forbidden)$/;
/** Whether a word says that something need not or may not be. */
export const isReleasing = (word: string): boolean => releasing.test(word);

/** What follows a word that denies nothing then: "no later than", "not only", "No. 64". */
const bounding = /^(?:later|more|less|fewer|longer than|earlier|sooner|only|exceed|exceeding|just|matter)/;

const contractions: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019`]/g, "'"],
  [/\bcan(?:no|')t\b|\bcant\b/g, "can not"],
  [/\bwon'?t\b/g, "will not"],
  [/\b(do|does|did|is|are|was|were|has|have|had|must|need|should|would|could|may|might|ai)n'?t\b/g, "$1 not"],
  [/\b(\d+(?:\.\d+)?)[ -]?(?:yrs?|y)\b/g, "$1 year"],
  [/\b(\d+(?:\.\d+)?)[ -]?(?:hrs?|h)\b/g, "$1 hour"],
  [/\b(\d+(?:\.\d+)?)[ -]?(?:d)\b/g, "$1 day"],
  [/\btwice (?:a |per |each |every )?year(?:ly)?\b|\bhalf[- ]yearly\b/g, "semiannual"],
  [/\b(\d+)-(hour|day|week|month|year)/g, "$1 $2"],
];

/** The words of a text, lower-case, with what is drawn together taken apart: "doesn't" is "does not", "ten days" is "10 days". */
export const plainWords = (text: string): string[] =>
  wordsOf(contractions.reduce((plain, [drawn, apart]) => plain.replaceAll(drawn, apart), inDigits(text)));

/**
 * A place where something is denied: all that is said ("not"), only what follows ("no", "without"), or by what a word means
 * ("exempt").
 */
export interface Denial {
  at: number;
  reach: "all" | "next" | "word";
}

/** Whether a word denies. */
export const isDenying = (word: string): boolean => denying.has(word);

/** Where a run of words denies something; a question's own "isn't it", "don't we" asks and denies nothing. */
export function denialsIn(words: readonly string[]): Denial[] {
  return words.flatMap((word, at): Denial[] => {
    if (releasing.test(word)) return [{ at, reach: "word" }];
    if (word === "no" && /^\d/.test(words[at + 1] ?? "")) return [];
    if (!denying.has(word) || bounding.test(words.slice(at + 1, at + 3).join(" "))) return [];
    if (isConcluded(words, at)) return [];
    if (word === "not" && at === 1 && isAsking(words)) return [];
    if (isOfAThing(words, at)) return [];
    return [{ at, reach: nearby.has(word) ? "next" : "all" }, ...until(words, at)];
  });
}

/** Whether a denial is what somebody concludes: "means no review", though not "means that the device is not approved". */
const isConcluded = (words: readonly string[], at: number): boolean =>
  words.slice(0, at).some((before) => /^(?:means?|imply|implies)$/.test(before)) &&
  !(words[at] === "not" && /^(?:is|are|was|were)$/.test(words[at - 1] ?? ""));

/** Words after which "that" begins what is said, and not what is said of a thing. */
const saying =
  /^(?:sa(?:y|ys|id)|tell|tells|told|think|thinks|thought|believes?|know|knows|claims?|means?|us|me|him|her|them|so|assumes?|confirms?|states?|requires?|ensures?|sure|clear|is|true|right|find|finds|found|decides?|agreed?|such|now|provided|fact|given|seeing|considering)$/;

/** Whether a denial only tells which thing is meant: "units that never left our control". */
const isOfAThing = (words: readonly string[], at: number): boolean =>
  [at - 1, at - 2, at - 3].some((place) => {
    if (place < 1 || !/^(?:that|which|who)$/.test(words[place] ?? "") || saying.test(words[place - 1] ?? "")) return false;
    return place > 1 || words[place] !== "that";
  });

/** "Not before that", "not until": what is denied up to then holds from then on. */
const until = (words: readonly string[], at: number): Denial[] =>
  words
    .slice(at + 1)
    .flatMap((word, after) => (/^(?:until|till)$/.test(word) ? [{ at: at + 1 + after, reach: "all" as const }] : []))
    .slice(0, 1);

const isAsking = ([first = "", second = ""]: readonly string[]): boolean =>
  /^(?:do|does|did|is|are|was|were|has|have|must|need|should|would|could|can|will)$/.test(first) && second === "not";
