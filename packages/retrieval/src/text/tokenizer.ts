import { stem } from "./stemmer.ts";
import { stopWords } from "./stop-words.ts";

const letters = "a-z0-9\\u00c0-\\u1fff\\u3040-\\ud7ff";
const pattern = new RegExp(
  [
    "\\d+(?:\\.\\d+)+",
    "\\d{1,3}(?:,\\d{3})+",
    "\\d{1,4}[a-z]?(?:\\((?:[a-z]{1,4}|\\d{1,3})\\))+",
    "\\d+(?:[/-]\\d+)+",
    `[${letters}]+(?:'(?:s|t|re|ve|ll|d|m)(?![${letters}]))?`,
  ].join("|"),
  "g",
);
const beforeNumeral = new Set(["class", "classes", "annex", "phase", "chapter", "schedule", "type"]);
const romans: Readonly<Record<string, string>> = { 1: "i", 2: "ii", 3: "iii", 4: "iv" };

function plain(text: string): string {
  const lower = text.toLowerCase();
  // eslint-disable-next-line no-control-regex -- the range is the ASCII range itself
  if (/^[\x00-\x7f]*$/.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015]/g, "-");
}

function pushSection(found: string[], token: string): void {
  const [number = "", ...levels] = token.split(/[()]+/).filter((level) => level !== "");
  const isLetter = /^[a-z]/.test(levels[0] ?? "");
  found.push(isLetter ? number + levels[0] : number);
  if (!isLetter || levels.length > 1) found.push(number + levels.join("."));
}

/** The words of a text in order, lower-case; `807.92`, `510k`, `2017/745` and `class iii` stay whole or together. */
export function wordsOf(text: string): string[] {
  const found: string[] = [];
  for (const token of plain(text).match(pattern) ?? []) {
    const before = found.at(-1) ?? "";
    if (token.includes("(")) pushSection(found, token);
    else if (token.includes(",")) found.push(token.replaceAll(",", ""));
    else if (token.includes("'")) found.push(token.slice(0, token.indexOf("'")));
    else if (beforeNumeral.has(before) && before.startsWith("class") && token in romans) found.push(romans[token] ?? token);
    else if (token.length > 1 || /\d/.test(token) || beforeNumeral.has(before)) found.push(token);
  }
  return found;
}

const known = new Map<string, string | null>();
/** More than the words of a large library, so that it is hardly ever begun anew. */
const mostKnown = 150_000;

/** What a word is indexed as, or null where it says nothing. */
function termOf(word: string): string | null {
  const term = known.get(word);
  if (term !== undefined) return term;
  const found = word.length > 40 || (word !== "i" && stopWords.has(word)) ? null : stem(word);
  if (known.size >= mostKnown) known.clear();
  known.set(word, found);
  return found;
}

/** What a word is indexed as with or without stemming, or null where it says nothing. */
export function termIn(word: string, stemming: boolean): string | null {
  if (stemming) return termOf(word);
  return word.length > 40 || (word !== "i" && stopWords.has(word)) ? null : word;
}

/** The index terms of a text in order, without stop words. */
export function termsOf(text: string): string[] {
  return wordsOf(text)
    .map(termOf)
    .filter((term) => term !== null);
}
