import { expect, test } from "vitest";
import { foldText } from "./folded.ts";

test("what a word processor put between letters is read over, and found again", () => {
  const text = "un\u00adder 21\u00a0CFR\u00a0§\u202f820.30(g)\u200b and 5\u20117";
  const { plain, anchor } = foldText(text);
  expect(plain).toBe("under 21 CFR § 820.30(g) and 5-7");
  const at = plain.indexOf("820");
  const { start, end } = anchor(at, at + "820.30(g)".length);
  expect(text.slice(start, end)).toBe("820.30(g)");
});

test("a stretch that holds a soft hyphen holds it in the text as well", () => {
  const text = "re\u00adquire\u00adments";
  expect(foldText(text).anchor(0, 12)).toEqual({ start: 0, end: text.length });
});

test("lines end in one way, place by place", () => {
  expect(foldText("a\r\nb\rc\u2028d").plain).toBe("a \nb\nc\nd");
});
