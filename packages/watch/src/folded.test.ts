import { expect, test } from "vitest";
import { folded, holds, plainWords, wordsOf } from "./folded.ts";

test.each([
  ["haemodialysis", "hemodialysis"],
  ["anaemia", "anemia"],
  ["paediatric", "pediatric"],
  ["sterilised", "sterilized"],
  ["tumour", "tumor"],
  ["fibre-optic", "fiber optic"],
  ["data centre", "data center"],
  ["millilitres", "milliliters"],
])("“%s” and “%s” are read alike", (british, american) => {
  expect(plainWords(british)).toEqual(plainWords(american));
});

test.each([
  ["catheters", "catheter"],
  ["batteries", "battery"],
  ["branches", "branch"],
  ["cannulae", "cannula"],
])("“%s” and “%s” are one word", (many, one) => {
  expect(wordsOf(many)).toEqual(wordsOf(one));
});

test.each(["glass", "virus", "prosthesis", "gas"])("“%s” keeps its s", (word) => {
  expect(wordsOf(word)).toEqual([word]);
});

test("capitals, accents, marks of trade and endings of belonging do not count", () => {
  expect(plainWords("Müller’s FlowSure® 2.5")).toEqual(["muller", "flowsure", "2.5"]);
  expect([plainWords(""), plainWords("—®™")]).toEqual([[], []]);
});

test("a phrase is held where its words stand together, whole", () => {
  const text = folded("Recall of Infusion Pumps");
  expect([holds(text, "infusion pump"), holds(text, "fusion pump"), holds(text, "pumps of"), holds(text, ""), holds(text, "—")]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
