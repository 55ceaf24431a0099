import type { Anchor } from "../manuscript/anchor.ts";

/** An acronym with what a text says that it stands for; offsets are those of the plain text. */
export interface AcronymDefinition extends Anchor {
  acronym: string;
  longForm: string;
  /** Whether the words are the long form without doubt. */
  isCertain: boolean;
}

const little = new Set("a an and by for from in of on or per the to with".split(" "));

const acronym = "[a-z]?[A-Z][A-Za-z0-9&/]*(?:-[A-Z0-9][A-Za-z0-9]*)*";
const longestAcronym = 10;

const lettersOf = (name: string): string => name.replace(/[^A-Za-z0-9]/g, "");
const capitalsIn = (name: string): number => name.replace(/[^A-Z]/g, "").length;
/** Whether a name is written as acronyms are: at least two capitals, not a whole word. */
const isAcronym = (name: string): boolean => capitalsIn(name) >= 2 && name.length <= longestAcronym && !/[a-z]{3}/.test(name);
const singular = (name: string): string => (/[A-Z0-9]s$/.test(name) ? name.slice(0, -1) : name);

/**
 * Where the words that an acronym stands for begin in the words before it: each of its letters is found from the right, the
 * first at the beginning of a word (Schwartz and Hearst, 2003). Null where they do not spell it.
 */
function beginningOf(short: string, before: string): number | null {
  let at = before.length - 1;
  for (let letter = short.length - 1; letter >= 0; letter--) {
    const sought = short.charAt(letter).toLowerCase();
    const isFound = () =>
      before.charAt(at).toLowerCase() === sought && (letter > 0 || at === 0 || /[^\p{L}\p{N}]/u.test(before.charAt(at - 1)));
    while (at >= 0 && !isFound()) at--;
    if (at < 0) return null;
    at--;
  }
  return at + 1;
}

/** The words that an acronym can stand for are not many more than its letters. */
function wordsBefore(text: string, most: number): string {
  const words = [...text.matchAll(/\S+/g)];
  const first = words.at(-most) ?? words[0];
  return first === undefined ? "" : text.slice(first.index);
}

function spelledBefore(name: string, before: string): string | null {
  const short = lettersOf(singular(name));
  const words = wordsBefore(before.trimEnd(), Math.min(short.length + 5, short.length * 2));
  const begin = beginningOf(short, words);
  const long = begin === null ? "" : words.slice(begin).trim();
  const isOpen = little.has(long.split(/\s+/).at(-1)?.toLowerCase() ?? "");
  return long.length > name.length && /[a-z]{3}/.test(long) && !isOpen ? long : null;
}

const inBrackets = new RegExp(`([^()\\n]{4,160}(?:\\n[^()\\n]{0,120})?)\\s\\(["“'‘]?(${acronym}s?)["”'’]?(?=\\)|; )`, "g");
const beforeBrackets = new RegExp(`(?<![\\w-])(${acronym}s?)\\s?\\(([^()]{6,120})\\)`, "g");
const inTable = new RegExp(`^[|\\s]*(${acronym}s?) ?(?:\\t|[ ]?[=:–|]|[ ]-[ ]) ?([A-Za-z][^\\t\\n|]{3,160})`, "gm");
const inNote = new RegExp(`(?<![\\w-])(${acronym}s?) ?[=:] ?([A-Za-z][^;.=:\\n]{3,100}?)(?=[;.,\\n]|$)`, "g");
const inList = new RegExp(`^(${acronym}s?) +([A-Za-z][^\\t\\n]{5,120})$`, "gm");

/**
 * Whether words are the long form without doubt: no more of them than the acronym has letters, and where they are as many, each
 * begins with its letter; in a list there are always as many.
 */
function isCertain(short: string, long: string, ofList: boolean): boolean {
  const letters = lettersOf(short).toLowerCase();
  const words = long.split(/[\s/-]+/).filter((word) => word !== "" && !little.has(word.toLowerCase()));
  if (/\d/.test(letters) || /\d/.test(long) || words.length > letters.length) return false;
  return (
    (!ofList && words.length < letters.length) ||
    (words.length === letters.length && words.every((word, at) => word.charAt(0).toLowerCase() === letters.charAt(at)))
  );
}

