import fc from "fast-check";
import { expect, test } from "vitest";
import { entryOf, gone } from "./postings.ts";
import { SegmentMerger } from "./segment-merger.ts";

const postingsOf = (segments: SegmentMerger, term: number) =>
  segments.current().flatMap((segment) => {
    const entry = entryOf(segment, term);
    return entry < 0 ? [] : [...segment.docs.subarray(segment.starts[entry], segment.starts[entry + 1])];
  });

test("however postings come in, each term keeps its passages in order", () => {
  const passages = fc.array(fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 6 }), { maxLength: 60 });
  fc.assert(
    fc.property(passages, fc.integer({ min: 1, max: 7 }), (all, every) => {
      const segments = new SegmentMerger(() => false);
      all.forEach((terms, doc) => {
        for (const term of terms) segments.push(term, doc, 4);
        if (doc % every === 0) segments.current();
      });
      for (let term = 0; term <= 8; term++) {
        const expected = all.flatMap((terms, doc) => (terms.includes(term) ? [doc] : []));
        expect(postingsOf(segments, term)).toEqual(expected);
      }
    }),
  );
});

test("thousands of single additions leave few segments", () => {
  const segments = new SegmentMerger(() => false);
  for (let doc = 0; doc < 5000; doc++) {
    segments.push(doc % 50, doc, 4);
    segments.current();
  }
  expect(segments.current().length).toBeLessThan(40);
});

test("all as one holds what is left under the new numbers", () => {
  const segments = new SegmentMerger(() => false);
  for (const doc of [0, 1, 2, 3]) segments.push(7, doc, 4);
  const one = segments.asOne((doc) => (doc === 1 ? gone : doc > 1 ? doc - 1 : doc));
  expect([...one.docs]).toEqual([0, 1, 2]);
});
