import type { Answers } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { classify } from "../../rules/classify.ts";
import { usDevice } from "./us-device.ts";

const outcomes = (answers: Answers) => classify(usDevice, { us_scope: "device", ...answers }).outcomes;
const classified = (class_us: string): Answers => ({ us_type: "classified", class_us });

test.each<[string, Answers, string]>([
  ["an exempt type", { ...classified("I"), exempt_type: "yes", beyond_type: ["none"] }, "exempt_i"],
  ["an exempt type beyond its limits", { ...classified("I"), exempt_type: "yes", beyond_type: ["other_use"], equivalent: "yes" }, "510k"],
  ["a type with a predicate", { ...classified("II"), exempt_type: "no", equivalent: "yes" }, "510k"],
  ["an old type of class III that nobody called for", { ...classified("III"), pma_called: "no", equivalent: "yes" }, "510k"],
  ["a type of class III", { ...classified("III"), pma_called: "yes", humanitarian: "no" }, "pma"],
  ["a type of class III for few people", { ...classified("III"), pma_called: "yes", humanitarian: "yes" }, "hde"],
  ["a type never classified", { us_type: "unclassified", equivalent: "yes" }, "510k"],
  ["a new type", { us_type: "none", controls_suffice: "yes" }, "de_novo"],
  ["a type without a predicate", { ...classified("II"), exempt_type: "no", equivalent: "no", controls_suffice: "yes" }, "de_novo"],
  ["a new type that controls do not suffice for", { us_type: "none", controls_suffice: "no", humanitarian: "no" }, "pma"],
])("%s goes its way to market", (_, answers, route) => {
  expect(outcomes(answers)).toEqual([route]);
});

test.each(["chemical", "software", "other"])("what is no device (%s) has no route of one", (us_scope) => {
  expect(outcomes({ us_scope, ...classified("III"), pma_called: "yes" })).toEqual(["not_device"]);
});

test("every route stays open of a device of which nothing is known", () => {
  expect(classify(usDevice, {}).outcomes).toEqual(["not_device", "exempt_i", "exempt_ii", "510k", "de_novo", "hde", "pma"]);
});

test("an exempt investigation is told with what may be due all the same", () => {
  const answers: Answers = { us_scope: "device", us_type: "none", controls_suffice: "yes", us_study: "exempt" };
  expect(classify(usDevice, answers).remarks.flatMap(({ clauses }) => clauses.map(({ clause }) => clause))).toContain("21 CFR 812.2(c)");
});
