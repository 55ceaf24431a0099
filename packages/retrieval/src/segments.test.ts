import fc from "fast-check";
import { expect, test } from "vitest";
import { entryOf, gone } from "./segment.ts";
import { Segments } from "./segments.ts";

const postingsOf = (segments: Segments, term: number) =>
  segments.current().flatMap((segment) => {
    const entry = entryOf(segment, term);
    return entry < 0 ? [] : [...segment.slots.subarray(segment.starts[entry], segment.starts[entry + 1])];
  });

test("however postings come in, each term keeps its passages in order", () => {
  const passages = fc.array(fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 6 }), { maxLength: 60 });
  fc.assert(
    fc.property(passages, fc.integer({ min: 1, max: 7 }), (all, every) => {
      const segments = new Segments(() => false);
      all.forEach((terms, slot) => {
        for (const term of terms) segments.push(term, slot, 4);
        if (slot % every === 0) segments.current();
      });
      for (let term = 0; term <= 8; term++) {
        const expected = all.flatMap((terms, slot) => (terms.includes(term) ? [slot] : []));
        expect(postingsOf(segments, term)).toEqual(expected);
      }
    }),
  );
});

test("thousands of single additions leave few segments", () => {
  const segments = new Segments(() => false);
  for (let slot = 0; slot < 5000; slot++) {
    segments.push(slot % 50, slot, 4);
    segments.current();
  }
  expect(segments.current().length).toBeLessThan(40);
});

test("all as one holds what is left under the new numbers", () => {
  const segments = new Segments(() => false);
  for (const slot of [0, 1, 2, 3]) segments.push(7, slot, 4);
  const one = segments.asOne((slot) => (slot === 1 ? gone : slot > 1 ? slot - 1 : slot));
  expect([...one.slots]).toEqual([0, 1, 2]);
});
