/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { Growable, uint32, uint8 } from "./growable.ts";

/** Postings of a run of passages: by term, then passage. Never changed once made. */
export interface Segment {
  /** Term numbers, ascending. */
  readonly terms: Uint32Array<ArrayBuffer>;
  /** Where each term's postings begin, with one entry more than terms. */
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly slots: Uint32Array<ArrayBuffer>;
  /** Term frequency weighted by field, in units of a quarter. */
  readonly weights: Uint8Array<ArrayBuffer>;
}

/** Marks a slot that holds no passage any more. */
export const gone = 0xffffffff;

/** Collects the terms of newly added passages until they are frozen into a segment. */
export class Tail {
  readonly #terms = new Growable(uint32);
  readonly #slots = new Growable(uint32);
  readonly #weights = new Growable(uint8);

  get length(): number {
    return this.#terms.length;
  }

  push(term: number, slot: number, weight: number): void {
    this.#terms.push(term);
    this.#slots.push(slot);
    this.#weights.push(weight);
  }

  freeze(): Segment {
    const order = this.#byTerm();
    const writer = new SegmentWriter(order.length);
    let term = gone;
    let slot = gone;
    for (const token of order) {
      const nextTerm = this.#terms.data[token]!;
      const nextSlot = this.#slots.data[token]!;
      if (nextTerm !== term) writer.term(nextTerm);
      if (nextTerm !== term || nextSlot !== slot) writer.posting(nextSlot, this.#weights.data[token]!);
      else writer.again(this.#weights.data[token]!);
      term = nextTerm;
      slot = nextSlot;
    }
    for (const column of [this.#terms, this.#slots, this.#weights]) column.reset();
    return writer.finish();
  }

  /** A stable counting sort, so that slots stay ascending within a term. */
  #byTerm(): Uint32Array {
    const terms = this.#terms.data.subarray(0, this.#terms.length);
    let highest = 0;
    for (const term of terms) if (term > highest) highest = term;
    const next = new Uint32Array(highest + 2);
    for (const term of terms) next[term + 1]!++;
    for (let term = 1; term < next.length; term++) next[term]! += next[term - 1]!;
    const order = new Uint32Array(terms.length);
    for (let token = 0; token < terms.length; token++) order[next[terms[token]!]!++] = token;
    return order;
  }
}

class SegmentWriter {
  readonly #terms = new Growable(uint32);
  readonly #starts = new Growable(uint32);
  readonly #slots: Growable<Uint32Array<ArrayBuffer>>;
  readonly #weights: Growable<Uint8Array<ArrayBuffer>>;

  constructor(postings: number) {
    this.#slots = new Growable(uint32, postings);
    this.#weights = new Growable(uint8, postings);
  }

  term(term: number): void {
    this.#terms.push(term);
    this.#starts.push(this.#slots.length);
  }

  posting(slot: number, weight: number): void {
    this.#slots.push(slot);
    this.#weights.push(weight);
  }

  again(weight: number): void {
    const last = this.#slots.length - 1;
    this.#weights.data[last] = Math.min(255, this.#weights.data[last]! + weight);
  }

  copy(from: Segment, entry: number, slotOf: (slot: number) => number): void {
    for (let at = from.starts[entry]!; at < from.starts[entry + 1]!; at++) {
      const slot = slotOf(from.slots[at]!);
      if (slot !== gone) this.posting(slot, from.weights[at]!);
    }
  }

  finish(): Segment {
    this.#starts.push(this.#slots.length);
    return {
      terms: this.#terms.filled(),
      starts: this.#starts.filled(),
      slots: this.#slots.filled(),
      weights: this.#weights.filled(),
    };
  }
}

/** Makes one segment out of several a little at a time, with slots renumbered and gone ones dropped. */
export class Merge {
  readonly segments: readonly Segment[];
  readonly #slotOf: (slot: number) => number;
  readonly #writer: SegmentWriter;
  readonly #cursors: number[];

  constructor(segments: readonly Segment[], slotOf: (slot: number) => number) {
    this.segments = segments;
    this.#slotOf = slotOf;
    this.#cursors = segments.map(() => 0);
    this.#writer = new SegmentWriter(segments.reduce((sum, segment) => sum + segment.slots.length, 0));
  }

  /** Copies about as many postings as it is given; the segment once all are copied, null before. */
  advance(postings: number): Segment | null {
    let left = postings;
    while (left > 0) {
      const term = this.#lowestTerm();
      if (term === gone) return this.#writer.finish();
      this.#writer.term(term);
      left -= this.#copy(term);
    }
    return null;
  }

  #lowestTerm(): number {
    let term = gone;
    for (let nth = 0; nth < this.segments.length; nth++) term = Math.min(term, this.segments[nth]!.terms[this.#cursors[nth]!] ?? gone);
    return term;
  }

  #copy(term: number): number {
    let moved = 0;
    for (let nth = 0; nth < this.segments.length; nth++) {
      const segment = this.segments[nth]!;
      const entry = this.#cursors[nth]!;
      if (segment.terms[entry] !== term) continue;
      this.#writer.copy(segment, entry, this.#slotOf);
      moved += segment.starts[entry + 1]! - segment.starts[entry]!;
      this.#cursors[nth] = entry + 1;
    }
    return moved;
  }
}

/** Where a term stands in a segment's term list, or -1. */
export function entryOf(segment: Segment, term: number): number {
  let low = 0;
  let high = segment.terms.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = segment.terms[middle]!;
    if (found === term) return middle;
    if (found < term) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
