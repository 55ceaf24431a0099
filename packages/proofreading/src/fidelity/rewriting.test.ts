import { expect, test } from "vitest";
import { rewritten } from "./rewriting.ts";

const shorten = { pattern: /twenty days/g, to: () => "20 d" };
const places = (text: string, words: string, ...rewrites: Parameters<typeof rewritten>[1]) => {
  const { plain, anchor } = rewritten(text, rewrites);
  const at = plain.indexOf(words);
  const { start, end } = anchor(at, at + words.length);
  return text.slice(start, end);
};

test("words that were written otherwise stand where they stood, and those around them too", () => {
  expect(places("in twenty days or more", "20 d", shorten)).toBe("twenty days");
  expect(places("in twenty days or more", "or more", shorten)).toBe("or more");
});

test("one rewrite goes on from what the other wrote", () => {
  expect(places("in twenty days or more", "480 h", shorten, { pattern: /20 d/g, to: () => "480 h" })).toBe("twenty days");
});

test("a match that is left as it is is left", () => {
  expect(rewritten("in twenty days", [{ ...shorten, to: () => null }]).plain).toBe("in twenty days");
});

test("unseen marks and letters outside the basic plane keep their places", () => {
  expect(places("𝟙 in twenty\u00ad days or 🙂 more", "20 d", shorten)).toBe("twenty\u00ad days");
  expect(places("𝟙 in twenty\u00ad days or 🙂 more", "🙂 more", shorten)).toBe("🙂 more");
});

test("words may be taken away at the beginning and the end, and an empty text stays empty", () => {
  const { plain, anchor } = rewritten("twenty days", [{ pattern: /^twenty |days$/g, to: () => "" }]);
  expect([plain, rewritten("", [shorten]).plain]).toEqual(["", ""]);
  expect(anchor(0, 0)).toEqual({ start: "twenty days".length, end: "twenty days".length });
});
