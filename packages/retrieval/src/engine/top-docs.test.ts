import fc from "fast-check";
import { expect, test } from "vitest";
import { topDocs } from "./top-docs.ts";

test("the best are those a full sort gives, whatever is accepted", () => {
  const scores = fc.array(fc.oneof(fc.constant(0), fc.constant(2), fc.float({ min: 0, max: 50, noNaN: true })), { maxLength: 300 });
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 5 }), (values, limit, every) => {
      const of = { scores: Float32Array.from(values), keys: Float64Array.from(values, (_, doc) => doc), docs: values.length };
      const accept = (key: number) => key % every === 0;
      const all = values.map((_, doc) => doc).filter((doc) => accept(doc) && (of.scores[doc] ?? 0) > 0);
      const sorted = all.toSorted((one, other) => (of.scores[other] ?? 0) - (of.scores[one] ?? 0) || one - other);
      expect(topDocs(of, limit, accept)).toEqual(sorted.slice(0, limit));
    }),
    { numRuns: 500 },
  );
});

test("a passage that is gone is never among the best", () => {
  const of = { scores: Float32Array.of(3, 2, 1), keys: Float64Array.of(Number.NaN, 5, 6), docs: 3 };
  expect(topDocs(of, 3)).toEqual([1, 2]);
});
