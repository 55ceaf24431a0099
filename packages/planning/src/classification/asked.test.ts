import { describe, expect, test } from "vitest";
import { askedQuestions, readyQuestions } from "../rules/asked.ts";
import { ruleSetNamed, ruleSets } from "./rule-sets.ts";

const mdr = ruleSetNamed("eu-mdr");
const ready = (answers: Record<string, string | string[]>) => readyQuestions(mdr, answers).map(({ id }) => id);

describe("a question", () => {
  test("is asked once an earlier answer makes it matter", () => {
    expect(ready({})).not.toContain("contact");
    expect(ready({ kind: "part" })).toContain("part_effect");
    expect(ready({ kind: "device" })).not.toContain("part_effect");
    expect(ready({ kind: "device", active_implant: ["none"], contact: ["orifice"] })).toContain("implantable");
  });

  test("is asked as well where an earlier one is said not to be known", () => {
    expect(ready({ kind: "device", active_implant: ["none"], contact: "unknown" })).toContain("implantable");
  });

  test.each(ruleSets)("of $id is always there while one that matters has no answer", (set) => {
    expect(readyQuestions(set, {})[0]?.id).toBe(askedQuestions(set, {})[0]?.id);
  });
});
