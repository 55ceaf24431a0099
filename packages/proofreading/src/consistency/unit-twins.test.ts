import { expect, test } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { sentencePassages } from "./prose.ts";
import { unitTwins } from "./unit-twins.ts";

const found = (...paragraphs: string[]) => {
  const { text, ...read } = readManuscript({ text: paragraphs.join("\n\n") });
  return unitTwins(sentencePassages({ text, ...read })).map(({ start, end, message }) => [text.slice(start, end), message] as const);
};

test("a quantity with one number in two units is told at the second, with both", () => {
  expect(found("The starting dose is 10 mg.", "The starting dose is 10 mcg.")).toEqual([
    ["10 mcg", "10 mcg here, 10 mg elsewhere: the same number in two units."],
  ]);
});

test.each([
  ["two ways of writing one unit", "The starting dose is 10 µg.", "The starting dose is 10 mcg."],
  ["two numbers that are the same amount", "The starting dose is 1 g.", "The starting dose is 1000 mg."],
  ["two quantities", "The starting dose is 10 mg.", "The loading dose is 10 g."],
  ["two groups", "In Part A the starting dose is 10 mg.", "In Part B the starting dose is 10 g."],
])("%s are right", (_, one, other) => {
  expect(found(one, other)).toEqual([]);
});

test("a sentence that is both a claim and a twin is told once", () => {
  const filler = Array.from(
    { length: 40 },
    () => "The study is carried out in accordance with the protocol and with good clinical practice at all times.",
  );
  const said = (dose: string) => `For all people who take part in the study at home the starting dose is ${dose}.`;
  expect(found(said("10 mg"), ...filler, said("10 g"))).toHaveLength(1);
});

test("a text without quantities has none", () => {
  expect(found("")).toEqual([]);
});
