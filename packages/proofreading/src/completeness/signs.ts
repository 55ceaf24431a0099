import type { Anchor } from "../manuscript/anchor.ts";
import { lastUpTo, type Outline, type Unit } from "./outline.ts";
import type { WordIndex } from "./word-index.ts";

/** A place where a member of a sign stands. */
interface Hit extends Anchor {
  unit: Unit;
  /** Whether its line leaves open what it is named for. */
  isOpen: boolean;
}

/** Where all members of a sign stand together, or the most of them. */
export interface SignFound extends Anchor {
  /** How many of its members stand there, of how many. */
  held: number;
  of: number;
  /** The words that were found, in the text's order. */
  words: readonly string[];
  /** The paragraph that says the most of it. */
  unit: Unit;
  /** Whether a line that holds some of it leaves open what is named there. */
  isOpen: boolean;
}

export interface SignReader {
  /** All places of a sign's members together, and else the best place of the most of them; none where only one of several stands. */
  read: (sign: readonly string[], isAsked: (unit: Unit) => boolean) => { whole: SignFound[]; part: SignFound | null };
  /** Places where a sign's members all stand within one of the stretches, which lie in the text's order. */
  within: (stretches: readonly Anchor[], sign: readonly string[], isAsked: (unit: Unit) => boolean) => SignFound[];
  /** Places of a word or phrase outside tables of contents. */
  placesOf: (member: string) => readonly Hit[];
}

/** How far apart the members of a sign may stand, in characters; less where a heading lies between. */
const reach = { two: 320, more: 480, ofHeading: 700, overHeading: 250, ofValue: 130 };
/** What stands more often in a text tells nothing of one element. */
const mostTelling = 10;
/** So many places of a sign are enough to choose from. */
const mostPlaces = 40;

const label = /^\s*(?:[:\t|=]|\n|- )\s*\S/;

