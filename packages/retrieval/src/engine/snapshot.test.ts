import { expect, test } from "vitest";
import { Lexicon } from "./lexicon.ts";
import { PostingsBuffer } from "./postings.ts";
import { readSnapshot, writeSnapshot, type IndexState } from "./snapshot.ts";

function state(): IndexState {
  const [words, terms, postings] = [new Lexicon(), new Lexicon(), new PostingsBuffer()];
  for (const word of ["reports", "reporting", "Bericht ü"]) words.add(word);
  terms.add("report");
  postings.push(0, 0, 4);
  postings.push(0, 1, 8);
  return {
    words: words.columns,
    terms: terms.columns,
    termOfWord: Uint32Array.of(0, 0, 7),
    keys: Float64Array.of(11, 2 ** 40),
    sources: Uint32Array.of(1, 2),
    sections: Uint32Array.of(3, 4),
    starts: Uint32Array.of(0, 2),
    counts: Uint16Array.of(2, 1),
    lengths: Uint16Array.of(2, 1),
    low: Uint16Array.of(0, 1, 2),
    high: Uint8Array.of(0, 0, 1),
    segment: postings.freeze(),
  };
}

test("a snapshot holds what was written, column by column", () => {
  const read = readSnapshot(writeSnapshot(state()));
  expect(read).toEqual(state());
  expect(new Lexicon(read?.words).find("Bericht ü")).toBe(2);
});

test("bytes in the middle of a larger buffer are read all the same", () => {
  const bytes = writeSnapshot(state());
  const around = new Uint8Array(bytes.length + 24);
  around.set(bytes, 16);
  expect(readSnapshot(around.subarray(16, 16 + bytes.length))).toEqual(state());
});

test("a single altered byte is noticed, wherever it is", () => {
  const bytes = writeSnapshot(state());
  for (let at = 0; at < bytes.length; at += 5) {
    const altered = bytes.slice();
    altered[at] = (altered[at] ?? 0) ^ 0x40;
    expect(readSnapshot(altered), `byte ${at}`).toBeNull();
  }
});

test.each([0, 8, 40, 168])("a file torn after %i bytes is no snapshot", (length) => {
  expect(readSnapshot(writeSnapshot(state()).slice(0, length))).toBeNull();
});

test("what was just written need not be summed again", () => {
  const bytes = writeSnapshot(state());
  bytes[8] = (bytes[8] ?? 0) ^ 1;
  expect(readSnapshot(bytes)).toBeNull();
  expect(readSnapshot(bytes, true)).toEqual(state());
});
