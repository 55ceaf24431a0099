import fc from "fast-check";
import { expect, test } from "vitest";
import { createKeySet } from "./key-set.ts";

const key = fc.integer({ min: 1, max: 200 });

test("holds what a set would hold, in the order of the keys", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ key, isAdded: fc.boolean() })), (steps) => {
      const [keys, set] = [createKeySet(), new Set<number>()];
      for (const { key, isAdded } of steps)
        for (const one of [keys, set])
          if (isAdded) one.add(key);
          else one.delete(key);
      expect([...keys]).toEqual([...set].toSorted((one, other) => one - other));
      expect(keys.size).toBe(set.size);
    }),
  );
});

test("finds keys far apart, and none that it was not given", () => {
  const keys = createKeySet();
  for (const one of [1, 32, 5_000_000]) keys.add(one);
  expect([0, 1, 31, 32, 33, 4_999_999, 5_000_000, 9_000_000].map((one) => keys.has(one))).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
    true,
    false,
  ]);
});
