import type { TitleBeside } from "./reference.ts";
import { tellingWords } from "./words.ts";

/** A title, and what it is the title of. */
export interface Titled {
  of: string;
  title: string;
  /** The source of the library that it is. */
  source_id?: string | null;
}

interface Known extends Titled {
  words: ReadonlySet<string>;
}

const countShared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => [...one].filter((word) => other.has(word)).length;

/** Words so far of its own title that they are short for it. */
const leastCovered = 0.5;
/** So much of another title is that title, even where the words could be short for their own. */
const nearlyAll = 0.8;
/** How much of another title words must be, by how they stand: where they share something with their own title, and where nothing. */
const leastOfOther: Readonly<Record<TitleBeside["kind"], { sharing: number; foreign: number }>> = {
  title: { sharing: 0.4, foreign: 0.2 },
  words: { sharing: 0.8, foreign: 0.25 },
  matter: { sharing: 2, foreign: 0.2 },
  cell: { sharing: 0.5, foreign: 0.25 },
};
const foreign: Readonly<Record<TitleBeside["kind"], number>> = { title: 0.35, words: 0.35, cell: 0.35, matter: leastCovered };
const sure = 0.5;
/** So much of another title is that title and no other. */
const wholly = 0.95;
/** Where words share so much with their own title, other words in place of its words make it another title. */
const leastResembling = { title: 0.3, words: 0.55, cell: 0.55 };
const fewestAltered = { title: 2, words: 3, cell: 3 };
const mostPut = { title: Infinity, words: 1, cell: 1 };
/** Words that begin alike are of one kind: `cyber` and `cybersecurity`. */
const leastAlike = 5;
const leastShared = 0.15;

const ofWhichAct = /\s+(?:under|of|pursuant\s+to|in\s+accordance\s+with)\s+(?:the\s+)?Regulation \(EU\)\s.*$/;
const parting = /\s[-–—]\s(?:Part \d+(?:-\d+)?:\s)?|:\s|;\s/;

/** A title, and its parts by themselves: `Tests for irritation` of `Biological evaluation … - Part 23: Tests for irritation`. */
export const segmentsOf = (one: Titled): Titled[] => [
  { ...one, title: one.of !== "" && one.title.startsWith(`${one.of} `) ? one.title.slice(one.of.length + 1) : one.title },
  ...(ofWhichAct.test(one.title) ? one.title.replace(ofWhichAct, "").split(": ").slice(-1) : []).map((title) => ({ of: one.of, title })),
  ...one.title.split(parting).flatMap((title, _, parts) => (parts.length > 1 && title.length > 8 ? [{ of: one.of, title }] : [])),
];

/** What a title stands with. */
export interface TitledPlace {
  /** What it is called. */
  own: readonly string[];
  /** Its words, among which a matter may stand that its title does not name. */
  inside: readonly string[];
  /** Whether something else is of the same kind, so that it can be mistaken for it. */
  isLike: (of: string) => boolean;
  /** Whether it is a section, an article or a document as a whole, whose title is known. */
  isWhole: boolean;
  /** Whether it is one of these, or a standard or guideline, of which words beside it also tell other things. */
  isTitled: boolean;
}

/** A title that belongs to another, or to nothing that is known. */
export interface Misplaced {
  of: string | null;
  title: string;
}

