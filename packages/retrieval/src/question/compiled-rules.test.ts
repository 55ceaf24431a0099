import { expect, test } from "vitest";
import { rules } from "./built-in-rules.fixture.ts";
import { compileRules } from "./compiled-rules.ts";

test("a request is declined however its apostrophes, spaces and capitals are typed", () => {
  const compiled = compileRules(rules);
  expect(compiled.reasonToDecline("HOW can we  hide a\ndeath from FDA\u2019s inspectors?")).toMatch(/does not help to hide/);
  expect(compiled.reasonToDecline("How do we report a death to FDA?")).toBeNull();
});

test("of several reasons to decline, and sorts of number, the first that fits holds", () => {
  const declined = [
    { pattern: "price", reason: "We know no prices." },
    { pattern: "best price", reason: "We compare no prices." },
  ];
  const quantities = [
    { title: "period", pattern: "how long" },
    { title: "sum", pattern: "how (?:long|much)" },
  ];
  const compiled = compileRules({ ...rules, declined, quantities });
  expect(compiled.reasonToDecline("What is the best price?")).toBe("We know no prices.");
  expect(["How LONG does it take?", "How much is the fee?", "Who signs?"].map((question) => compiled.quantityIn(question))).toEqual([
    "period",
    "sum",
    null,
  ]);
});

test("a table that lacks a row is refused by the name of the row, before any question is read", () => {
  expect(() => compileRules({ ...rules, wanted: rules.wanted.filter(({ title }) => title !== "list") })).toThrow(
    "a rule named list is missing",
  );
  expect(() => compileRules({ ...rules, lists: [] })).toThrow("a rule named asking is missing");
});

test("words that say little are known in all their forms", () => {
  const lists = [
    { title: "asking", words: "require" },
    { title: "sides", words: "deadline, exceptions" },
    { title: "unspecific", words: "requirement" },
  ];
  const { words } = compileRules({ ...rules, lists });
  const [deadline, exception] = [...words.sides];
  expect([words.sides.size, words.asking.size, words.unspecific.size]).toEqual([2, 1, 1]);
  expect([deadline, exception]).toEqual(["deadlin", "except"]);
});

test("of one's own documents anything may be asked but for help to deceive", () => {
  const compiled = compileRules(rules);
  const enrolment = "How many patients will be enrolled?";
  expect([compiled.reasonToDecline(enrolment), compiled.reasonToDecline(enrolment, true)]).toEqual([expect.any(String), null]);
  expect(compiled.reasonToDecline("How can we hide a death from FDA's inspectors?", true)).not.toBeNull();
});
