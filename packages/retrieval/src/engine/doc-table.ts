/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { float64, Growable, uint16, uint32 } from "./growable.ts";
import type { IndexState } from "./snapshot.ts";

/** What is known of each doc; a doc is a place a passage was given and keeps. */
export class DocTable {
  readonly keys: Growable<Float64Array<ArrayBuffer>>;
  readonly sources: Growable<Uint32Array<ArrayBuffer>>;
  readonly sections: Growable<Uint32Array<ArrayBuffer>>;
  readonly starts: Growable<Uint32Array<ArrayBuffer>>;
  readonly counts: Growable<Uint16Array<ArrayBuffer>>;
  readonly lengths: Growable<Uint16Array<ArrayBuffer>>;
  /** Keys in the order of their docs, as they were kept; where they ascend, a doc is found without a map. */
  readonly #keptKeys: Float64Array;
  readonly #docOfKey = new Map<number, number>();
  #size: number;

  constructor(kept?: IndexState) {
    this.keys = kept ? Growable.of(float64, kept.keys.slice()) : new Growable(float64);
    this.sources = kept ? Growable.of(uint32, kept.sources) : new Growable(uint32);
    this.sections = kept ? Growable.of(uint32, kept.sections) : new Growable(uint32);
    this.starts = kept ? Growable.of(uint32, kept.starts) : new Growable(uint32);
    this.counts = kept ? Growable.of(uint16, kept.counts) : new Growable(uint16);
    this.lengths = kept ? Growable.of(uint16, kept.lengths) : new Growable(uint16);
    const keys = kept?.keys ?? new Float64Array(0);
    this.#keptKeys = isAscending(keys) ? keys : new Float64Array(0);
    if (this.#keptKeys.length < keys.length) keys.forEach((key, doc) => this.#docOfKey.set(key, doc));
    this.#size = keys.length;
  }

  /** How many passages there are. */
  get size(): number {
    return this.#size;
  }

  get count(): number {
    return this.keys.length;
  }

  push(of: { key: number; source: number; section: number; start: number; count: number; length: number }): void {
    this.#docOfKey.set(of.key, this.count);
    this.#size++;
    this.keys.push(of.key);
    this.sources.push(of.source);
    this.sections.push(of.section);
    this.starts.push(of.start);
    this.counts.push(of.count);
    this.lengths.push(of.length);
  }

  isGone(doc: number): boolean {
    return Number.isNaN(this.keys.data[doc]);
  }

  docOf(key: number): number | undefined {
    const doc = this.#docOfKey.get(key) ?? keptDocOf(this.#keptKeys, key);
    return doc === undefined || this.isGone(doc) ? undefined : doc;
  }

  drop(doc: number): void {
    this.#docOfKey.delete(this.keys.data[doc]!);
    this.keys.data[doc] = Number.NaN;
    this.#size--;
  }
}

function isAscending(keys: Float64Array): boolean {
  for (let doc = 1; doc < keys.length; doc++) if (!(keys[doc]! > keys[doc - 1]!)) return false;
  return true;
}

function keptDocOf(keys: Float64Array, key: number): number | undefined {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (keys[middle] === key) return middle;
    if (keys[middle]! < key) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