/** Finds what a title belongs to in place of what it stands with; rare words tell more of that than those of many titles. */
export function createTitleIndex(all: readonly Titled[]): (title: TitleBeside, place: TitledPlace) => Misplaced | null {
  const known = all.flatMap(segmentsOf).map((one): Known => ({ ...one, words: tellingWords(one.title) }));
  const byWord = new Map<string, Known[]>();
  for (const one of known)
    for (const word of one.words) {
      const its = byWord.get(word);
      if (its) its.push(one);
      else byWord.set(word, [one]);
    }
  const countOf = (word: string): number => byWord.get(word)?.length ?? 0;
  const weigh = (words: Iterable<string>): number =>
    [...words].reduce((sum, word) => sum + Math.log(2 + known.length / (1 + countOf(word))), 0);
  const covered = (words: ReadonlySet<string>, other: ReadonlySet<string>): number =>
    words.size === 0 ? 0 : weigh([...words].filter((word) => other.has(word))) / weigh(words);

  /** The title that holds all of some words and hardly more, with how much of it they are. */
  function closestTo(words: ReadonlySet<string>, rarest: string, isLike: TitledPlace["isLike"]) {
    const fitting = (byWord.get(rarest) ?? []).filter((one) => countShared(words, one.words) === words.size && isLike(one.of));
    return fitting.map((one) => ({ one, share: covered(one.words, words) })).toSorted((a, b) => b.share - a.share)[0];
  }

  const isNearWord = (one: string, other: string): boolean =>
    one === other || (Math.min(one.length, other.length) >= leastAlike && one.slice(0, leastAlike) === other.slice(0, leastAlike));

  /** Whether words are a title, but share nothing with what they stand with. */
  function isForeign(words: ReadonlySet<string>, own: readonly ReadonlySet<string>[], inside: readonly string[]): boolean {
    if (words.size < 2 || [...words].filter((word) => countOf(word) > 0).length < words.size / 2) return false;
    const there = [...own.flatMap((one) => [...one]), ...inside.flatMap((text) => [...tellingWords(text)])];
    const shared = [...words].filter((word) => there.some((one) => isNearWord(word, one)));
    return weigh(shared) / weigh(words) < leastShared;
  }

  /** Whether words are a title with others behind it. */
  const isLongFor = (words: ReadonlySet<string>, own: ReadonlySet<string>): boolean => own.size > 1 && countShared(own, words) === own.size;

  /** Whether words are nearly a title, but name something else in place of what it names: `Confidentiality of patients`. */
  function isAltered(kind: TitleBeside["kind"], words: ReadonlySet<string>, own: ReadonlySet<string>, inside: readonly string[]): boolean {
    if (kind === "matter" || words.size < fewestAltered[kind] || words.size < own.size / 2) return false;
    const isIn = (word: string, others: Iterable<string>) => [...others].some((one) => isNearWord(word, one));
    const there = inside.flatMap((text) => [...tellingWords(text)]);
    const put = [...words].filter((word) => !isIn(word, own) && !isIn(word, there));
    const lost = [...own].filter((word) => !isIn(word, words));
    return put.length > 0 && put.length <= mostPut[kind] && lost.length > 0 && covered(words, own) >= leastResembling[kind];
  }

  return ({ words: title, kind }, { own, inside, isLike, isWhole, isTitled }) => {
    const words = tellingWords(title);
    const ownWords = own.flatMap((title) => segmentsOf({ of: "", title })).map((one) => tellingWords(one.title));
    const rarest = [...words].toSorted((one, other) => countOf(one) - countOf(other))[0];
    if (rarest === undefined || ownWords.length === 0 || (kind === "matter" && words.size < 2)) return null;
    const closest = closestTo(words, rarest, isLike);
    // The first part of a title says what many are about: "Medical device software" and what else stands there is another.
    const wholeOwn = own.flatMap((title) => [title, segmentsOf({ of: "", title }).at(-1)?.title ?? title]).map(tellingWords);
    const isShortOf = (one: ReadonlySet<string>) => countShared(words, one) === words.size;
    const isOther =
      isTitled &&
      !ownWords.some(isShortOf) &&
      !wholeOwn.some((one) => isLongFor(words, one)) &&
      ownWords.some((one) => isAltered(kind, words, one, inside));
    if (isOther && !closest) return { of: null, title };
    if (!closest) return kind === "title" && isWhole && isForeign(words, ownWords, inside) ? { of: null, title } : null;
    const { share, one: other } = closest;
    const most = Math.max(...ownWords.map((one) => (countShared(words, one) === words.size ? covered(one, words) : 0)));
    // All of it stands in its own title: it is another's only where it is all of that one, and a lesser part of its own.
    if (most > 0)
      return kind !== "matter" && words.size > 2 && share === 1 && most < nearlyAll ? { of: other.of, title: other.title } : null;
    if (kind !== "matter" && words.size > 1 && share >= wholly) return { of: other.of, title: other.title };
    const isShort = ownWords.some((one) => covered(words, one) >= leastCovered || (one.size > 2 && covered(one, words) >= 0.75));
    if (isShort) return kind === "title" && share >= nearlyAll ? { of: other.of, title: other.title } : null;
    const shared = Math.max(...ownWords.map((one) => covered(words, one)));
    const least = leastOfOther[kind];
    if (share < (shared < foreign[kind] ? least.foreign : least.sharing))
      return kind === "title" && isWhole && isForeign(words, ownWords, inside) ? { of: null, title } : null;
    // Words that are only a part of another title may tell what stands here.
    if (share < sure && inside.some((text) => tellingWords(text).has(rarest))) return null;
    return { of: other.of, title: other.title };
  };
}
