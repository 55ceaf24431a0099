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

const leastCovered = 0.5;
/** So much of another title is that title, even where the words could be short for their own. */
const nearlyAll = 0.8;
/** How much of another title the words must be, by how they stand. */
const leastOfOther: Readonly<Record<TitleBeside["kind"], number>> = { title: 0.4, words: 0.8, matter: 0.2 };

const parting = /\s[-–—]\s(?:Part \d+(?:-\d+)?:\s)?|:\s|;\s/;

/** A title, and its parts by themselves: `Tests for irritation` of `Biological evaluation … - Part 23: Tests for irritation`. */
const segmentsOf = (one: Titled): Titled[] => [
  one,
  ...one.title
    .split(parting)
    .flatMap((title, at, parts) => (parts.length > 1 && at > 0 && title.length > 8 ? [{ of: one.of, title }] : [])),
];

/** Finds what a title belongs to in place of what it stands with; rare words tell more of that than those of many titles. */
export function createTitleIndex(all: readonly Titled[]): (title: TitleBeside, own: readonly string[]) => Titled | null {
  const known = all.flatMap(segmentsOf).map((one): Known => ({ ...one, words: tellingWords(one.title) }));
  const byWord = new Map<string, Known[]>();
  for (const one of known)
    for (const word of one.words) {
      const its = byWord.get(word);
      if (its) its.push(one);
      else byWord.set(word, [one]);
    }
  const weigh = (words: Iterable<string>): number =>
    [...words].reduce((sum, word) => sum + Math.log(2 + known.length / (1 + (byWord.get(word)?.length ?? 0))), 0);
  const covered = (words: ReadonlySet<string>, other: ReadonlySet<string>): number =>
    words.size === 0 ? 0 : weigh([...words].filter((word) => other.has(word))) / weigh(words);

  return ({ words: title, kind }, own) => {
    const words = tellingWords(title);
    const ownWords = own.map(tellingWords);
    if (words.size === 0 || ownWords.length === 0) return null;
    const rarest = [...words].toSorted((one, other) => (byWord.get(one)?.length ?? 0) - (byWord.get(other)?.length ?? 0))[0] ?? "";
    const fitting = (byWord.get(rarest) ?? []).filter((one) => countShared(words, one.words) === words.size);
    const closest = fitting.map((one) => ({ one, share: covered(one.words, words) })).toSorted((a, b) => b.share - a.share)[0];
    const most = kind === "matter" ? 0.01 : leastCovered;
    const isOwn = ownWords.some((one) => covered(words, one) >= most || covered(one, words) >= 0.75);
    const isAllOwn = ownWords.some((one) => countShared(words, one) === words.size);
    if (!closest || isAllOwn || (isOwn && (kind !== "title" || closest.share < nearlyAll))) return null;
    // A single word is hardly ever a title: it is one where it is all of another.
    const isEnough = words.size === 1 && kind !== "matter" ? closest.one.title === title : closest.share >= leastOfOther[kind];
    return isEnough ? { of: closest.one.of, title: closest.one.title } : null;
  };
}
