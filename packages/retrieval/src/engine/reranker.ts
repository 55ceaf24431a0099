/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import type { ForwardIndex } from "./forward-index.ts";
import type { ParsedQuery } from "./query-parser.ts";
import type { RankingSettings } from "./settings.ts";

/** What reranker needs of an index. */
export interface ForwardView {
  store: ForwardIndex;
  /** By word number: `saysNothing`, or 0 with room for a question's roles. */
  roles: Uint16Array;
  /** The words that are indexed as a term. */
  formsOf: (term: number) => Iterable<number>;
  /** By doc: where its words begin, how many there are, and how many of them are terms. */
  starts: Uint32Array;
  counts: Uint16Array;
  lengths: Uint16Array;
  averageCount: number;
  averageLength: number;
}

/** Marks a word that is no term. */
export const saysNothing = 0x8000;

const reach = 7;
const mostRoles = 127;
const termShift = 8;
const roleMask = 0x7f;

/** Pairs of roles to watch for, as a square table of observation numbers, -1 where a pair is not watched. */
class Watched {
  readonly table: Int16Array;
  readonly #width: number;

  constructor(width: number) {
    this.#width = width;
    this.table = new Int16Array(width * width).fill(-1);
  }

  /** Whether the pair is new. */
  watch(first: number, second: number, observation: number): boolean {
    const at = first * this.#width + second;
    if (first === 0 || second === 0 || first === second || this.table[at] !== -1) return false;
    this.table[at] = observation;
    return true;
  }
}

/** What a question asks to be looked for in a passage's words, each with what it counts. */
class Observations {
  readonly weights: number[] = [];
  /** Whether it is counted against all the words of a passage or against its terms. */
  readonly amongWords: boolean[] = [];
  readonly wordRoles = new Map<number, number>();
  readonly termRoles = new Map<number, number>();
  /** By word role: the observation of the word itself, -1 for a word that says nothing. */
  readonly forms: number[] = [-1];
  readonly wordPairs: Watched;
  readonly termPairs: Watched;
  readonly nearPairs: Watched;
  readonly width: { words: number; terms: number };

  constructor(query: ParsedQuery, settings: RankingSettings) {
    const words = query.words.map(({ word }) => roleOf(word, this.wordRoles));
    const phrases = query.phrases.map(({ terms, weight }) => ({ roles: terms.map((term) => roleOf(term, this.termRoles)), weight }));
    this.width = { words: this.wordRoles.size + 1, terms: this.termRoles.size + 1 };
    this.wordPairs = new Watched(this.width.words);
    this.termPairs = new Watched(this.width.terms);
    this.nearPairs = new Watched(this.width.terms);
    query.words.forEach(({ says }, nth) => {
      const role = words[nth]!;
      if (role > 0 && this.forms[role] === undefined) this.forms[role] = says ? this.#observe(settings.sameForm, false) : -1;
    });
    for (let nth = 0; nth + 1 < words.length; nth++)
      if (this.wordPairs.watch(words[nth]!, words[nth + 1]!, this.weights.length)) this.#observe(settings.wordPairs, true);
    for (const { roles, weight } of phrases) this.#watchTerms(roles, weight, settings);
  }

  #watchTerms(roles: readonly number[], weight: number, settings: RankingSettings): void {
    roles.forEach((role, nth) => {
      if (this.termPairs.watch(role, roles[nth + 1] ?? 0, this.weights.length)) this.#observe(settings.termPairs * weight, false);
      for (const apart of [2, 3]) {
        const other = roles[nth + apart] ?? 0;
        if (this.nearPairs.watch(role, other, this.weights.length)) {
          this.nearPairs.watch(other, role, this.weights.length);
          this.#observe(settings.nearPairs * weight, false);
        }
      }
    });
  }

  #observe(weight: number, amongWords: boolean): number {
    this.amongWords.push(amongWords);
    return this.weights.push(weight) - 1;
  }
}

function roleOf(number: number, roles: Map<number, number>): number {
  if (number < 0) return 0;
  const role = roles.get(number) ?? (roles.size < mostRoles ? roles.size + 1 : 0);
  if (role > 0) roles.set(number, role);
  return role;
}

/** Reads the best passages again, word for word, for what their terms alone do not tell. */
export class Reranker {
  readonly #settings: RankingSettings;
  #seen = new Uint8Array(0);
  readonly #heldRoles = new Uint8Array(65_536);
  readonly #heldPlaces = new Uint16Array(65_536);

