import fc from "fast-check";
import { expect, test } from "vitest";
import { canonical } from "../../canonical.ts";
import { storable } from "./audit-chain.ts";

/** An object as a store that keeps its own order of keys gives it back. */
const reordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reordered);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, field]) => [key, reordered(field)]),
  );
};

test("canonical form names fields in order, at every level, and leaves out what is undefined", () => {
  expect(canonical({ b: [1, { d: undefined, c: "é" }], a: null })).toBe('{"a":null,"b":[1,{"c":"é"}]}');
});

test("the order in which keys come back makes no difference", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(reordered(value))).toBe(canonical(value));
      expect(canonical(JSON.parse(canonical(storable(value))))).toBe(canonical(storable(value)));
    }),
  );
});

test("what a store can hold stays as it is", () => {
  const changes = { title: { before: null, after: 'A "quoted" \\ title\n' }, sources: ["21 CFR 807.92"], score: 0.91 };
  expect(storable(changes)).toEqual(changes);
});

test("characters and keys that no store or reader keeps are replaced before they are hashed", () => {
  expect(storable({ ["__proto__"]: 1, text: "a\u0000b\uD83D" })).toEqual({ "(__proto__)": 1, text: "a\uFFFDb\uFFFD" });
});

test("no key is left that JSON writes with a backslash", () => {
  JSON.parse(String.raw`{"same":1,"\\":1}`);
  const kept = storable({ same: 1, '"': 2, "line\nbreak": 3 });
  expect(JSON.parse(JSON.stringify(kept))).toEqual({ same: 1, "\uFFFD": 2, "line\uFFFDbreak": 3 });
});
