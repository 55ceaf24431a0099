import { expect, test } from "vitest";
import { gone } from "./postings.ts";
import type { Searchable } from "./searchable.ts";
import { TermVectors } from "./term-vectors.ts";

/** As much of an index as passages are compared by: of each its terms, of which each word is one. */
function vectorsOf(passages: readonly (readonly number[])[], terms: number, without: readonly number[] = []): TermVectors {
  const words = Uint16Array.from(passages.flat());
  const starts = Uint32Array.from(passages, (_, nth) => passages.slice(0, nth).flat().length);
  const holding = Array.from({ length: terms }, (_, term) => passages.flatMap((held, doc) => (held.includes(term) ? [doc] : [])));
  const segment = {
    terms: Uint32Array.from(holding.keys()),
    starts: Uint32Array.from([0, ...holding.map((_, term) => holding.slice(0, term + 1).flat().length)]),
    docs: Uint32Array.from(holding.flat()),
    weights: new Uint8Array(holding.flat().length),
  };
  const of: Partial<Record<keyof Searchable, unknown>> = {
    segments: [segment],
    size: passages.length,
    starts,
    counts: Uint16Array.from(passages, ({ length }) => length),
    termOfWord: Uint32Array.from({ length: terms }, (_, word) => (without.includes(word) ? gone : word)),
    store: { at: (offset: number) => ({ low: words, high: new Uint16Array(words.length), offset }) },
  };
  return new TermVectors(of as unknown as Searchable, terms);
}
const likeness = (passages: readonly (readonly number[])[], asked: readonly number[] = [0]) =>
  vectorsOf(passages, 8).compare([...passages.keys()], asked);

test("a term that fewer passages hold is rarer, and one that none holds the rarest", () => {
  const vectors = vectorsOf([[0, 1], [0], [0, 2, 2]], 4);
  expect(vectors.rarity(1)).toBeGreaterThan(vectors.rarity(0));
  expect(vectors.rarity(3)).toBeGreaterThan(vectors.rarity(1));
  expect(vectors.rarity(gone)).toBeCloseTo(vectors.rarity(3), 5);
});

test("a passage is like the first by the terms that both hold, wholly like one of the same terms, and unlike one of none", () => {
  const { first } = likeness([[0, 1, 2], [2, 1, 0], [0, 5, 6], [7]]);
  expect(first[0]).toBeCloseTo(1, 4);
  expect(first[1]).toBeCloseTo(1, 4);
  expect(first[2]).toBeGreaterThan(0);
  expect(first[2]).toBeLessThan(0.9);
  expect(first[3]).toBe(0);
});

test("a passage is like the question by the terms that it asks for", () => {
  const { question } = likeness([[0, 1], [2, 3], [4]], [0, 1]);
  expect(question[0]).toBeCloseTo(1, 4);
  expect([question[1], question[2]]).toEqual([0, 0]);
});

test("the likest of ten is another passage, never the passage itself", () => {
  const { most } = likeness([[0], [0], [5]]);
  expect([most[0], most[1], most[2]].map((one) => Number(one?.toFixed(3)))).toEqual([1, 1, 0]);
});

test("what the first have in common beside the question is fed back", () => {
  const { feedback } = likeness([[0, 1], [0, 1], [0, 7], [1]], [0]);
  expect(feedback[3]).toBeGreaterThan(feedback[2] ?? 1);
});

test("words that say nothing and passages without words count nothing, and one comparison leaves nothing for the next", () => {
  const vectors = vectorsOf([[0, 3], [3], []], 4, [3]);
  const once = vectors.compare([0, 1, 2], [0]);
  expect([once.question[1], once.question[2]]).toEqual([0, 0]);
  expect(vectors.compare([0, 1, 2], [0])).toEqual(once);
  expect(vectors.compare([], [0]).first).toHaveLength(0);
});
