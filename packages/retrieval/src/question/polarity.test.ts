import { describe, expect, it, test } from "vitest";
import { denialsIn, isDenying, isReleasing, plainWords } from "./polarity.ts";

const denials = (text: string) => {
  const words = plainWords(text);
  return denialsIn(words).map(({ at, reach }) => `${words[at] ?? ""}: ${reach}`);
};

test.each([
  ["it doesn’t apply", "it does not apply"],
  ["we can't", "we can not"],
  ["it won't", "it will not"],
  ["ten days", "10 days"],
  ["a 5-day report", "a 5 day report"],
  ["3 yrs", "3 year"],
])("“%s” is read as “%s”", (drawn, apart) => {
  expect(plainWords(drawn)).toEqual(plainWords(apart));
});

describe("a denial", () => {
  it.each([
    ["importers do not register", ["not: all"]],
    ["no report is due", ["no: next"]],
    ["importers are exempt", ["exempt: word"]],
    ["they never register", ["never: all"]],
    ["not before the review, not until then", ["not: all", "until: all", "not: all", "until: all"]],
  ])("is found in “%s”", (text, expected) => {
    expect(denials(text)).toEqual(expected);
  });

  it.each([
    "no later than 30 days",
    "not only makers but importers",
    "regulation No 726/2004",
    "isn't it due",
    "don't we report it",
    "it is due",
    "",
  ])("is none in “%s”", (text) => {
    expect(denials(text)).toEqual([]);
  });
});

test("words that deny, and words that release from a duty, are told apart", () => {
  expect([isDenying("not"), isDenying("exempt"), isReleasing("exempt"), isReleasing("exemption"), isDenying("")]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});
