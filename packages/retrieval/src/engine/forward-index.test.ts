import { expect, test } from "vitest";
import { ForwardIndex, mostWords } from "./forward-index.ts";

const wordsAt = (index: ForwardIndex, start: number, count: number): number[] => {
  const { low, high, offset } = index.at(start);
  return Array.from({ length: count }, (_, nth) => (low[offset + nth] ?? 0) | ((high[offset + nth] ?? 0) << 16));
};

test("each passage's words are read back from where they were kept, also words with high numbers", () => {
  const index = new ForwardIndex();
  const passages = [[1, 2, 3], [], [70_000, 16_000_000, 5]];
  const starts = passages.map((words) => index.add(words));
  expect(passages.map((words, nth) => wordsAt(index, starts[nth] ?? -1, words.length))).toEqual(passages);
});

test("of a passage that is longer than any page the first words are kept", () => {
  const index = new ForwardIndex();
  index.add(Array.from({ length: mostWords + 10 }, () => 3));
  expect(index.columns.low).toHaveLength(mostWords);
});

test("no passage is parted where a block is full", () => {
  const index = new ForwardIndex();
  const long = Array.from({ length: 60_000 }, (_, nth) => nth);
  const starts = Array.from({ length: 20 }, () => index.add(long));
  for (const start of starts) expect(wordsAt(index, start, 60_000)).toEqual(long);
});

test("an index taken up from its columns holds the same and goes on", () => {
  const first = new ForwardIndex();
  const start = first.add([9, 80_000]);
  const { low, high } = first.columns;
  const second = ForwardIndex.from(low, high);
  const added = second.add([4]);
  expect([...wordsAt(second, start, 2), ...wordsAt(second, added, 1)]).toEqual([9, 80_000, 4]);
});

test("words copied from another index are the same words", () => {
  const [from, to] = [new ForwardIndex(), new ForwardIndex()];
  to.add([1]);
  const start = to.copy(from, from.add([66_000, 2]), 2);
  expect(wordsAt(to, start, 2)).toEqual([66_000, 2]);
});
