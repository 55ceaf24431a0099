import { describe, expect, test } from "vitest";
import { RtfReader } from "./rtf-reader.ts";
import { tokensOf } from "./rtf-tokens.ts";

function told(source: string) {
  const reader = new RtfReader();
  for (const token of tokensOf(`{\\rtf1\\ansi ${source}}`)) reader.take(token);
  return reader.end().map(({ kind, text }) => `${kind}: ${text}`);
}

describe("a character given by its number", () => {
  test("is followed by those that stand in for it, as many as the text says", () => {
    expect(told("\\u8805?5 {\\uc0\\u945 x}{\\uc2\\u20013\\'3f\\'3f!}")).toEqual(["paragraph: ≥5 αx中!"]);
  });

  test("is put together where it is written in two halves", () => {
    expect(told("\\uc0\\u-10187\\u-8447 !")).toEqual(["paragraph: \u{1d701}!"]);
  });

  test("that is none does no harm", () => expect(told("a\\u-99999999?b\\u999999999?c")[0]).toMatch(/^paragraph: a.*b.*c$/u));

  test("loses its stand-in no further than the group", () => expect(told("{\\u8805}x")).toEqual(["paragraph: ≥x"]));
});

test("what a group changes ends with it", () => {
  expect(told("{\\v secret }shown {\\deleted old {\\deleted0 new }}end")).toEqual(["paragraph: shown new end"]);
});

test("bytes that belong together are decoded together, also across plain letters that are their second half", () => {
  expect(told("\\ansicpg932 \\'8b\\'4b\\'83A")).toEqual(["paragraph: 規ア"]);
});

test("control words that nobody knows are no text, whatever they are called", () => {
  expect(told("a\\constructor b\\toString c{\\valueOf d}")).toEqual(["paragraph: abcd"]);
});

test("what is passed over hides all within it, but not another form of the same text", () => {
  expect(told("a{\\*\\unknown hidden {\\footnote note}}b{\\upr{plain}{\\*\\ud unicode}}")).toEqual(["paragraph: abunicode"]);
});

test("a note within a note is words of that note", () => {
  expect(told("Claim{\\footnote See {\\footnote inner} it.}.\\par")).toEqual(["paragraph: Claim.", "note: 1 See inner it."]);
});

test("more groups ended than begun, and groups never ended, lose no words", () => {
  expect(told("a}}}b")).toEqual(["paragraph: ab"]);
  expect(told("a{{{b")).toEqual(["paragraph: ab"]);
});

test("groups nested without end are refused", () => {
  expect(() => told("{".repeat(30_000))).toThrow(expect.objectContaining({ reason: "damaged" }));
});
