import { type Jurisdiction, jurisdictions } from "@clausewise/contracts/jurisdictions";
import type { PlaceRules } from "./question-rules.ts";

type NamedBy = "name" | "adjective" | "authority" | "city" | "sign";

/** A place that a text names, between two offsets. */
export interface PlaceMention {
  code: string;
  by: NamedBy;
  start: number;
  end: number;
  /** The name as it is spelled, however it was typed. */
  spelling: string;
}

/** Knows places by all they go by. */
export interface Gazetteer {
  /** In the order of the text; where several names begin at one word, the longest. */
  mentionsIn(text: string): PlaceMention[];
  /** Codes of the places a text names, each once, in the order in which it names them; international bodies come last. */
  placesIn(text: string): string[];
  /** A place as it stands in a sentence: "the EU". */
  said: (code: string) => string;
}

const internationalBodies = "INT";

/** How a name must be typed: as it is spelled, with its capitals, or anyhow. */
type Typed = "exact" | "capital" | "any";

interface Entry {
  words: readonly string[];
  /** What stands before each word but the first. */
  gaps: readonly string[];
  /** Null for what only looks like a place. */
  code: string | null;
  by: NamedBy;
  typed: Typed;
  spelling: string;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

/** The same text, as long as before, without accents and with plain apostrophes. */
const folded = (text: string): string =>
  text.replace(/[^\p{ASCII}]/gu, (letter) => (letter === "\u2019" ? "'" : (letter.normalize("NFD")[0] ?? letter).padEnd(letter.length)));

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }));

const gapBetween = (text: string, one: Word, next: Word): string => text.slice(one.end, next.start).replace(/^(?:[\s-]+|\. )$/, " ");

const isShortForm = (name: string): boolean => name === name.toUpperCase();

function entryOf(name: string, of: Pick<Entry, "code" | "by">, rules: PlaceRules): Entry {
  const text = folded(name);
  const words = wordsIn(text);
  const isEveryday = rules.everyday.includes(text.toLowerCase()) || text.startsWith("the ");
  const needs = isEveryday ? "capital" : "any";
  return {
    ...of,
    words: words.map((word) => word.text),
    gaps: words.slice(1).map((word, nth) => gapBetween(text, words[nth] ?? word, word)),
    typed: isShortForm(text) ? "exact" : needs,
    spelling: name,
  };
}

function namesOf({ code, kind, name, aliases, adjectives, regulators, cities }: Jurisdiction, rules: PlaceRules): Entry[] {
  const own = rules.named.find(({ title }) => title === code);
  const known = (acronym: string) => !rules.ambiguous.includes(acronym);
  const all: readonly (readonly [NamedBy, readonly string[]])[] = [
    ["name", [...(kind === "bodies" ? [] : [name, ...aliases.filter(known)]), ...(own?.names ?? [])]],
    ["adjective", adjectives],
    ["authority", regulators.flatMap((one) => [one.name, one.acronym]).filter(known)],
    ["city", cities],
    ["sign", own?.signs ?? []],
  ];
  return all.flatMap(([by, names]) =>
    names
      .flatMap((one) => (one.includes(" & ") ? [one, one.replace(" & ", " and ")] : [one]))
      .filter((one) => !one.includes("("))
      .map((one) => entryOf(one, { code, by }, rules)),
  );
}

