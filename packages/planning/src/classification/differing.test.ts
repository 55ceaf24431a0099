import { expect, test } from "vitest";
import { differingAnswers } from "../rules/differing.ts";
import { ruleSetNamed } from "./rule-sets.ts";

const mdr = ruleSetNamed("eu-mdr");
const pump = { kind: "software", software_role: "drives", driven_class: "IIb", active_implant: ["none"] };

test("two assessments differ in the answers that count, in the words of the options", () => {
  const differing = differingAnswers(mdr, pump, { ...pump, driven_class: "III" });
  expect(differing.map(({ question, one, other }) => [question, one, other])).toEqual([["driven_class", "Class IIb", "Class III"]]);
});

test("an answer that no longer matters is none", () => {
  const differing = differingAnswers(mdr, pump, { ...pump, software_role: "independent" });
  expect(differing).toContainEqual(expect.objectContaining({ question: "driven_class", one: "Class IIb", other: null }));
});

test("the same answers do not differ", () => {
  expect(differingAnswers(mdr, pump, { ...pump })).toEqual([]);
});