  constructor(settings: RankingSettings) {
    this.#settings = settings;
  }

  /** What reranker adds to the score of each doc. */
  gains(query: ParsedQuery, docs: readonly number[], readable: ForwardView): Float64Array {
    const observations = new Observations(query, this.#settings);
    const width = observations.weights.length;
    if (this.#seen.length < docs.length * width) this.#seen = new Uint8Array(docs.length * width * 2);
    this.#seen.fill(0, 0, docs.length * width);
    mark(observations, readable);
    docs.forEach((doc, nth) => this.#observe(observations, readable, doc, nth * width));
    unmark(observations, readable);
    return this.#weigh(observations, docs, readable);
  }

  #observe(observations: Observations, { store, starts, counts, roles }: ForwardView, doc: number, start: number): void {
    const { forms, width } = observations;
    const [wordPairs, termPairs, nearPairs] = [observations.wordPairs.table, observations.termPairs.table, observations.nearPairs.table];
    const [seen, heldRoles, heldPlaces] = [this.#seen, this.#heldRoles, this.#heldPlaces];
    const { low, high, offset } = store.at(starts[doc]!);
    const end = offset + counts[doc]!;
    let formerWord = 0;
    let formerTerm = 0;
    let place = 0;
    let held = 0;
    for (let at = offset; at < end; at++) {
      const role = roles[low[at]! | (high[at]! << 16)]!;
      if (role === 0) {
        formerWord = formerTerm = 0;
        place++;
        continue;
      }
      const wordRole = role & roleMask;
      if (wordRole > 0) {
        const form = forms[wordRole]!;
        if (form >= 0) seen[start + form]!++;
        const pair = wordPairs[formerWord * width.words + wordRole]!;
        if (pair >= 0) seen[start + pair]!++;
      }
      formerWord = wordRole;
      if ((role & saysNothing) !== 0) continue;
      const termRole = role >>> termShift;
      if (termRole > 0) {
        const pair = termPairs[formerTerm * width.terms + termRole]!;
        if (pair >= 0) seen[start + pair]!++;
        for (let back = held - 1; back >= 0 && place - heldPlaces[back]! <= reach; back--) {
          const near = nearPairs[heldRoles[back]! * width.terms + termRole]!;
          if (near >= 0) seen[start + near]!++;
        }
        heldRoles[held] = termRole;
        heldPlaces[held++] = place;
      }
      formerTerm = termRole;
      place++;
    }
  }

  /** BM25 over what was seen, with frequencies among the passages read: there it is that one has to be told from another. */
  #weigh({ weights, amongWords }: Observations, docs: readonly number[], readable: ForwardView): Float64Array {
    const { saturation, lengthShare } = this.#settings;
    const [seen, width] = [this.#seen, weights.length];
    const passages = new Uint16Array(width);
    for (let at = 0; at < docs.length * width;) for (let one = 0; one < width; one++) if (seen[at++]! > 0) passages[one]!++;
    const factors = Float64Array.from(
      weights,
      (weight, one) => weight * (saturation + 1) * Math.log(1 + (docs.length - passages[one]! + 0.5) / (passages[one]! + 0.5)),
    );
    const least = saturation * (1 - lengthShare);
    return Float64Array.from(docs, (doc, nth) => {
      const ofWords = least + (saturation * lengthShare * readable.counts[doc]!) / readable.averageCount;
      const ofTerms = least + (saturation * lengthShare * readable.lengths[doc]!) / readable.averageLength;
      let gain = 0;
      for (let one = 0; one < width; one++) {
        const times = seen[nth * width + one]!;
        if (times > 0) gain += (factors[one]! * times) / (times + (amongWords[one]! ? ofWords : ofTerms));
      }
      return gain;
    });
  }
}

function mark({ wordRoles, termRoles }: Observations, { roles, formsOf }: ForwardView): void {
  for (const [word, role] of wordRoles) roles[word]! |= role;
  for (const [term, role] of termRoles) for (const word of formsOf(term)) roles[word]! |= role << termShift;
}

function unmark({ wordRoles, termRoles }: Observations, { roles, formsOf }: ForwardView): void {
  for (const word of wordRoles.keys()) roles[word]! &= saysNothing;
  for (const term of termRoles.keys()) for (const word of formsOf(term)) roles[word]! &= saysNothing;
}
