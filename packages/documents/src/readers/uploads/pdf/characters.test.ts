import { expect, test } from "vitest";
import { characterOf, isLineHyphen, isNothing, isSpace } from "./characters.ts";

test.each([
  [0xfb01, "fi"],
  [0xfb04, "ffl"],
  [0xf0b7, "•"],
  [0xf06d, "μ"],
  [0xf0ff, "\uf0ff"],
  [0x898f, "規"],
  [0x1d465, "𝑥"],
])("%i is written as %s", (code, text) => expect(characterOf(code)).toBe(text));

test("spaces of any width part words, and a joiner of no width does not", () => {
  expect([0x20, 0x09, 0xa0, 0x2009, 0x202f, 0x3000].every(isSpace)).toBe(true);
  expect([0x200b, 0x2060, 0xfeff].some(isSpace)).toBe(false);
});

test("what shows nothing is passed over, and no letter is", () => {
  expect([0, 0x1f, 0x200d, 0x2060, 0xfeff, 0xffff].every(isNothing)).toBe(true);
  expect([0x41, 0xe9, 0x898f, 0x1d465].some(isNothing)).toBe(false);
});

test("only a hyphen that breaks a line is taken for one", () =>
  expect([0x02, 0xad, 0x2d, 0x2010].map(isLineHyphen)).toEqual([true, true, false, false]));
