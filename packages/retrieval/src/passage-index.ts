/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { type Segment, Tail, gone, merge } from "./segment.ts";
import { Growable, float64, uint16, uint32 } from "./growable.ts";
import { Ranking, pairWeight, type WeightedPair, type WeightedTerm } from "./ranking.ts";
import { type IndexState, readSnapshot, writeSnapshot } from "./snapshot.ts";
import { meaningsIn } from "./vocabulary.ts";
import { termOf, termsOf, wordsOf } from "./words.ts";

/** A passage as the index sees it. */
export interface IndexPassage {
  /** The passage's number in the database. */
  key: number;
  citation: string;
  /** Title of its source. */
  title: string;
  /** Headings above it, outermost first, as one text. */
  heading: string;
  text: string;
}

export interface Hit {
  key: number;
  score: number;
}

export interface PassageIndex {
  readonly size: number;
  /** Adds passages; a key that is there already is replaced. */
  add(passages: readonly IndexPassage[]): void;
  remove(keys: readonly number[]): void;
  /** The best passages for a question, best first. */
  search(question: string, options: { limit: number; accept?: (key: number) => boolean }): Hit[];
  /** The whole index as bytes, for `loadIndex`. */
  snapshot(): Uint8Array<ArrayBuffer>;
}

const fieldWeights = { text: 4, heading: 2, citation: 4, title: 2 } as const;
const fieldGap = 8;
const tokensPerSegment = 1_000_000;
const expansionWeight = 0.2;

const expansionsOf = (question: string) => [...new Set(meaningsIn(question).flatMap((meaning) => meaning.phrases))];

function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

class MemoryIndex implements PassageIndex {
  #terms: string[] = [];
  readonly #termNumbers = new Map<string, number>();
  readonly #wordNumbers = new Map<string, number>();
  readonly #slotOfKey = new Map<number, number>();
  #keys = new Growable(float64);
  #lengths = new Growable(uint16);
  #sections = new Growable(uint32);
  #segments: Segment[] = [];
  readonly #tail = new Tail();
  #dead = 0;
  #ranking: Ranking | null = null;

  static from(state: IndexState): MemoryIndex {
    const index = new MemoryIndex();
    index.#terms = state.terms;
    state.terms.forEach((term, number) => index.#termNumbers.set(term, number));
    state.keys.forEach((key, slot) => {
      index.#addSlot(key, state.lengths[slot]!, state.sections[slot]!);
    });
    index.#segments = [state.segment];
    return index;
  }

  get size(): number {
    return this.#slotOfKey.size;
  }

  add(passages: readonly IndexPassage[]): void {
    this.#ranking = null;
    for (const passage of passages) {
      this.#drop(passage.key);
      this.#write(passage);
      if (this.#tail.length >= tokensPerSegment) this.#freeze();
    }
    this.#compactWhenWorn();
  }

  remove(keys: readonly number[]): void {
    this.#ranking = null;
    for (const key of keys) this.#drop(key);
    this.#compactWhenWorn();
  }

  search(question: string, { limit, accept }: { limit: number; accept?: (key: number) => boolean }): Hit[] {
    if (this.size === 0 || limit < 1) return [];
    const { terms, pairs } = this.#queryOf(question);
    return this.#ready().best(terms, pairs, limit, accept);
  }

  snapshot(): Uint8Array<ArrayBuffer> {
    this.#compact();
    return writeSnapshot({
      terms: this.#terms,
      keys: this.#keys.trimmed(),
      lengths: this.#lengths.trimmed(),
      sections: this.#sections.trimmed(),
      segment: this.#segments[0] ?? merge([], new Uint32Array(0)),
    });
  }

  #addSlot(key: number, length: number, section: number): number {
    const slot = this.#keys.length;
    this.#slotOfKey.set(key, slot);
    this.#keys.push(key);
    this.#lengths.push(Math.min(length, 65_535));
    this.#sections.push(section);
    return slot;
  }

  #write(passage: IndexPassage): void {
    const slot = this.#addSlot(passage.key, 0, hashOf(`${passage.title}\n${passage.heading}`));
    let position = 0;
    let length = 0;
    for (const field of ["title", "heading", "citation", "text"] as const) {
      for (const word of wordsOf(passage[field])) {
        const term = this.#numberOf(word);
        if (term === gone) continue;
        this.#tail.push(term, slot, position++, fieldWeights[field]);
        length++;
      }
      position += fieldGap;
    }
    this.#lengths.data[slot] = Math.min(length, 65_535);
  }

