import type { Answers } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { type Condition, all, always, any, chosen, fires, is, not, only, truthOf } from "./condition.ts";

const holds = (condition: Condition, answers: Answers, firesOf: (rule: string) => boolean | null = () => null) =>
  truthOf(condition, { answers, seen: new Map(), firesOf });

test("an option was chosen, among others or alone", () => {
  expect([holds(is("for", "eyes"), { for: ["eyes", "skin"] }), holds(is("for", "eyes"), { for: "skin" })]).toEqual([true, false]);
  expect([holds(only("for", "eyes"), { for: ["eyes", "skin"] }), holds(only("for", "eyes", "skin"), { for: ["skin"] })]).toEqual([
    false,
    true,
  ]);
});

test("what was not answered, or answered with unknown, is open", () => {
  expect([holds(is("for", "eyes"), {}), holds(is("for", "eyes"), { for: [] }), holds(is("for", "eyes"), { for: "unknown" })]).toEqual([
    null,
    null,
    null,
  ]);
  expect(chosen({ for: ["eyes", "unknown"] }, "for")).toBeNull();
});

test("one that fails is enough for all, one that holds for any, whatever is open", () => {
  const [yes, no, open] = [is("a", "1"), is("a", "2"), is("b", "1")];
  const answers = { a: "1" };
  expect([holds(all(yes, open), answers), holds(all(no, open), answers), holds(all(yes, yes), answers)]).toEqual([null, false, true]);
  expect([holds(any(yes, open), answers), holds(any(no, open), answers), holds(any(no, no), answers)]).toEqual([true, null, false]);
  expect([holds(not(yes), answers), holds(not(open), answers)]).toEqual([false, null]);
});

test("nothing to hold always holds, and one of nothing never", () => {
  expect([holds(always, {}), holds(any(), {})]).toEqual([true, false]);
});

test("a condition on rules holds where one of them fires", () => {
  const firing = new Map([
    ["a", true],
    ["b", false],
  ]);
  const firesOf = (rule: string) => firing.get(rule) ?? null;
  expect([holds(fires("a", "c"), {}, firesOf), holds(fires("b"), {}, firesOf), holds(fires("b", "c"), {}, firesOf)]).toEqual([
    true,
    false,
    null,
  ]);
});
