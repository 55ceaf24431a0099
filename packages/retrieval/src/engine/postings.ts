/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { Growable, uint32, uint8 } from "./growable.ts";

/** Postings of a run of passages: by term, then passage. Never changed once made. */
export interface Segment {
  /** Term numbers, ascending. */
  readonly terms: Uint32Array<ArrayBuffer>;
  /** Where each term's postings begin, with one entry more than terms. */
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly docs: Uint32Array<ArrayBuffer>;
  /** Term frequency weighted by field, in units of a quarter. */
  readonly weights: Uint8Array<ArrayBuffer>;
}

/** Marks a doc that holds no passage any more. */
export const gone = 0xffffffff;

/** Collects the terms of newly added passages until they are frozen into a segment. */
export class PostingsBuffer {
  readonly #terms = new Growable(uint32);
  readonly #docs = new Growable(uint32);
  readonly #weights = new Growable(uint8);

  get length(): number {
    return this.#terms.length;
  }

  push(term: number, doc: number, weight: number): void {
    this.#terms.push(term);
    this.#docs.push(doc);
    this.#weights.push(weight);
  }

  freeze(): Segment {
    const order = this.#byTerm();
    const writer = new SegmentWriter(order.length);
    let term = gone;
    let doc = gone;
    for (const token of order) {
      const nextTerm = this.#terms.data[token]!;
      const nextDoc = this.#docs.data[token]!;
      if (nextTerm !== term) writer.term(nextTerm);
      if (nextTerm !== term || nextDoc !== doc) writer.posting(nextDoc, this.#weights.data[token]!);
      else writer.again(this.#weights.data[token]!);
      term = nextTerm;
      doc = nextDoc;
    }
    for (const column of [this.#terms, this.#docs, this.#weights]) column.reset();
    return writer.finish();
  }

  /** A stable counting sort, so that docs stay ascending within a term. */
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

/** Writes postings in order of term, then document. */
export class SegmentWriter {
  readonly #terms = new Growable(uint32);
  readonly #starts = new Growable(uint32);
  readonly #docs: Growable<Uint32Array<ArrayBuffer>>;
  readonly #weights: Growable<Uint8Array<ArrayBuffer>>;

  constructor(postings: number) {
    this.#docs = new Growable(uint32, postings);
    this.#weights = new Growable(uint8, postings);
  }

  term(term: number): void {
    this.#terms.push(term);
    this.#starts.push(this.#docs.length);
  }

  posting(doc: number, weight: number): void {
    this.#docs.push(doc);
    this.#weights.push(weight);
  }

  again(weight: number): void {
    const last = this.#docs.length - 1;
    this.#weights.data[last] = Math.min(255, this.#weights.data[last]! + weight);
  }

  copy(from: Segment, entry: number, docOf: (doc: number) => number): void {
    for (let at = from.starts[entry]!; at < from.starts[entry + 1]!; at++) {
      const doc = docOf(from.docs[at]!);
      if (doc !== gone) this.posting(doc, from.weights[at]!);
    }
  }

  finish(): Segment {
    this.#starts.push(this.#docs.length);
    return {
      terms: this.#terms.filled(),
      starts: this.#starts.filled(),
      docs: this.#docs.filled(),
      weights: this.#weights.filled(),
    };
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
