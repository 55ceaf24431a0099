import { expect, test } from "vitest";
import { always, is } from "../rules/condition.ts";
import { clauses, lamps, rule } from "../rules/set.fixture.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { type RoutesOfSet, routesOf } from "./route.ts";

const set = lamps([rule("any", "mild", always), rule("hot", "hot", is("hot", "yes"))]);
const step = (title: string, of: readonly string[], when?: RoutesOfSet["steps"][number]["when"]) => ({
  title,
  says: title,
  clauses,
  of,
  ...(when && { when }),
});
const routes: RoutesOfSet = {
  set: "lamps",
  steps: [step("Declare", ["mild", "hot"]), step("Test", ["hot"]), step("Sign", ["mild", "hot"], is("signed", "yes"))],
};
const asking: RuleSet = { ...set, further: { signed: { of: ["mild", "hot"] } } };
const found = (answers: Record<string, string>, of = asking) =>
  routesOf(routes, of, answers).map(({ title, steps }) => [title, ...steps.map((one) => `${one.title}${one.certain ? "" : "?"}`)]);

test("there is a way for everything that may come out, the mildest first", () => {
  expect(found({ signed: "no" })).toEqual([
    ["Mild", "Declare"],
    ["Hot", "Declare", "Test"],
  ]);
});

test("a step that may be due is shown as not certain, one that is not due is left out", () => {
  expect(found({ hot: "no" })).toEqual([["Mild", "Declare", "Sign?"]]);
  expect(found({ hot: "no", signed: "yes" })).toEqual([["Mild", "Declare", "Sign"]]);
});

test("an answer to a question that is not asked makes no step certain", () => {
  expect(found({ hot: "no", signed: "yes" }, set)).toEqual([["Mild", "Declare", "Sign?"]]);
});

test("an outcome without a label goes by its own name", () => {
  expect(found({ hot: "yes", signed: "no" }, { ...asking, labels: {} })).toEqual([["hot", "Declare", "Test"]]);
});
