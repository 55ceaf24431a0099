import { expect, test } from "vitest";
import { createVectorStore } from "./vector-store.ts";

const filled = () => {
  const store = createVectorStore(2);
  store.add([
    { key: 10, vector: [1, 0] },
    { key: 20, vector: [0, 1] },
    { key: 30, vector: [-1, 0] },
  ]);
  return store;
};

test("likeness goes from 1 for the same direction, whatever the length, to -1 for the opposite", () => {
  const likeness = filled().likeness([5, 0], [10, 20, 30]);
  expect([...likeness].map(([key, value]) => [key, Math.round(value * 100) / 100])).toEqual([
    [10, 1],
    [20, 0],
    [30, -1],
  ]);
});

test("a passage without a vector is left out rather than called unlike", () => {
  expect(filled().likeness([1, 0], [10, 99]).has(99)).toBe(false);
});

test.each([
  ["of another length", [1, 0, 0]],
  ["of zeros", [0, 0]],
  ["that is not finite", [Number.NaN, 1]],
])("a vector %s is neither kept nor searched by", (_, vector) => {
  const store = filled();
  store.add([{ key: 40, vector }]);
  expect(store.size).toBe(3);
  expect(store.nearest(vector, { limit: 3 })).toEqual([]);
  expect(store.likeness(vector, [10])).toEqual(new Map());
});

test("a vector added again takes the place of the one before", () => {
  const store = filled();
  store.add([{ key: 10, vector: [0, 3] }]);
  expect(store.size).toBe(3);
  expect(store.nearest([0, 1], { limit: 2 }).map(({ key }) => key)).toEqual([10, 20]);
});

test("after some are removed the others keep their own vectors", () => {
  const store = filled();
  store.remove([10, 99]);
  expect(store.size).toBe(2);
  expect(store.nearest([-1, 0], { limit: 1 })[0]?.key).toBe(30);
  expect(store.nearest([0, 1], { limit: 1 })[0]?.key).toBe(20);
});

test("entries go into another store without loss", () => {
  const copy = createVectorStore(2);
  copy.add([...filled().entries()].map(([key, vector]) => ({ key, vector })));
  expect([...copy.entries()]).toEqual([...filled().entries()]);
});

test("thousands of vectors are kept, and the nearest of them found", () => {
  const store = createVectorStore(2);
  store.add(Array.from({ length: 5000 }, (_, key) => ({ key, vector: [Math.cos(key), Math.sin(key)] })));
  expect(store.nearest([Math.cos(4321), Math.sin(4321)], { limit: 50 }).map(({ key }) => key)).toContain(4321);
});
