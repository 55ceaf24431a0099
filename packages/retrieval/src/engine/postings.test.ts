import { expect, test } from "vitest";
import { entryOf, gone, PostingsBuffer, SegmentWriter, type Segment } from "./postings.ts";

const postingsOf = (segment: Segment, term: number): [doc: number, weight: number][] => {
  const entry = entryOf(segment, term);
  if (entry < 0) return [];
  const [start = 0, end = 0] = segment.starts.subarray(entry, entry + 2);
  return [...segment.docs.subarray(start, end)].map((doc, nth) => [doc, segment.weights[start + nth] ?? 0]);
};

const segmentOf = (...postings: [term: number, doc: number, weight: number][]): Segment => {
  const buffer = new PostingsBuffer();
  for (const posting of postings) buffer.push(...posting);
  return buffer.freeze();
};

test("postings stand by term, and within a term in the order of their passages", () => {
  const segment = segmentOf([7, 0, 4], [3, 0, 4], [7, 1, 8], [3, 2, 4]);
  expect([...segment.terms]).toEqual([3, 7]);
  expect(postingsOf(segment, 3)).toEqual([
    [0, 4],
    [2, 4],
  ]);
  expect(postingsOf(segment, 7)).toEqual([
    [0, 4],
    [1, 8],
  ]);
});

test("a term said again in the same passage weighs more, up to what a byte holds", () => {
  expect(postingsOf(segmentOf([1, 5, 4], [1, 5, 4]), 1)).toEqual([[5, 8]]);
  const often = Array.from({ length: 100 }, (): [number, number, number] => [1, 5, 4]);
  expect(postingsOf(segmentOf(...often), 1)).toEqual([[5, 255]]);
});

test("a frozen buffer begins anew", () => {
  const buffer = new PostingsBuffer();
  buffer.push(1, 0, 4);
  buffer.freeze();
  expect(buffer.length).toBe(0);
  expect(buffer.freeze().terms).toHaveLength(0);
});

test("what is copied from another segment goes to its passages' new places, without those that are gone", () => {
  const from = segmentOf([1, 0, 4], [1, 1, 8], [1, 2, 12]);
  const writer = new SegmentWriter(3);
  writer.term(1);
  writer.copy(from, entryOf(from, 1), (doc) => (doc === 1 ? gone : doc + 10));
  expect(postingsOf(writer.finish(), 1)).toEqual([
    [10, 4],
    [12, 12],
  ]);
});

test("a term that no passage holds has no entry", () => {
  expect([0, 2, 9].map((term) => entryOf(segmentOf([1, 0, 4], [3, 0, 4]), term))).toEqual([-1, -1, -1]);
});