  /** Term number of a word, giving new terms a number. */
  #numberOf(word: string): number {
    const known = this.#wordNumbers.get(word);
    if (known !== undefined) return known;
    const term = termOf(word);
    let number = term === null ? gone : this.#termNumbers.get(term);
    if (number === undefined && term !== null) {
      number = this.#terms.push(term) - 1;
      this.#termNumbers.set(term, number);
    }
    if (this.#wordNumbers.size > 300_000) this.#wordNumbers.clear();
    this.#wordNumbers.set(word, number ?? gone);
    return number ?? gone;
  }

  #drop(key: number): void {
    const slot = this.#slotOfKey.get(key);
    if (slot === undefined) return;
    this.#slotOfKey.delete(key);
    this.#keys.data[slot] = Number.NaN;
    this.#dead++;
  }

  #freeze(): void {
    if (this.#tail.length === 0) return;
    this.#segments.push(this.#tail.freeze());
    for (;;) {
      const [before, last] = this.#segments.slice(-2);
      if (before === undefined || last === undefined || before.slots.length > last.slots.length * 2) return;
      this.#segments.splice(-2, 2, merge([before, last], this.#renumbering(false)));
    }
  }

  #renumbering(closeGaps: boolean): Uint32Array {
    const slotOf = new Uint32Array(this.#keys.length);
    let next = 0;
    for (let slot = 0; slot < slotOf.length; slot++) {
      if (Number.isNaN(this.#keys.data[slot])) slotOf[slot] = gone;
      else slotOf[slot] = closeGaps ? next++ : slot;
    }
    return slotOf;
  }

  #compactWhenWorn(): void {
    if (this.#dead > 1000 && this.#dead > this.size / 2) this.#compact();
  }

  #compact(): void {
    this.#freeze();
    if (this.#dead === 0 && this.#segments.length <= 1) return;
    this.#ranking = null;
    const slotOf = this.#renumbering(true);
    this.#segments = [merge(this.#segments, slotOf)];
    const { data: keys } = this.#keys;
    const { data: lengths } = this.#lengths;
    const { data: sections } = this.#sections;
    this.#keys = new Growable(float64, this.size);
    this.#lengths = new Growable(uint16, this.size);
    this.#sections = new Growable(uint32, this.size);
    for (let slot = 0; slot < slotOf.length; slot++) if (slotOf[slot] !== gone) this.#addSlot(keys[slot]!, lengths[slot]!, sections[slot]!);
    this.#dead = 0;
  }

  #ready(): Ranking {
    this.#freeze();
    this.#ranking ??= new Ranking({
      segments: this.#segments,
      keys: this.#keys.data.subarray(0, this.#keys.length),
      lengths: this.#lengths.data,
      sections: this.#sections.data,
      size: this.size,
      hasGone: this.#dead > 0,
    });
    return this.#ranking;
  }

  #queryOf(question: string): { terms: WeightedTerm[]; pairs: WeightedPair[] } {
    const terms = new Map<number, number>();
    const pairs = new Map<string, WeightedPair>();
    const phrases = [{ text: question, weight: 1 }, ...expansionsOf(question).map((text) => ({ text, weight: expansionWeight }))];
    for (const { text, weight } of phrases) {
      const numbers = termsOf(text).map((term) => this.#termNumbers.get(term) ?? gone);
      numbers.forEach((term, nth) => {
        if (term !== gone && (weight === 1 || !terms.has(term))) terms.set(term, Math.min(2, (terms.get(term) ?? 0) + weight));
        const next = numbers[nth + 1] ?? gone;
        if (term === gone || next === gone) return;
        const pair = `${term} ${next}`;
        if (!pairs.has(pair)) pairs.set(pair, { first: term, second: next, weight: weight * pairWeight });
      });
    }
    return { terms: [...terms].map(([term, weight]) => ({ term, weight })), pairs: [...pairs.values()] };
  }
}

/** An empty index. */
export function createIndex(): PassageIndex {
  return new MemoryIndex();
}

/** The index a snapshot holds; null where the bytes are damaged or of another format version. */
export function loadIndex(bytes: Uint8Array): PassageIndex | null {
  const state = readSnapshot(bytes);
  return state === null ? null : MemoryIndex.from(state);
}
