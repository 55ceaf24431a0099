import { describe, expect, test } from "vitest";
import { areValuesOfFacts, ProductFacts, Requirement } from "./packs.ts";

const requirement = (given: object = {}) => ({
  id: "records",
  group: "Records",
  title: "Records are kept",
  requirement: "Records of each device are kept.",
  citations: [{ source: "21 CFR 820", clause: "21 CFR 820.180" }],
  level: "required",
  applies: null,
  headings: [],
  signs: [["records"]],
  asks: "Are records kept?",
  evidence: [],
  maps_to: [],
  ...given,
});
const problems = (given: object) => Requirement.safeParse(requirement(given)).error?.issues.map(({ message }) => message) ?? [];
const when = (fact: string, is: unknown) => ({ level: "conditional", applies: { when: "it is so", facts: [{ fact, is }], words: [] } });

describe("a requirement", () => {
  test("that holds on a condition says which, and no other does", () => {
    expect(problems({})).toEqual([]);
    expect(problems(when("sterile", true))).toEqual([]);
    for (const wrong of [{ level: "conditional" }, { applies: when("sterile", true).applies }])
      expect(problems(wrong)).toEqual(["is given where the level is conditional, and only there"]);
  });

  test.each([
    ["sterile", "yes"],
    ["class_eu", "II"],
    ["class_eu", true],
    ["class_eu", ["IIa", "IV"]],
  ])("does not hang on %s being %j, which it never is", (fact, is) => {
    expect(problems(when(fact, is))).toEqual(["is no value of this fact"]);
  });

  test("may hang on one of several values of a fact", () => expect(problems(when("class_eu", ["IIa", "IIb"]))).toEqual([]));

  test("on a fact that nobody knows is refused", () => expect(problems(when("colour", "red"))).not.toEqual([]));

  test("of one part is not parted, and one without any sign could never be found", () => {
    expect(problems({ parts: [{ name: "a", signs: [["a"]] }] })).toHaveLength(1);
    expect(problems({ signs: [] })).toHaveLength(1);
  });
});

test("what is told of a product must be values of its facts; what is left out is not known", () => {
  expect(areValuesOfFacts({})).toBe(true);
  expect(areValuesOfFacts({ sterile: false, class_us: "II" })).toBe(true);
  expect([areValuesOfFacts({ sterile: "no" }), areValuesOfFacts({ class_us: "IIa" })]).toEqual([false, false]);
  expect(ProductFacts.safeParse({ toString: true }).success).toBe(false);
});
