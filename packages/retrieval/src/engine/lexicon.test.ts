import fc from "fast-check";
import { expect, test } from "vitest";
import { Lexicon } from "./lexicon.ts";

test("words keep the numbers they were given, and a kept vocabulary goes on where it ended", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ maxLength: 12, unit: "grapheme" }), { maxLength: 200 }), (words) => {
      const half = words.length >> 1;
      const lexicon = new Lexicon();
      words.slice(0, half).forEach((word, number) => expect(lexicon.add(word)).toBe(number));
      const loaded = new Lexicon(lexicon.columns);
      words.slice(half).forEach((word, number) => expect(loaded.add(word)).toBe(half + number));
      words.forEach((word, number) => expect([loaded.find(word), loaded.add(word)]).toEqual([number, number]));
      expect(loaded.size).toBe(words.length);
    }),
  );
});

test("a word never added has no number", () => {
  const lexicon = new Lexicon();
  lexicon.add("device");
  expect(lexicon.find("devices")).toBe(-1);
});
