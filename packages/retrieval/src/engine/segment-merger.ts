/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { gone, PostingsBuffer, type Segment, SegmentWriter } from "./postings.ts";

/** Postings after which the newest are made a segment. */
const postingsPerSegment = 30_000;
/** SegmentMerger of about one size that are merged into one. */
const together = 6;
const sizeStep = 6;
/** Postings moved for each one added, and at the least; more than the levels of merging, so that merging keeps up. */
const movedPerPosting = 8;
const movedAtLeast = 30_000;

const sizeClass = (segment: Segment) => Math.floor(Math.log(Math.max(segment.docs.length, 1)) / Math.log(sizeStep));

/** Makes one segment out of several a little at a time, with docs renumbered and gone ones dropped. */
export class Merge {
  readonly segments: readonly Segment[];
  readonly #docOf: (doc: number) => number;
  readonly #writer: SegmentWriter;
  readonly #cursors: number[];

  constructor(segments: readonly Segment[], docOf: (doc: number) => number) {
    this.segments = segments;
    this.#docOf = docOf;
    this.#cursors = segments.map(() => 0);
    this.#writer = new SegmentWriter(segments.reduce((sum, segment) => sum + segment.docs.length, 0));
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
      this.#writer.copy(segment, entry, this.#docOf);
      moved += segment.starts[entry + 1]! - segment.starts[entry]!;
      this.#cursors[nth] = entry + 1;
    }
    return moved;
  }
}

/** The postings of an index: few segments at any time, kept few by merging a little whenever something is added. */
export class SegmentMerger {
  readonly #buffer = new PostingsBuffer();
  readonly #isGone: (doc: number) => boolean;
  #segments: Segment[];
  #merge: Merge | null = null;

  constructor(isGone: (doc: number) => boolean, segments: Segment[] = []) {
    this.#isGone = isGone;
    this.#segments = segments;
  }

  push(term: number, doc: number, weight: number): void {
    this.#buffer.push(term, doc, weight);
  }

  /** To be called after each passage: bounds what is left to do at once. */
  passageEnds(): void {
    if (this.#buffer.length >= postingsPerSegment) this.#freeze();
  }

  /** The segments as they stand, the newest postings among them. */
  current(): readonly Segment[] {
    this.#freeze();
    return this.#segments;
  }

  /** All postings as one segment, with docs renumbered. */
  asOne(docOf: (doc: number) => number): Segment {
    const merge = new Merge(this.current(), docOf);
    return merge.advance(Number.POSITIVE_INFINITY) ?? emptySegment();
  }

  #freeze(): void {
    const added = this.#buffer.length;
    if (added === 0) return;
    this.#segments.push(this.#buffer.freeze());
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
      const sizes = run.map((segment) => segment.docs.length);
      const [total, largest] = [sizes.reduce((sum, size) => sum + size, 0), Math.max(...sizes)];
      if (run.length >= together && total >= 2 * largest) return new Merge(run, (doc) => (this.#isGone(doc) ? gone : doc));
    }
    return null;
  }
}

const emptySegment = (): Segment => ({
  terms: new Uint32Array(0),
  starts: new Uint32Array(1),
  docs: new Uint32Array(0),
  weights: new Uint8Array(0),
});
