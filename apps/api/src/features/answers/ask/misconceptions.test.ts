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
const titlesFor = (question: string) =>
  finder
    .find(understand(question))
    .filter(({ kind }) => kind === "corrected")
    .map(({ known }) => known.title);

const base = (verb: string) =>
  verb
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh|o)es$/, "$1")
    .replace(/s$/, "");
const singular =
  /\b(needs|requires|applies|takes|lasts|gives|expires|goes|covers|wants|gets|falls|runs|accepts|approves|ends|allows|demands|asks|forbids|prohibits|bears|follows|holds|keeps|decides|prescribes|begins|starts|serves|stays)\b/;

/** What a statement that wants to be confirmed says, denied; null where its verb is not one of these. */
function denied(question: string): string | null {
  const [, said = ""] = /^([^,?;:]+), (?:right|correct|isn't it|aren't they|don't we|didn't it|hasn't it)\?$/.exec(question) ?? [];
  if (said === "" || /\b(?:no|not|never|without|only|exempt|voluntary|optional|until)\b/.test(said)) return null;
  const turned = said
    .replace(/\b(is|are|must|may|can|should|will|was|were|has been|have been)\b/, "$1 not")
    .replace(/\bmust not\b/, "need not");
  if (turned !== said) return `${turned}, right?`;
  const verb = singular.exec(said)?.[0];
  return verb === undefined ? null : `${said.replace(verb, `does not ${base(verb)}`)}, right?`;
}

const twins = examples.flatMap(({ title, question }) => {
  const twin = title === null ? null : denied(question);
  return twin === null ? [] : [{ title, twin }];
});

describe("a question that takes something wrong for granted", () => {
  test.each(examples.filter(({ title }) => title !== null))("is answered with what is right: $question", ({ question, title }) => {
    expect(titlesFor(question)).toEqual([title]);
  });

  test("is among the examples for every misconception in the list", () => {
    const shown = new Set(examples.map(({ title }) => title));
    expect(list.map(({ title }) => title).filter((title) => !shown.has(title))).toEqual([]);
  });
});

describe("a question that rightly denies it", () => {
  test.each(twins)("is not corrected: $twin", ({ title, twin }) => {
    expect(titlesFor(twin)).not.toContain(title);
  });

  test("is made of many examples", () => {
    expect(twins.length).toBeGreaterThanOrEqual(160);
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
