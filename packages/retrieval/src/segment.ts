/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { Growable, uint16, uint32, uint8 } from "./growable.ts";

/** Postings of a run of passages: by term, then passage, then position. Never changed once made. */
export interface Segment {
  /** Term numbers, ascending. */
  readonly terms: Uint32Array<ArrayBuffer>;
  /** Where each term's postings begin, with one entry more than terms. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** Where each term's positions begin. */
  readonly places: Uint32Array<ArrayBuffer>;
  readonly slots: Uint32Array<ArrayBuffer>;
  /** Term frequency weighted by field, in units of a quarter. */
  readonly weights: Uint8Array<ArrayBuffer>;
  /** How many positions a posting has. */
  readonly counts: Uint8Array<ArrayBuffer>;
  readonly positions: Uint16Array<ArrayBuffer>;
}

/** Marks a slot that holds no passage any more. */
export const gone = 0xffffffff;

/** Collects the tokens of newly added passages until they are frozen into a segment. */
export class Tail {
  readonly #terms = new Growable(uint32);
  readonly #slots = new Growable(uint32);
  readonly #positions = new Growable(uint16);
  readonly #weights = new Growable(uint8);

  get length(): number {
    return this.#terms.length;
  }

  push(term: number, slot: number, position: number, weight: number): void {
    this.#terms.push(term);
    this.#slots.push(slot);
    this.#positions.push(Math.min(position, 65_535));
    this.#weights.push(weight);
  }

  freeze(): Segment {
    const order = this.#byTerm();
    const writer = new SegmentWriter(order.length);
    let term = gone;
    let slot = gone;
    for (const token of order) {
      const nextTerm = this.#terms.data[token] ?? 0;
      const nextSlot = this.#slots.data[token] ?? 0;
      if (nextTerm !== term) writer.term(nextTerm);
      if (nextTerm !== term || nextSlot !== slot) writer.posting(nextSlot);
      writer.occurrence(this.#positions.data[token] ?? 0, this.#weights.data[token] ?? 0);
      term = nextTerm;
      slot = nextSlot;
    }
    for (const column of [this.#terms, this.#slots, this.#positions, this.#weights]) column.reset();
    return writer.finish();
  }

  /** A stable counting sort, so that slots and positions stay ascending within a term. */
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
  readonly #places = new Growable(uint32);
  readonly #slots: Growable<Uint32Array<ArrayBuffer>>;
  readonly #weights: Growable<Uint8Array<ArrayBuffer>>;
  readonly #counts: Growable<Uint8Array<ArrayBuffer>>;
  readonly #positions: Growable<Uint16Array<ArrayBuffer>>;

  constructor(tokens: number) {
    this.#slots = new Growable(uint32, tokens);
    this.#weights = new Growable(uint8, tokens);
    this.#counts = new Growable(uint8, tokens);
    this.#positions = new Growable(uint16, tokens);
  }

  term(term: number): void {
    this.#terms.push(term);
    this.#starts.push(this.#slots.length);
    this.#places.push(this.#positions.length);
  }

  posting(slot: number): void {
    this.#slots.push(slot);
    this.#weights.push(0);
    this.#counts.push(0);
  }

  occurrence(position: number, weight: number): void {
    const last = this.#slots.length - 1;
    this.#weights.data[last] = Math.min(255, this.#weights.data[last]! + weight);
    if (this.#counts.data[last] === 255) return;
    this.#counts.data[last]!++;
    this.#positions.push(position);
  }

  copy(from: Segment, entry: number, slotOf: Uint32Array): void {
    let place = from.places[entry]!;
    for (let at = from.starts[entry]!; at < from.starts[entry + 1]!; at++) {
      const count = from.counts[at]!;
      const slot = slotOf[from.slots[at]!]!;
      if (slot !== gone) {
        this.#slots.push(slot);
        this.#weights.push(from.weights[at]!);
        this.#counts.push(count);
        for (let nth = 0; nth < count; nth++) this.#positions.push(from.positions[place + nth]!);
      }
      place += count;
    }
  }

  finish(): Segment {
    this.#starts.push(this.#slots.length);
    this.#places.push(this.#positions.length);
    return {
      terms: this.#terms.trimmed(),
      starts: this.#starts.trimmed(),
      places: this.#places.trimmed(),
      slots: this.#slots.trimmed(),
      weights: this.#weights.trimmed(),
      counts: this.#counts.trimmed(),
      positions: this.#positions.trimmed(),
    };
  }
}

/** One segment out of several, with slots renumbered and gone ones dropped. */
export function merge(segments: readonly Segment[], slotOf: Uint32Array): Segment {
  const writer = new SegmentWriter(segments.reduce((sum, segment) => sum + segment.slots.length, 0));
  const cursors = segments.map(() => 0);
  for (;;) {
    let term = gone;
    segments.forEach((segment, nth) => (term = Math.min(term, segment.terms[cursors[nth]!] ?? gone)));
    if (term === gone) return writer.finish();
    writer.term(term);
    segments.forEach((segment, nth) => {
      const entry = cursors[nth]!;
      if (segment.terms[entry] !== term) return;
      writer.copy(segment, entry, slotOf);
      cursors[nth] = entry + 1;
    });
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