type Read = (match: RegExpExecArray) => { name: string; longForm: string | null; from: number };

const at = (words: string, part: string): number => Math.max(0, words.indexOf(part));

/** Reads "ABC … long form" where the long form spells the acronym from its first letter on. */
const spelledAfter: Read = ([all, name = "", after = ""]) => {
  const words = after.trim().replace(/^i\.?e\.?,? /i, "");
  const short = lettersOf(singular(name));
  const begin = beginningOf(short, words);
  const many = words.split(/\s+/).length;
  return { name, longForm: begin === 0 && many <= short.length * 2 + 2 ? words : null, from: at(all, name) };
};

const forms: readonly { pattern: RegExp; read: Read }[] = [
  {
    pattern: inBrackets,
    read: ([all, before = "", name = ""]) => ({ name, longForm: spelledBefore(name, before), from: all.lastIndexOf(name) }),
  },
  { pattern: beforeBrackets, read: spelledAfter },
  { pattern: inTable, read: spelledAfter },
  { pattern: inNote, read: spelledAfter },
  { pattern: inList, read: spelledAfter },
];

/** Every place where a text says what an acronym stands for, in its order. */
export function acronymDefinitions(plain: string): AcronymDefinition[] {
  const found = forms.flatMap(({ pattern, read }) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const { name, longForm, from } = read(match);
      if (longForm === null || !isAcronym(name)) return [];
      const start = match.index + from;
      return [
        {
          acronym: singular(name),
          longForm: longForm.replace(/\s+/g, " "),
          isCertain: isCertain(singular(name), longForm, pattern === inList),
          start,
          end: start + name.length,
        },
      ];
    }),
  );
  const byPlace = new Map(found.map((one) => [one.start, one]));
  return [...byPlace.values()].toSorted((one, other) => one.start - other.start);
}

