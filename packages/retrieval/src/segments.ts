import { Merge, type Segment, Tail, gone } from "./segment.ts";

/** Postings after which the newest are made a segment. */
const postingsPerSegment = 30_000;
/** Segments of about one size that are merged into one. */
const together = 6;
const sizeStep = 6;
/** Postings moved for each one added, and at the least; more than the levels of merging, so that merging keeps up. */
const movedPerPosting = 8;
const movedAtLeast = 30_000;

const sizeClass = (segment: Segment) => Math.floor(Math.log(Math.max(segment.slots.length, 1)) / Math.log(sizeStep));

/** The postings of an index: few segments at any time, kept few by merging a little whenever something is added. */
export class Segments {
  readonly #tail = new Tail();
  readonly #isGone: (slot: number) => boolean;
  #segments: Segment[];
  #merge: Merge | null = null;

  constructor(isGone: (slot: number) => boolean, segments: Segment[] = []) {
    this.#isGone = isGone;
    this.#segments = segments;
  }

  push(term: number, slot: number, weight: number): void {
    this.#tail.push(term, slot, weight);
  }

  /** To be called after each passage: bounds what is left to do at once. */
  passageEnds(): void {
    if (this.#tail.length >= postingsPerSegment) this.#freeze();
  }

  /** The segments as they stand, the newest postings among them. */
  current(): readonly Segment[] {
    this.#freeze();
    return this.#segments;
  }

  /** All postings as one segment, with slots renumbered. */
  asOne(slotOf: (slot: number) => number): Segment {
    const merge = new Merge(this.current(), slotOf);
    return merge.advance(Number.POSITIVE_INFINITY) ?? emptySegment();
  }

  #freeze(): void {
    const added = this.#tail.length;
    if (added === 0) return;
    this.#segments.push(this.#tail.freeze());
    this.#advance(Math.max(movedAtLeast, added * movedPerPosting));
  }

  #advance(postings: number): void {
    this.#merge ??= this.#nextMerge();
    if (this.#merge === null) return;
    const merged = this.#merge.advance(postings);
    if (merged === null) return;
    const [first] = this.#merge.segments;
    const at = first === undefined ? -1 : this.#segments.indexOf(first);
    this.#segments.splice(at, this.#merge.segments.length, merged);
    this.#merge = null;
  }

  /** The newest run of segments of one size class or below, once it is long and no segment makes up most of it. */
  #nextMerge(): Merge | null {
    const classes = [...new Set(this.#segments.map(sizeClass))].toSorted((one, other) => one - other);
    for (const largestClass of classes) {
      const run = this.#segments.slice(this.#segments.findLastIndex((segment) => sizeClass(segment) > largestClass) + 1);
      const sizes = run.map((segment) => segment.slots.length);
      const [total, largest] = [sizes.reduce((sum, size) => sum + size, 0), Math.max(...sizes)];
      if (run.length >= together && total >= 2 * largest) return new Merge(run, (slot) => (this.#isGone(slot) ? gone : slot));
    }
    return null;
  }
}

const emptySegment = (): Segment => ({
  terms: new Uint32Array(0),
  starts: new Uint32Array(1),
  slots: new Uint32Array(0),
  weights: new Uint8Array(0),
});
