/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { type Segment, entryOf } from "./segment.ts";

export interface WeightedTerm {
  term: number;
  weight: number;
}

export interface WeightedPair {
  first: number;
  second: number;
  weight: number;
}

interface Ranked {
  segments: readonly Segment[];
  /** Keys by slot; NaN for a slot whose passage is gone. */
  keys: Float64Array;
  lengths: Uint16Array;
  sections: Uint32Array;
  size: number;
  hasGone: boolean;
}

/** BM25 settings that held on every collection they were tried on, with what a pair of neighbouring words counts. */
const saturation = 0.9;
const lengthShare = 0.75;
export const pairWeight = 0.4;
const unitsPerOccurrence = 4;
/** How much of its section's best score a passage is lent, and among how many of the best. */
const lentShare = 0.35;
const lentAmong = 400;

/** Scores passages against a question; made anew whenever the index changes. */
export class Ranking {
  readonly #of: Ranked;
  readonly #norms: Float32Array;
  readonly #scores: Float32Array;
  readonly #touched: Uint32Array;
  #touchedCount = 0;
  #pairSlots = new Uint32Array(1024);
  #pairCounts = new Uint16Array(1024);

  constructor(of: Ranked) {
    this.#of = of;
    const slots = of.keys.length;
    this.#norms = new Float32Array(slots);
    this.#scores = new Float32Array(slots);
    this.#touched = new Uint32Array(slots);
    let total = 0;
    for (let slot = 0; slot < slots; slot++) if (this.#isLive(slot)) total += of.lengths[slot]!;
    const average = Math.max(1, total / Math.max(1, of.size));
    for (let slot = 0; slot < slots; slot++) {
      this.#norms[slot] = saturation * (1 - lengthShare + (lengthShare * of.lengths[slot]!) / average);
    }
  }

  #idf(frequency: number): number {
    return Math.log(1 + (this.#of.size - frequency + 0.5) / (frequency + 0.5));
  }

  /** In how many passages a term occurs. */
  #frequency(term: number): number {
    let count = 0;
    for (const segment of this.#of.segments) {
      const entry = entryOf(segment, term);
      if (entry < 0) continue;
      if (!this.#of.hasGone) count += segment.starts[entry + 1]! - segment.starts[entry]!;
      else for (let at = segment.starts[entry]!; at < segment.starts[entry + 1]!; at++) if (this.#isLive(segment.slots[at]!)) count++;
    }
    return count;
  }

  best(terms: readonly WeightedTerm[], pairs: readonly WeightedPair[], limit: number, accept?: (key: number) => boolean) {
    for (const { term, weight } of terms) this.#scoreTerm(term, weight * this.#idf(this.#frequency(term)));
    for (const pair of pairs) this.#scorePair(pair);
    const slots = this.#top(Math.max(limit, lentAmong), accept);
    const hits = this.#lend(slots).slice(0, limit);
    for (let nth = 0; nth < this.#touchedCount; nth++) this.#scores[this.#touched[nth]!] = 0;
    this.#touchedCount = 0;
    return hits;
  }

  #isLive(slot: number): boolean {
    const key = this.#of.keys[slot]!;
    return key === key;
  }

  #scoreTerm(term: number, weight: number): void {
    for (const segment of this.#of.segments) {
      const entry = entryOf(segment, term);
      if (entry < 0) continue;
      const [start, end] = [segment.starts[entry]!, segment.starts[entry + 1]!];
      this.#raise(segment.slots.subarray(start, end), segment.weights.subarray(start, end), unitsPerOccurrence, weight);
    }
  }

  /** Adds a term's or pair's share to the score of each passage it occurs in. */
  #raise(slots: Uint32Array, frequencies: Uint8Array | Uint16Array, units: number, weight: number): void {
    const scores = this.#scores;
    const norms = this.#norms;
    const touched = this.#touched;
    const factor = weight * (saturation + 1);
    let count = this.#touchedCount;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at]!;
      const occurrences = frequencies[at]! / units;
      const score = scores[slot]!;
      if (score === 0) touched[count++] = slot;
      scores[slot] = score + (factor * occurrences) / (occurrences + norms[slot]!);
    }
    this.#touchedCount = count;
  }

