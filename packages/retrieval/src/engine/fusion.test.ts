import fc from "fast-check";
import { expect, test } from "vitest";
import { fuse } from "./fusion.ts";
import { createVectorStore } from "./vector-store.ts";

const store = () => {
  const vectors = createVectorStore(3);
  vectors.add([
    { key: 1, vector: [1, 0, 0] },
    { key: 2, vector: [0.9, 0.1, 0] },
    { key: 3, vector: [0, 0, 2] },
  ]);
  return vectors;
};

test("the passage whose vector points where the question's does comes first", () => {
  expect(
    store()
      .nearest([5, 0, 0], { limit: 2 })
      .map((hit) => hit.key),
  ).toEqual([1, 2]);
});

test("a passage that is not accepted is not found by its vector either", () => {
  const keys = store().nearest([1, 0, 0], { limit: 3, accept: (key) => key !== 1 });
  expect(keys.map((hit) => hit.key)).toEqual([2, 3]);
});

test("a removed passage has no vector any more", () => {
  const vectors = store();
  vectors.remove([1]);
  expect(vectors.likeness([1, 0, 0], [1, 2]).has(1)).toBe(false);
});

test("the place of a removed vector is taken by another, which stays found", () => {
  const vectors = store();
  vectors.remove([1, 9]);
  vectors.add([{ key: 4, vector: [0, 1, 0] }]);
  const nearest = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ].map((question) => vectors.nearest(question, { limit: 1 })[0]?.key);
  expect([vectors.size, ...nearest]).toEqual([3, 2, 4, 3]);
});

test("of many vectors, the best few are the very ones that a full comparison gives", () => {
  const vector = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(vector, { minLength: 80, maxLength: 120 }), vector, (all, question) => {
      const vectors = createVectorStore(4);
      vectors.add(all.map((one, key) => ({ key, vector: one })));
      const full = [...vectors.likeness(question, [...all.keys()])].toSorted(([a, one], [b, other]) => other - one || a - b);
      expect(vectors.nearest(question, { limit: 5 }).map(({ key }) => key)).toEqual(full.slice(0, 5).map(([key]) => key));
    }),
  );
});

test("a store made of another's entries finds the same, and keeps the very same vectors", () => {
  const first = createVectorStore(3);
  first.add([{ key: 1, vector: [0.3, -0.7, 0.2] }]);
  const second = createVectorStore(first.dimensions);
  second.add([...first.entries()].map(([key, vector]) => ({ key, vector })));
  expect([...second.entries()]).toEqual([...first.entries()]);
});

test("vectors of another length, of zeros or with holes are left out", () => {
  const vectors = createVectorStore(3);
  vectors.add([
    { key: 1, vector: [1, 0] },
    { key: 2, vector: [0, 0, 0] },
    { key: 3, vector: [1, Number.NaN, 0] },
  ]);
  expect(vectors.size).toBe(0);
  expect(store().nearest([1, 0], { limit: 3 })).toEqual([]);
});

test("a byte a dimension is close enough to the cosine", () => {
  const vector = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(vector, vector, (one, other) => {
      const norm = Math.hypot(...one) * Math.hypot(...other);
      fc.pre(norm > 1e-6);
      const vectors = createVectorStore(16);
      vectors.add([{ key: 1, vector: one }]);
      const cosine = one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) / norm;
      expect(vectors.likeness(other, [1]).get(1)).toBeCloseTo(cosine, 1);
    }),
  );
});

const words = [
  { key: 1, score: 30 },
  { key: 2, score: 20 },
  { key: 3, score: 10 },
];

test("without a share for vectors the order is that of the words, and with all of it that of the vectors", () => {
  const vectors = [
    { key: 3, score: 0.9 },
    { key: 4, score: 0.5 },
  ];
  expect(
    fuse(words, vectors, 0)
      .slice(0, 3)
      .map((hit) => hit.key),
  ).toEqual([1, 2, 3]);
  expect(fuse(words, vectors, 1)[0]?.key).toBe(3);
});

test("a passage both find passes one that only words find", () => {
  const fused = fuse(words, [{ key: 2, score: 0.8 }], 0.5);
  expect(fused.map((hit) => hit.key)).toEqual([2, 1, 3]);
});

test("without vectors nothing is lost", () => {
  expect(fuse(words, [], 0.3).map((hit) => hit.key)).toEqual([1, 2, 3]);
  expect(fuse([], [], 0.3)).toEqual([]);
});
