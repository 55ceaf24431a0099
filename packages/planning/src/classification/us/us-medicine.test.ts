import type { Answers } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { classify } from "../../rules/classify.ts";
import { usMedicine } from "./us-medicine.ts";

const drug: Answers = { medicine_kind: "drug", monograph: "no" };
const outcomes = (answers: Answers) => classify(usMedicine, answers).outcomes;
const cited = (answers: Answers) => classify(usMedicine, answers).remarks.flatMap(({ clauses }) => clauses.map(({ clause }) => clause));

test.each<[string, Answers, string]>([
  ["a drug under a monograph", { medicine_kind: "drug", monograph: "yes" }, "monograph"],
  ["a generic", { ...drug, same_as_listed: "same" }, "anda"],
  ["a generic by petition", { ...drug, same_as_listed: "petition" }, "anda"],
  ["a drug that rests on the literature", { ...drug, same_as_listed: "different", investigations: "others" }, "nda_b2"],
  ["a new drug", { ...drug, same_as_listed: "different", investigations: "own" }, "nda_b1"],
  ["a biosimilar", { medicine_kind: "biological", biosimilar: "yes" }, "biosimilar"],
  ["a new biologic", { medicine_kind: "biological", biosimilar: "no" }, "bla"],
  ["tissue that passes all", { medicine_kind: "tissue", hctp: ["none"] }, "hctp"],
  ["tissue that is more than minimally manipulated", { medicine_kind: "tissue", hctp: ["manipulated"], biosimilar: "no" }, "bla"],
  ["a supplement", { medicine_kind: "none" }, "not_medicine"],
])("%s goes its way", (_, answers, route) => {
  expect(outcomes(answers)).toEqual([route]);
});

test("an IND is needed for another drug and for a marketed one beyond its limits, not for a placebo", () => {
  const full: Answers = { ...drug, same_as_listed: "different", investigations: "own" };
  expect(cited({ ...full, us_trials: "ind" })).toContain("21 CFR 312.40(b)");
  expect(cited({ ...full, us_trials: "marketed", ind_limits: ["riskier"] })).toContain("21 CFR 312.40(b)");
  expect(cited({ ...full, us_trials: "marketed", ind_limits: ["none"] })).toContain("21 CFR 312.2(b)(1)");
  expect(cited({ ...full, us_trials: "placebo" })).not.toContain("21 CFR 312.40(b)");
  expect(cited({ ...full, us_trials: "no" })).toEqual([]);
});

test("the years of exclusivity are told of a biosimilar alone", () => {
  expect(cited({ medicine_kind: "biological", biosimilar: "yes" })).toContain("PHS Act 351(k)(7)");
  expect(cited({ medicine_kind: "biological", biosimilar: "no" })).not.toContain("PHS Act 351(k)(7)");
});
