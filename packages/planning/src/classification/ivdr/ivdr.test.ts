import type { Answers } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { read } from "../../rules/evaluate.ts";
import { classify } from "../../rules/classify.ts";
import { ivdrClassification } from "./ivdr.ts";

/** A laboratory test of nothing in particular. */
const plain: Answers = {
  ivd_kind: "test",
  user: "laboratory",
  agent: "none",
  compatibility: "no",
  ivd_purpose: ["none"],
};
const fired = (answers: Answers) =>
  read(ivdrClassification, answers)
    .indents.filter(({ holds }) => holds === true)
    .map(({ rule, indent }) => `${rule.name}: ${indent.gives}`);

describe("a test under the IVDR", () => {
  test("that no other rule covers is in class B", () => {
    expect(fired(plain)).toEqual(["Rule 6: B"]);
  });

  test.each<[string, Answers, string]>([
    ["of blood that is to be given", { agent: "presence", donation: "yes" }, "Rule 1: D"],
    ["for Kell", { compatibility: "named" }, "Rule 2: D"],
    ["for other markers of tissue", { compatibility: "others" }, "Rule 2: C"],
    ["for cancer", { ivd_purpose: ["cancer"] }, "Rule 3: C"],
    ["of a sexually transmitted agent", { agent: "exposure", sexual: "yes" }, "Rule 3: C"],
    ["of lay people for cholesterol alone", { user: "lay", self_test_of: ["cholesterol"] }, "Rule 4: B"],
    ["of lay people for cholesterol and something else", { user: "lay", self_test_of: ["cholesterol", "other"] }, "Rule 4: C"],
  ])("%s is in the class that its rule gives", (_, answers, expected) => {
    expect(fired({ ...plain, ...answers })).toEqual([expected]);
  });

  test("that monitors levels is in class C only where a wrong result may endanger life", () => {
    expect(fired({ ...plain, ivd_purpose: ["monitoring"], decision_error: "yes" })).toEqual(["Rule 3: C"]);
    expect(fired({ ...plain, ivd_purpose: ["monitoring"], decision_error: "no" })).toEqual(["Rule 6: B"]);
  });
});

test.each<[string, Answers, string]>([
  ["a calibrator", { ivd_kind: "calibrator", paired_class: "D" }, "Implementing rule 1.5: D"],
  [
    "software that drives an analyser",
    { ivd_kind: "software", ivd_software_role: "drives", paired_class: "A" },
    "Implementing rule 1.4: A",
  ],
  ["an analyser without a measurement of its own", { ivd_kind: "instrument", measures_directly: "no" }, "Rule 5: A"],
  ["a receptacle", { ivd_kind: "receptacle" }, "Rule 5: A"],
  ["a control without an assigned value", { ivd_kind: "unassigned_control" }, "Rule 7: B"],
])("%s has the class of its kind", (_, answers, expected) => {
  expect(fired(answers)).toEqual([expected]);
});

test("the highest class decides where several rules apply, and that is said", () => {
  const { fired: all, remarks } = classify(ivdrClassification, {
    ...plain,
    compatibility: "named",
    ivd_purpose: ["genetic"],
    user: "near_patient",
  });
  expect(all.filter(({ decides }) => decides).map(({ gives }) => gives)).toEqual(["D"]);
  expect(remarks.flatMap(({ clauses }) => clauses.map(({ clause }) => clause))).toContain("EU IVDR Annex VIII 1.9");
});