const saidOtherwise = new RegExp(
  `(?:referred to as|known as|abbreviated(?: as| to)?|hereafter|hereinafter|called|defined as|or)\\s+(?:the )?["“'‘](${acronym}s?)[.,;]?["”'’]|["“'‘](${acronym}s?)["”'’] (?:means|refers to|stands for|is defined)|(?:hereafter|hereinafter)(?: referred to)?(?: as)?:? (?:the )?(${acronym}s?)(?=[\\s,;).])|(?:acronym|abbreviation|short form) (?:of )?(${acronym}s?) |(${acronym}s?)["”'’]? as (?:a )?(?:shorthand|an? (?:acronym|abbreviation)|short) for`,
  "g",
);
/** Few words in brackets, or the first of them before a comma: an acronym among them is explained by what stands before. */
const bracketed = /[([]([^()[\]]{2,32})[)\]]|[([]([^()[\]\s]{2,12})[,;] /g;
const mostBracketed = 3;
const inApposition = new RegExp(`([^()]{4,120}?)(?:,| or|, or|/)\\s"?(${acronym}s?)(?='s|[,.;)"\\s])`, "g");
const leftOfSign = new RegExp(`(?<![\\w-])(${acronym}s?) ?(?:=|\\t[A-Za-z])`, "g");
/** Three letters that FDA gives a kind of device stand for nothing. */
const productCodes = /\b(?:product|classification)\s+codes?:?\s+([A-Z]{3}(?:(?:,|,? and|,? or)\s+[A-Z]{3})*)\b/gi;
/** Acts are told by their numbers: "MDD (93/42/EEC)". */
const actBehind = new RegExp(
  `(?<![\\w-])(${acronym})\\s\\((?:(?:Council\\s|Commission\\s)?(?:Directive|Regulation|Decision)\\s)?(?:\\((?:EU|EC|EEC)\\)\\s)?(?:No\\.?\\s)?\\d{2,4}/\\d+`,
  "g",
);
const underAbbreviations = /^.{0,12}(?:abbreviations?|acronyms?|glossary|definitions? of terms|list of terms)\b.{0,60}$/gim;
/** How much of a list of abbreviations is read after its heading, in characters. */
const listLength = 12_000;

/** Acronyms that are explained in some way, though perhaps not by words that spell them. */
export function explainedAcronyms(plain: string): Set<string> {
  const named = [...plain.matchAll(saidOtherwise)].map(([, ...names]) => names.find((name) => name !== undefined) ?? "");
  const inside = [...plain.matchAll(bracketed)].flatMap(([, few, one]) => {
    const words = (few ?? one ?? "").split(/\s+/);
    const first = /[,;]$/.test(words[0] ?? "") ? words.slice(0, 1) : [];
    return (words.length > mostBracketed ? first : words).map((word) => word.replace(/^["“'‘]|(?:'s)?["”'’,+]*$/g, ""));
  });
  const apposed = [...plain.matchAll(inApposition)].flatMap(([, before = "", name = ""]) =>
    spelledBefore(name, before) === null ? [] : [name],
  );
  const signed = [...plain.matchAll(leftOfSign)].map(([, name = ""]) => name);
  const codes = [...plain.matchAll(productCodes)].flatMap(([, list = ""]) => list.match(/\b[A-Z]{3}\b/g) ?? []);
  const numbered = [...plain.matchAll(actBehind)].map(([, name = ""]) => name);
  const listed = [...plain.matchAll(underAbbreviations)].flatMap(({ index }) =>
    [...plain.slice(index, index + listLength).matchAll(new RegExp(`^[|\\s]*(${acronym}s?)(?=\\s|\\t|\\|)`, "gm"))].map(
      ([, name = ""]) => name,
    ),
  );
  return new Set([...named, ...inside, ...apposed, ...signed, ...codes, ...numbered, ...listed].map(singular));
}

const stopped =
  /^(?:a|an|the|and|or|of|for|in|on|to|with|by|at|as|is|are|was|were|be|not|no|if|that|this|it|its|from|which|may|can|all|any|need|use|used|such|other|also)$/i;

/** Words that an acronym's letters begin, where a text has them as a name or more than once; null where it has none. */
export function wordsSpelling(plain: string, acronym: string): string | null {
  const next = "[\\p{L}'’]*(?:[-\\s]+(?:of|the|and|for|in|on|to))*[-\\s]+";
  const pattern = new RegExp(`(?<![\\p{L}-])${acronym.split("").join(next)}[\\p{L}]{2,}`, "giu");
  const found = [...plain.matchAll(pattern)]
    .map(([words]) => words.replace(/\s+/g, " "))
    .filter((words) => {
      const own = words.split(/[-\s]+/).filter((word) => !little.has(word.toLowerCase()));
      return own.length === acronym.length && own.every((word) => !stopped.test(word) && word.length > 1);
    });
  const times = Map.groupBy(found, (words) => words.toLowerCase());
  const [most] = [...times.values()].toSorted((one, other) => other.length - one.length);
  const isName = most?.some((words) => /^\p{Lu}\p{Ll}.* \p{Lu}\p{Ll}/u.test(words)) === true;
  return most !== undefined && (isName || most.length > 1) ? (most[0] ?? null) : null;
}

const escaped = (letter: string): string => letter.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
/** How far from its use the words of an acronym are looked for, in characters. */
const near = 160;

/** Whether a name whose words begin with an acronym's letters, in capitals, stands near one of its uses. */
export function isSpelledNear(plain: string, acronym: string, places: readonly number[]): boolean {
  const between = "[\\p{L}\\p{N}'-]*(?:[\\s-]+(?:of|the|and|for|in|on|to|with|a))*[\\s-]+";
  const words = new RegExp(`(?<![\\p{L}\\p{N}])${acronym.split("").map(escaped).join(between)}\\p{Ll}`, "u");
  return places.some((place) => words.test(plain.slice(Math.max(0, place - near), place + near)));
}
