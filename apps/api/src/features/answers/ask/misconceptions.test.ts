import { readFileSync } from "node:fs";
import { createMisconceptionFinder, createQuestionReader } from "@clausewise/retrieval";
import { builtInMisconceptions, builtInQuestionRules } from "@clausewise/static-data";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const file = new URL("../../../../../../packages/static-data/misconceptions/examples.jsonl", import.meta.url);
const Example = z.strictObject({ question: z.string().min(1), title: z.string().nullable() });
const examples = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => Example.parse(JSON.parse(line)));
const list = builtInMisconceptions();
const { understand } = createQuestionReader(builtInQuestionRules());
const finder = createMisconceptionFinder(list);
const titlesFor = (question: string) => finder.find(understand(question)).map(({ title }) => title);

describe("a question that takes something wrong for granted", () => {
  test.each(examples.filter(({ title }) => title !== null))("is answered with what is right: $question", ({ question, title }) => {
    expect(titlesFor(question)).toEqual([title]);
  });

  test("is among the examples for every misconception in the list", () => {
    const shown = new Set(examples.map(({ title }) => title));
    expect(list.map(({ title }) => title).filter((title) => !shown.has(title))).toEqual([]);
  });
});

describe("an ordinary question", () => {
  const ordinary = examples.filter(({ title }) => title === null);

  test.each(ordinary)("is not corrected: $question", ({ question }) => {
    expect(titlesFor(question)).toEqual([]);
  });

  test("is asked on many subjects", () => {
    expect(new Set(ordinary.map(({ question }) => question)).size).toBeGreaterThanOrEqual(80);
  });
});
