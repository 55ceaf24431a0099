import { holdsClause, standsIn } from "../citations/clauses.ts";
import { type Carrying, shownTogether, type ShownWords } from "../evidence/carrying.ts";
import type { RankedCandidate } from "../evidence/passage-fit.ts";
import { termsOf } from "../text/tokenizer.ts";
import type { CitedQuote } from "./composition.ts";
import { type Quotable, quotableOf, type QuotedFor, wordsShown } from "./quotable.ts";

/** Passages whose words are held against a sentence, and most of them that may carry it together. */
const mostTried = 8;
const mostTogether = 3;
/** What a nearer clause is worth in shares of the sentence's terms. */
const nearness = 0.08;
/** What words lose that carry a sentence only with those they go on from: where these say it, they are quoted themselves. */
const borrowed = 0.1;

export interface SupportedBy extends QuotedFor {
  carrying: Carrying;
  /** Words read so far, by where they stand. */
  read: Map<string, ShownWords>;
}

interface Offered {
  one: Quotable;
  words: ShownWords;
}

/** How near a passage is to the clause that a note is on: 3 the same, 2 within it, 1 around it, 0 elsewhere in its section. */
function nearnessOf(note: RankedCandidate, { normal }: RankedCandidate): number {
  if (normal === note.normal) return 3;
  if (holdsClause(note.normal, normal)) return 2;
  return standsIn(normal, note.normal) ? 1 : 0;
}

/** Words that are not law any more prove nothing. */
const isHeld = ({ candidate: { text_kind, status, amended } }: RankedCandidate): boolean =>
  text_kind === "verbatim" && status !== "superseded" && status !== "withdrawn" && amended.length === 0;

/** What holds in place of amended words is no longer proven by its neighbours in the old text, only by words of the clause itself. */
const mayProve = (note: RankedCandidate, one: RankedCandidate): boolean => note.candidate.instead !== true || nearnessOf(note, one) >= 2;

/** The official words that carry what is said of a clause, as few as do; null where none of its section do. */
export function supportFor(said: string, note: RankedCandidate, on: SupportedBy): CitedQuote[] | null {
  const offered = offeredFor(said, note, on);
  let chosen: Offered[] = [];
  for (let count = 1; count <= mostTogether; count++) {
    const next = bestOf(said, chosen, offered, on.carrying);
    if (next === null) return null;
    chosen = [...chosen, next];
    if (on.carrying.missing(said, togetherOf(chosen)).length === 0) return inOrder(chosen);
  }
  return null;
}

const inOrder = (chosen: readonly Offered[]): CitedQuote[] =>
  chosen.map(({ one: { key, quote, above } }) => ({ key, quote, ...(above && { above }) })).toSorted((one, other) => one.key - other.key);

const togetherOf = (chosen: readonly Offered[]): ShownWords => shownTogether(chosen.map(({ words }) => words));

function readOnce(one: Quotable, { carrying, read, around }: SupportedBy): ShownWords {
  const place = `${one.key} ${one.quote.start} ${one.quote.end}`;
  const words = read.get(place) ?? carrying.read(wordsShown(one, around));
  read.set(place, words);
  return words;
}

/** What of the section speaks most of what is said, nearest clauses before others. */
function offeredFor(said: string, note: RankedCandidate, on: SupportedBy): (Offered & { near: number })[] {
  const also = new Set(termsOf(said));
  const { taken: _taken, ...rest } = on;
  const worth = (one: RankedCandidate) => {
    const shared = also.size === 0 ? 0 : [...also].filter((term) => one.terms.has(term)).length / also.size;
    return shared + nearness * nearnessOf(note, one);
  };
  return on.around
    .filter((one) => isHeld(one) && mayProve(note, one))
    .map((one) => ({ one, worth: worth(one) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, mostTried)
    .flatMap(({ one }) => {
      const quotable = quotableOf(one, { ...rest, also });
      return quotable ? [{ one: quotable, words: readOnce(quotable, on), near: nearnessOf(note, one) }] : [];
    });
}

/** What adds most to those chosen: fewest things amiss first, then most of what is said. */
function bestOf(
  said: string,
  chosen: readonly Offered[],
  offered: readonly (Offered & { near: number })[],
  carrying: Carrying,
): Offered | null {
  let best: Offered | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const one of offered) {
    if (chosen.some((other) => other.one.key === one.one.key)) continue;
    const words = togetherOf([...chosen, one]);
    const worth = carrying.shared(said, words) + nearness * one.near - (one.one.above === undefined ? 0 : borrowed);
    const score = worth - carrying.misstated(said, words).length;
    if (score > highest) [best, highest] = [one, score];
  }
  return best;
}
