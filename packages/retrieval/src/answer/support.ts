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
/** What it is worth to speak of what is asked, as a share of the question, and to fit it. */
const asked = 0.3;
const fitting = 0.1;
/** Share of what is said that a further paragraph must add to be quoted beside words that carry it. */
const worthQuoting = 0.12;
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

/** The same with how near it is to the clause that is spoken of. */
interface OfferedNear extends Offered {
  near: number;
}

/** Nearness of the clause that a note is on, and of what stands within it. */
const within = 2;

/** How near a passage is to the clause that a note is on: 3 the same, 2 within it, 1 around it, 0 elsewhere in its section. */
function nearnessOf(note: RankedCandidate, { normal }: RankedCandidate): number {
  if (normal === note.normal) return 3;
  if (holdsClause(note.normal, normal)) return within;
  return standsIn(normal, note.normal) ? 1 : 0;
}

/** Words that are not law any more prove nothing. */
const isHeld = ({ candidate: { text_kind, status, amended } }: RankedCandidate): boolean =>
  text_kind === "verbatim" && status !== "superseded" && status !== "withdrawn" && amended.length === 0;

/** What holds in place of amended words is no longer proven by its neighbours in the old text, only by words of the clause itself. */
const mayProve = (note: RankedCandidate, one: RankedCandidate): boolean =>
  note.candidate.instead !== true || nearnessOf(note, one) >= within;

/** The official words that carry what is said of a clause, as few as do; null where none of its section do. */
export function supportFor(said: string, note: RankedCandidate, on: SupportedBy): CitedQuote[] | null {
  let offered = offeredFor(said, note, on);
  let chosen: Offered[] = [];
  for (let count = 1; count <= mostTogether; count++) {
    const next = bestOf(said, chosen, offered, on);
    if (next === null) return null;
    chosen = [...chosen, next];
    if (on.carrying.missing(said, togetherOf(chosen)).length === 0) return inOrder(withOther(said, chosen, offered, on));
    offered = [...offered.filter((one) => one !== next), ...furtherOf(said, note, chosen, on)];
  }
  return null;
}

/** The words that carry what is said with those of another paragraph of the clause, where they say so much more of it. */
function withOther(said: string, chosen: readonly Offered[], offered: readonly OfferedNear[], on: SupportedBy): readonly Offered[] {
  if (chosen.length >= mostTogether) return chosen;
  const others = offered.filter((one) => one.near >= within && !chosen.some((other) => other.one.key === one.one.key));
  const other = bestOf(said, chosen, others, on);
  if (other === null) return chosen;
  const sharedBy = (some: readonly Offered[]) => on.carrying.shared(said, togetherOf(some));
  const isFit = on.carrying.missing(said, togetherOf([...chosen, other])).length === 0;
  return isFit && sharedBy([...chosen, other]) >= sharedBy(chosen) + worthQuoting ? [...chosen, other] : chosen;
}

const inOrder = (chosen: readonly Offered[]): CitedQuote[] =>
  chosen
    .map(({ one: { key, quote, above } }) => ({ key, quote, ...(above && { above }) }))
    .toSorted((one, other) => one.key - other.key || one.quote.start - other.quote.start);

const togetherOf = (chosen: readonly Offered[]): ShownWords => shownTogether(chosen.map(({ words }) => words));

function readOnce(one: Quotable, { carrying, read, around }: SupportedBy): ShownWords {
  const place = `${one.key} ${one.quote.start} ${one.quote.end}`;
  const words = read.get(place) ?? carrying.read(wordsShown(one, around), one.passage.candidate);
  read.set(place, words);
  return words;
}

/** What else the passage chosen last says, of what those chosen do not say yet. */
function furtherOf(said: string, note: RankedCandidate, chosen: readonly Offered[], on: SupportedBy): OfferedNear[] {
  const last = chosen.at(-1);
  if (last === undefined) return [];
  const { passage } = last.one;
  const { terms } = togetherOf(chosen);
  const taken = chosen.filter(({ one }) => one.key === passage.candidate.key).map(({ one }) => one.quote);
  const further = quotableOf(passage, { ...on, also: new Set(termsOf(said).filter((term) => !terms.has(term))), taken });
  return further ? [{ one: further, words: readOnce(further, on), near: nearnessOf(note, passage) }] : [];
}

/** What of the section speaks most of what is said, nearest clauses before others. */
function offeredFor(said: string, note: RankedCandidate, on: SupportedBy): OfferedNear[] {
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
  offered: readonly OfferedNear[],
  { carrying, weights }: SupportedBy,
): OfferedNear | null {
  let best: OfferedNear | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const one of offered) {
    const words = togetherOf([...chosen, one]);
    const answering = asked * weights.coverage(one.words.terms) + fitting * one.one.passage.fit;
    const worth = carrying.shared(said, words) + answering + nearness * one.near - (one.one.above === undefined ? 0 : borrowed);
    const score = worth - carrying.misstated(said, words).length;
    if (score > highest) [best, highest] = [one, score];
  }
  return best;
}