/** How many of the sorted places begin before one. */
function countBefore(hits: readonly Hit[], place: number): number {
  let [low, high] = [0, hits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

const between = (hits: readonly Hit[], from: number, to: number): readonly Hit[] =>
  hits.slice(countBefore(hits, from), countBefore(hits, to));

const nearestTo = (hits: readonly Hit[], place: number): Hit | undefined => {
  const low = countBefore(hits, place);
  const [before, after] = [hits[low - 1], hits[low]];
  if (before === undefined || after === undefined) return before ?? after;
  return place - before.end <= after.start - place ? before : after;
};

/** A heading speaks of what stands under it, not of what stands before it. */
const isOfHeading = ({ unit }: Hit, other: Hit): boolean => !unit.isHeading || unit.section === other.unit.section || other.unit.isHeading;

const apart = (one: Anchor, other: Anchor): number => Math.max(one.start, other.start) - Math.min(one.end, other.end);

/** How far from each other two members may stand in a sign of so many. */
function reachOf(one: Hit, other: Hit, members: number): number {
  if (one.unit.isHeading !== other.unit.isHeading) return reach.ofHeading;
  if (one.unit.section !== other.unit.section) return reach.overHeading;
  return members > 2 ? reach.more : reach.two;
}

const isTogether = (one: Hit, other: Hit, members: number): boolean =>
  isOfHeading(one, other) && isOfHeading(other, one) && apart(one, other) <= reachOf(one, other, members);

/** What a text is called stands in its title. */
const isTitle = ({ nth }: Unit, sign: readonly string[]): boolean => nth === 0 && sign.length === 1;

const isWithin = (hits: readonly Hit[], hit: Hit): boolean => hits.some(({ start, end }) => start < hit.end && hit.start < end);

/** A member of a sign with its places; values stand right by what they are of. */
interface Member {
  isValue: boolean;
  hits: readonly Hit[];
}

/** The nearest place of each other member, from one place of the rarest; a place counts for one member only. */
function gathered(first: Hit, others: readonly Member[]): Hit[] {
  const found = [first];
  for (const { isValue, hits } of others) {
    const near = between(hits, first.start - reach.ofHeading, first.end + reach.ofHeading).filter(
      (hit) => !isWithin(found, hit) && isTogether(first, hit, others.length + 1),
    );
    const fitting = isValue ? near.filter((hit) => found.some((one) => apart(one, hit) <= reach.ofValue)) : near;
    const hit = nearestTo(fitting, first.start);
    if (hit !== undefined) found.push(hit);
  }
  return found;
}

/** Reads signs in a text whose words and values are known. */
export function signReader(text: string, outline: Outline, index: WordIndex, valuesOf: (kind: string) => readonly Anchor[]): SignReader {
  const known = new Map<string, readonly Hit[]>();

  const placesOfWord = (word: string): readonly Anchor[] => {
    const kind = /^\{(\w+)\}$/.exec(word)?.[1];
    if (kind !== undefined) return valuesOf(kind);
    const found = index.find(word);
    return word.endsWith(":") ? found.filter(({ end }) => label.test(text.slice(end, end + 40))) : found;
  };

  const look = (member: string): readonly Hit[] =>
    member
      .split("|")
      .flatMap(placesOfWord)
      .flatMap((place) => {
        const unit = outline.unitAt(place.start);
        return unit === undefined || unit.isContents || (!unit.isHeading && unit.hollow !== null)
          ? []
          : [{ ...place, unit, isOpen: !unit.isHeading && outline.isOpen(place.start) }];
      })
      .toSorted((one, other) => one.start - other.start);

  const placesOf = (member: string): readonly Hit[] => {
    const found = known.get(member) ?? look(member);
    known.set(member, found);
    return found;
  };

  const foundAt = (hits: readonly Hit[], of: number): SignFound => {
    const sorted = hits.toSorted((one, other) => one.start - other.start);
    const body = sorted.filter(({ unit }) => !unit.isHeading);
    return {
      start: sorted[0]?.start ?? 0,
      end: Math.max(...sorted.map(({ end }) => end)),
      held: hits.length,
      of,
      isOpen: sorted.some((hit) => hit.isOpen),
      words: [...new Set(sorted.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, " ")))],
      unit: (body[0] ?? sorted[0])?.unit ?? {
        nth: 0,
        start: 0,
        end: 0,
        isHeading: false,
        isContents: false,
        isList: false,
        isHistory: false,
        isBlank: false,
        hollow: null,
        section: 0,
      },
    };
  };

  const read: SignReader["read"] = (sign, isAsked) => {
    const members = sign.map((member): Member => {
      const hits = placesOf(member).filter(({ unit }) => !unit.isList || isAsked(unit));
      return { isValue: /^\{\w+\}$/.test(member), hits };
    });
    // Values come last, for they stand by the words that were found.
    const [rarest, ...others] = members.toSorted(
      (one, other) => Number(one.isValue) - Number(other.isValue) || one.hits.length - other.hits.length,
    );
    const whole = (rarest?.hits ?? [])
      .map((first) => gathered(first, others))
      .filter((hits) => hits.length === sign.length && hits.some(({ unit }) => !unit.isHeading || isTitle(unit, sign)))
      .slice(0, mostPlaces)
      .map((hits) => foundAt(hits, sign.length));
    if (whole.length > 0 || sign.length < 2) return { whole, part: null };
    // The first member is what the element is called; without it the others are words of anything.
    const [named, ...rest] = members;
    const telling = (named?.hits ?? []).filter(({ unit }, _, all) => all.length <= mostTelling || isAsked(unit));
    const most = telling.map((first) => gathered(first, rest)).reduce<Hit[]>((best, hits) => (hits.length > best.length ? hits : best), []);
    const isPart = most.length >= Math.max(1, sign.length - 1) && most.some(({ unit }) => !unit.isHeading);
    return { whole, part: isPart ? foundAt(most, sign.length) : null };
  };

  const within: SignReader["within"] = (stretches, sign, isAsked) => {
    const members = sign.map((member) =>
      placesOf(member).filter(({ unit, isOpen }) => !isOpen && !unit.isHistory && (!unit.isList || isAsked(unit))),
    );
    const [rarest, ...others] = members.toSorted((one, other) => one.length - other.length);
    return (rarest ?? []).flatMap((first) => {
      const stretch = lastUpTo(stretches, first.start);
      if (stretch === undefined) return [];
      const found = [first];
      for (const hits of others) {
        const hit = between(hits, stretch.start, stretch.end).find((one) => !isWithin(found, one));
        if (hit !== undefined) found.push(hit);
      }
      return found.length === sign.length && !first.unit.isHeading ? [foundAt(found, sign.length)] : [];
    });
  };

  return { read, within, placesOf };
}