/** Entries by their first word in small letters, longest first; of two that are spelled alike the first. */
function entriesOf(rules: PlaceRules): ReadonlyMap<string, readonly Entry[]> {
  const looks = rules.lookalikes.map((phrase) => ({ ...entryOf(phrase, { code: null, by: "sign" }, rules), typed: "any" as const }));
  const all = [...looks, ...jurisdictions.flatMap((one) => namesOf(one, rules))];
  const longestFirst = all.toSorted((one, other) => other.spelling.length - one.spelling.length);
  return Map.groupBy(longestFirst, ({ words }) => words[0]?.toLowerCase() ?? "");
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function isTyped(words: readonly Word[], entry: Entry): boolean {
  const { typed } = entry;
  return entry.words.every((word, nth) => {
    const text = words[nth]?.text ?? "";
    if (typed === "exact") return text === word;
    const same = text.toLowerCase() === word.toLowerCase();
    return same && (typed === "any" || text === capital(text) || word !== capital(word));
  });
}

/** Short forms in small letters are names after such a word; "us" is a pronoun elsewhere. */
const beforeShortForm = /\b(?:in|under|within|versus|vs\.?|the|in the|under the|within the) $/i;
const beforeOtherShortForm = /\b(?:for|to|about|with|and|or|to the|for the|with the) $/i;

function isTypedSmall(text: string, [word]: readonly Word[], { words, code, typed, by }: Entry): boolean {
  if (typed !== "exact" || word === undefined || words.length > 1 || words[0] !== word.text.toUpperCase()) return false;
  if (word.text === words[0] || word.text !== word.text.toLowerCase()) return false;
  const before = text.slice(0, word.start);
  if (by === "authority") return word.text.length > 2;
  if (code === "US") return beforeShortForm.test(before) && !/^ to\b/.test(text.slice(word.end));
  return beforeShortForm.test(before) || beforeOtherShortForm.test(before);
}

/** "Dr. Jordan" is a person. */
const isPerson = (before: string): boolean => /\b(?:Dr|Mrs?|Ms|Prof|Professor)\.? $/.test(before);

/** "In French" and "a German translation" speak of languages. */
function isLanguage(before: string, after: string): boolean {
  if (/^ (?:language|translation|version|speak|labels?\b|text|leaflet|instructions|IFU|wording)/.test(after)) return true;
  return /\b(?:in|into|English(?: and| or|,)) $/.test(before) && /^(?:\W*$|[.,;:?!)]| (?:and|or|as|on|for|if|when|by|at)\b)/.test(after);
}

const isFoodAndDrugAdministration = ({ code, by }: PlaceMention): boolean => code === "US" && by === "authority";

/** The food and drug administration of another country is named by that country: "the Thai FDA", "the FDA of Thailand". */
function isForeign(text: string, mention: PlaceMention, last: PlaceMention | undefined, next: PlaceMention | undefined): boolean {
  if (!isFoodAndDrugAdministration(mention)) return false;
  if (last !== undefined && /^(?:'s)? $/.test(text.slice(last.end, mention.start))) return true;
  return next !== undefined && next.by === "name" && /^ (?:of |in )?(?:the )?$/.test(text.slice(mention.end, next.start));
}

/** Makes the names of all places ready to be looked for: those of the register, and what the rules add. */
export function createGazetteer(rules: PlaceRules): Gazetteer {
  const entries = entriesOf(rules);
  const byCode = new Map(jurisdictions.map((one) => [one.code, one]));
  const languages = new Set(rules.languages);
  const sayings = new Map(rules.named.flatMap(({ title, said }) => (said === null ? [] : [[title, said] as const])));

  function entryAt(text: string, words: readonly Word[], at: number): Entry | undefined {
    const first = words[at];
    if (first === undefined) return undefined;
    return entries.get(first.text.toLowerCase())?.find((entry) => {
      const run = words.slice(at, at + entry.words.length);
      if (run.length < entry.words.length) return false;
      if (run.slice(1).some((word, nth) => gapBetween(text, run[nth] ?? word, word) !== entry.gaps[nth])) return false;
      return isTyped(run, entry) || isTypedSmall(text, run, entry);
    });
  }

  const isMeant = ({ typed, spelling, by }: Entry, before: string, after: string) =>
    (typed !== "capital" || !isPerson(before)) && (by !== "adjective" || !languages.has(spelling) || !isLanguage(before, after));

  function mentionsIn(question: string): PlaceMention[] {
    const text = folded(question);
    const words = wordsIn(text);
    const found: PlaceMention[] = [];
    for (let at = 0; at < words.length;) {
      const entry = entryAt(text, words, at);
      const [first, last] = [words[at], words[at + (entry?.words.length ?? 1) - 1]];
      at += entry?.words.length ?? 1;
      if (entry === undefined || entry.code === null || first === undefined || last === undefined) continue;
      const stop = entry.spelling.endsWith(".") && text.charAt(last.end) === "." ? 1 : 0;
      const { code, by, spelling } = entry;
      const mention: PlaceMention = { code, by, start: first.start, end: last.end + stop, spelling };
      if (isMeant(entry, text.slice(0, mention.start), text.slice(mention.end))) found.push(mention);
    }
    return found.filter((mention, nth) => !isForeign(text, mention, found[nth - 1], found[nth + 1]));
  }

  return {
    mentionsIn,
    placesIn(text) {
      const codes = new Set(mentionsIn(text).map(({ code }) => code));
      const bodies = codes.delete(internationalBodies) ? [internationalBodies] : [];
      return [...codes, ...bodies];
    },
    said: (code) => sayings.get(code) ?? byCode.get(code)?.name ?? code,
  };
}
