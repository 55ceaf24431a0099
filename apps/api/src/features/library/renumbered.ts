import type { Difference, PlacedPassage } from "./placed-passage.ts";

/** Words of which two texts must share at least this part to be the same provision under another number. */
const leastAlike = 0.9;
/** Words that a provision must have: what is shorter (“[Reserved]”, “Repealed”) is alike in many places. */
const leastWords = 10;

/** The sign a provision is printed with, which is another one under another number: `(a)`, `(1)`, `3.`, `§ 65.1`. */
const ownSign = /^\s*(?:§\s*)?(?:\([\p{L}\p{N}.]{1,6}\)|\d+(?:\.\d+)*[a-z]?\.?)(?=\s|\p{P}|$)\s*/u;

const wordsIn = (text: string): string[] => {
  let bare = text;
  while (ownSign.test(bare)) bare = bare.replace(ownSign, "");
  return bare.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
};

interface Counted {
  passage: PlacedPassage;
  /** How often each word stands in it. */
  words: ReadonlyMap<string, number>;
  length: number;
}

function counted(passage: PlacedPassage, text: string): Counted {
  const all = wordsIn(text);
  const words = new Map<string, number>();
  for (const word of all) words.set(word, (words.get(word) ?? 0) + 1);
  return { passage, words, length: all.length };
}

/** The part of their words that two texts share, from 0 to 1. */
function likeness(one: Counted, other: Counted): number {
  let shared = 0;
  for (const [word, times] of one.words) shared += Math.min(times, other.words.get(word) ?? 0);
  return (2 * shared) / Math.max(1, one.length + other.length);
}

const isAlike = (one: Counted, other: Counted): boolean => likeness(one, other) >= leastAlike;

/** What is compared, and the words of a passage. */
interface Changed {
  removed: readonly PlacedPassage[];
  added: readonly PlacedPassage[];
  textOf: (passage: PlacedPassage) => string;
}

/**
 * Puts the words that went and the words that came together. Nearly the same words under the same citation are one provision;
 * then nearly the same words under another citation, where neither has a second like it: that provision was renumbered; then
 * what else stands under the same citation, in its order.
 */
export function paired({ removed, added, textOf }: Changed): Difference[] {
  const count = (passage: PlacedPassage) => counted(passage, textOf(passage));
  const [old, now] = [removed.map(count), added.map(count)];
  const partners = new Map<PlacedPassage, PlacedPassage>();
  const taken = new Set<PlacedPassage>();
  const put = (before: PlacedPassage, after: PlacedPassage) => {
    partners.set(before, after);
    taken.add(after);
  };
  const open = () => [old.filter(({ passage }) => !partners.has(passage)), now.filter(({ passage }) => !taken.has(passage))] as const;

  const here = Map.groupBy(now, ({ passage }) => passage.citation);
  for (const one of old) {
    const same = here.get(one.passage.citation)?.find((other) => !taken.has(other.passage) && isAlike(one, other));
    if (same) put(one.passage, same.passage);
  }
  for (const [before, after] of renumbered(...open())) put(before, after);
  const [left, came] = open();
  const leftOver = Map.groupBy(came, ({ passage }) => passage.citation);
  for (const { passage } of left) {
    const next = leftOver.get(passage.citation)?.shift();
    if (next) put(passage, next.passage);
  }
  return [
    ...removed.map((before): Difference => ({ before, after: partners.get(before) ?? null })),
    ...added.filter((after) => !taken.has(after)).map((after): Difference => ({ before: null, after })),
  ];
}

/** Provisions whose words stand under another citation now, each the only one like the other. */
function renumbered(old: readonly Counted[], now: readonly Counted[]): [PlacedPassage, PlacedPassage][] {
  const long = (all: readonly Counted[]) => all.filter(({ length }) => length >= leastWords);
  const find = finder(long(now));
  const found = long(old).map((one) => [one, find(one)] as const);
  const times = new Map<Counted, number>();
  for (const other of found.flatMap(([, others]) => others)) times.set(other, (times.get(other) ?? 0) + 1);
  return found.flatMap(([one, [only, second]]) =>
    only && !second && times.get(only) === 1 ? [[one.passage, only.passage] satisfies [PlacedPassage, PlacedPassage]] : [],
  );
}

/** Finds what is alike by the rarest words of a text: two that are alike share at least one of them. */
function finder(all: readonly Counted[]): (one: Counted) => Counted[] {
  const holding = new Map<string, Counted[]>();
  for (const counted of all)
    for (const word of counted.words.keys()) {
      const its = holding.get(word);
      if (its) its.push(counted);
      else holding.set(word, [counted]);
    }
  const rarity = (word: string) => holding.get(word)?.length ?? 0;
  return (one) => {
    // The other text has at least `leastAlike / (2 - leastAlike)` of these words, so it lacks no more than so many of them.
    let mayLack = Math.floor(one.length * (1 - leastAlike / (2 - leastAlike)));
    const near = new Set<Counted>();
    for (const [word, times] of [...one.words].toSorted(([a], [b]) => rarity(a) - rarity(b))) {
      for (const other of holding.get(word) ?? []) near.add(other);
      mayLack -= times;
      if (mayLack < 0) break;
    }
    return [...near].filter((other) => isAlike(one, other));
  };
}