  #scorePair(pair: WeightedPair): void {
    let found = 0;
    for (const segment of this.#of.segments) {
      const first = entryOf(segment, pair.first);
      const second = entryOf(segment, pair.second);
      if (first >= 0 && second >= 0) found = this.#collect(segment, first, second, found);
    }
    let frequency = found;
    if (this.#of.hasGone) for (let nth = 0; nth < found; nth++) if (!this.#isLive(this.#pairSlots[nth]!)) frequency--;
    this.#raise(this.#pairSlots.subarray(0, found), this.#pairCounts.subarray(0, found), 1, pair.weight * this.#idf(frequency));
  }

  /** Walks both terms' postings side by side and notes where the second follows the first. */
  #collect(segment: Segment, first: number, second: number, found: number): number {
    const { slots, counts, positions } = segment;
    let a = segment.starts[first]!;
    let b = segment.starts[second]!;
    let placeOfA = segment.places[first]!;
    let placeOfB = segment.places[second]!;
    const endOfA = segment.starts[first + 1]!;
    const endOfB = segment.starts[second + 1]!;
    let count = found;
    while (a < endOfA && b < endOfB) {
      const slot = slots[b]!;
      while (a < endOfA && slots[a]! < slot) placeOfA += counts[a++]!;
      if (a === endOfA) break;
      const slotOfA = slots[a]!;
      while (b < endOfB && slots[b]! < slotOfA) placeOfB += counts[b++]!;
      if (b === endOfB || slots[b]! !== slotOfA) continue;
      const times = followings(positions, placeOfA, counts[a]!, placeOfB, counts[b]!);
      if (times > 0) this.#note(count++, slotOfA, times);
      placeOfA += counts[a++]!;
      placeOfB += counts[b++]!;
    }
    return count;
  }

  #note(nth: number, slot: number, times: number): void {
    if (nth === this.#pairSlots.length) {
      const [slots, counts] = [this.#pairSlots, this.#pairCounts];
      this.#pairSlots = new Uint32Array(nth * 2);
      this.#pairCounts = new Uint16Array(nth * 2);
      this.#pairSlots.set(slots);
      this.#pairCounts.set(counts);
    }
    this.#pairSlots[nth] = slot;
    this.#pairCounts[nth] = times;
  }

  /** Slots of the highest scores, in no order, kept in a heap with the lowest on top. */
  #top(limit: number, accept?: (key: number) => boolean): number[] {
    const heap: number[] = [];
    const scores = this.#scores;
    const touched = this.#touched;
    let least = 0;
    for (let nth = 0; nth < this.#touchedCount; nth++) {
      const slot = touched[nth]!;
      if (scores[slot]! < least || (heap.length === limit && !this.#isBetter(slot, heap[0]!))) continue;
      const key = this.#of.keys[slot]!;
      if (key !== key || (accept !== undefined && !accept(key))) continue;
      if (heap.length < limit) this.#siftUp(heap, slot);
      else this.#siftDown(heap, slot);
      if (heap.length === limit) least = scores[heap[0]!]!;
    }
    return heap;
  }

  #isBetter(one: number, other: number): boolean {
    const difference = this.#scores[one]! - this.#scores[other]!;
    return difference > 0 || (difference === 0 && this.#of.keys[one]! < this.#of.keys[other]!);
  }

  #siftUp(heap: number[], slot: number): void {
    let at = heap.push(slot) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isBetter(heap[parent]!, slot)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = slot;
  }

  #siftDown(heap: number[], slot: number): void {
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.#isBetter(heap[child]!, heap[child + 1]!)) child++;
      if (!this.#isBetter(slot, heap[child]!)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = slot;
  }

  /** A passage gains a share of the best score within its section: the neighbours of a good passage are read with it. */
  #lend(slots: readonly number[]) {
    const best = new Map<number, number>();
    for (const slot of slots) {
      const section = this.#of.sections[slot]!;
      best.set(section, Math.max(best.get(section) ?? 0, this.#scores[slot]!));
    }
    return slots
      .map((slot) => ({ key: this.#of.keys[slot]!, score: this.#scores[slot]! + lentShare * (best.get(this.#of.sections[slot]!) ?? 0) }))
      .toSorted((one, other) => other.score - one.score || one.key - other.key);
  }
}

function followings(positions: Uint16Array, startOfA: number, countOfA: number, startOfB: number, countOfB: number): number {
  let times = 0;
  let b = startOfB;
  const endOfB = startOfB + countOfB;
  for (let a = startOfA; a < startOfA + countOfA; a++) {
    const wanted = positions[a]! + 1;
    while (b < endOfB && positions[b]! < wanted) b++;
    if (b === endOfB) break;
    if (positions[b] === wanted) times++;
  }
  return times;
}
