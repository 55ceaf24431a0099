import { readFileSync } from "node:fs";
import type { Answers } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { classify } from "../rules/classify.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { ivdrClassification } from "./ivdr/ivdr.ts";
import { mdrClassification } from "./mdr/mdr.ts";

interface Example {
  guidance: string;
  section: string;
  device: string;
  class: string;
  rule: string;
  answers: Answers;
}

const examplesOf = (file: string): Example[] =>
  readFileSync(new URL(`../../examples/${file}.jsonl`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line): Example => JSON.parse(line));

interface Examples {
  guidance: string;
  set: RuleSet;
  file: string;
  least: number;
  rules: number;
}

describe.each<Examples>([
  { guidance: "MDCG 2021-24", set: mdrClassification, file: "mdr", least: 300, rules: 22 },
  { guidance: "MDCG 2020-16", set: ivdrClassification, file: "ivdr", least: 100, rules: 7 },
])("the examples of $guidance", ({ set, file, least, rules }) => {
  const examples = examplesOf(file);

  test("are many, and of each rule some", () => {
    expect(examples.length).toBeGreaterThan(least);
    const shown = new Set(examples.map(({ rule }) => rule));
    expect(Array.from({ length: rules }, (_, at) => String(at + 1)).filter((rule) => !shown.has(rule))).toEqual([]);
  });

  test.each(examples)("$section, $device: class $class by rule $rule", ({ answers, class: expected, rule }) => {
    const { outcomes, fired, next } = classify(set, answers);
    expect({ outcomes, next }).toEqual({ outcomes: [expected], next: null });
    expect(fired.filter(({ decides }) => decides).map((one) => one.rule)).toContain(rule);
  });
});
