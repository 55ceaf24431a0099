import type { Answers } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { classify } from "../../rules/classify.ts";
import type { RuleSet } from "../../rules/rule-set.ts";
import { usLeadCenter } from "./lead-center.ts";
import { answersOfType, exemptionLimits } from "./from-register.ts";
import { usDevice } from "./us-device.ts";
import { usMedicine } from "./us-medicine.ts";

interface Case {
  product: string;
  answers: Answers;
  route: string;
}

const outcomes = (set: RuleSet, { answers }: Case) => classify(set, answers).outcomes;

const typeOf = (class_us: string, exempt: boolean): Answers => ({
  us_scope: "device",
  us_type: "classified",
  class_us,
  exempt_type: exempt ? "yes" : "no",
});

describe("a device in the United States", () => {
  test.each<Case>([
    { product: "elastic bandage", answers: { ...typeOf("I", true), beyond_type: ["none"] }, route: "exempt_i" },
    { product: "powered wheelchair part of an exempt type", answers: { ...typeOf("II", true), beyond_type: ["none"] }, route: "exempt_ii" },
    {
      product: "exempt knife that cuts by laser",
      answers: { ...typeOf("I", true), beyond_type: ["other_technology"], equivalent: "yes" },
      route: "510k",
    },
    {
      product: "exempt assay beside the patient",
      answers: { ...typeOf("I", true), beyond_type: ["ivd_use"], equivalent: "yes" },
      route: "510k",
    },
    { product: "infusion pump", answers: { ...typeOf("II", false), equivalent: "yes" }, route: "510k" },
    { product: "type never classified", answers: { us_scope: "device", us_type: "unclassified", equivalent: "yes" }, route: "510k" },
    {
      product: "old type of class III without a call",
      answers: { ...typeOf("III", false), pma_called: "no", equivalent: "yes" },
      route: "510k",
    },
    { product: "new software of low risk", answers: { us_scope: "device", us_type: "none", controls_suffice: "yes" }, route: "de_novo" },
    {
      product: "pump found not equivalent",
      answers: { ...typeOf("II", false), equivalent: "no", controls_suffice: "yes" },
      route: "de_novo",
    },
    { product: "heart valve", answers: { ...typeOf("III", false), pma_called: "yes", humanitarian: "no" }, route: "pma" },
    {
      product: "new implant of high risk",
      answers: { us_scope: "device", us_type: "none", controls_suffice: "no", humanitarian: "no" },
      route: "pma",
    },
    {
      product: "exempt type whose condition is not met",
      answers: { ...typeOf("II", true), beyond_type: ["unmet_condition"], equivalent: "yes" },
      route: "510k",
    },
    { product: "dental amalgam", answers: { ...typeOf("II", false), equivalent: "yes" }, route: "510k" },
    {
      product: "test that a laboratory developed, new",
      answers: { us_scope: "device", us_type: "none", controls_suffice: "yes" },
      route: "de_novo",
    },
    { product: "appointment software", answers: { us_scope: "software" }, route: "not_device" },
    { product: "pouch of tobacco-free nicotine without a claim", answers: { us_scope: "other" }, route: "not_device" },
    { product: "haemostatic powder that acts as a medicine", answers: { us_scope: "chemical" }, route: "not_device" },
    {
      product: "device for a rare disease",
      answers: { us_scope: "device", us_type: "none", controls_suffice: "no", humanitarian: "yes" },
      route: "hde",
    },
  ])("$product: $route", (one) => expect(outcomes(usDevice, one)).toEqual([one.route]));

  test("may be designated as breakthrough, which its route does not depend on", () => {
    const { remarks, outcomes } = classify(usDevice, { us_scope: "device", us_type: "none", controls_suffice: "yes", breakthrough: "yes" });
    expect(outcomes).toEqual(["de_novo"]);
    expect(remarks.flatMap(({ clauses }) => clauses)).toEqual([{ source: "FD&C Act", clause: "FD&C Act 515B" }]);
  });
});

describe("the lead center of a combination product", () => {
  const combined = { combined_as: "entity" };
  test.each<Case>([
    { product: "prefilled syringe", answers: { ...combined, primary_action: "drug" }, route: "cder" },
    { product: "drug-eluting stent", answers: { ...combined, primary_action: "device" }, route: "cdrh" },
    { product: "cell-seeded scaffold", answers: { ...combined, primary_action: "biological" }, route: "cber" },
    { product: "unclear, one like it", answers: { ...combined, primary_action: "unclear", similar_products: "cdrh" }, route: "cdrh" },
    {
      product: "unclear, none like it",
      answers: { ...combined, primary_action: "unclear", similar_products: "no_similar", expertise: "cber" },
      route: "cber",
    },
    {
      product: "prefilled syringe of an antibody with its needle guard",
      answers: { ...combined, primary_action: "biological_cder" },
      route: "cder",
    },
    { product: "allogeneic cell sheet on a scaffold", answers: { ...combined, primary_action: "biological" }, route: "cber" },
    {
      product: "app without which the drug is not used as labelled",
      answers: { combined_as: "labelling", primary_action: "drug" },
      route: "cder",
    },
    { product: "app that a drug may be used without", answers: { combined_as: "not_combined" }, route: "not_combined" },
    { product: "plain drug", answers: { combined_as: "not_combined" }, route: "not_combined" },
  ])("$product: $route", (one) => expect(outcomes(usLeadCenter, one)).toEqual([one.route]));
});

describe("a drug or biological product in the United States", () => {
  const drug = { medicine_kind: "drug", monograph: "no" };
  test.each<Case>([
    { product: "sunscreen under a monograph", answers: { medicine_kind: "drug", monograph: "yes" }, route: "monograph" },
    { product: "generic tablet", answers: { ...drug, same_as_listed: "same" }, route: "anda" },
    { product: "another strength by petition", answers: { ...drug, same_as_listed: "petition" }, route: "anda" },
    { product: "new form of a known drug", answers: { ...drug, same_as_listed: "different", investigations: "others" }, route: "nda_b2" },
    { product: "new molecule", answers: { ...drug, same_as_listed: "different", investigations: "own" }, route: "nda_b1" },
    { product: "generic injector with another device part, used alike", answers: { ...drug, same_as_listed: "same" }, route: "anda" },
    {
      product: "known drug with a device that changes how it is taken",
      answers: { ...drug, same_as_listed: "different", investigations: "others" },
      route: "nda_b2",
    },
    {
      product: "nicotine to stop smoking, new form",
      answers: { ...drug, same_as_listed: "different", investigations: "others" },
      route: "nda_b2",
    },
    { product: "homeopathic drops", answers: { ...drug, same_as_listed: "different", investigations: "own" }, route: "nda_b1" },
    { product: "tobacco-free nicotine without a claim", answers: { medicine_kind: "none" }, route: "not_medicine" },
    { product: "tendon for reconstruction", answers: { medicine_kind: "tissue", hctp: ["none"] }, route: "hctp" },
    {
      product: "allogeneic cell sheet on a scaffold",
      answers: { medicine_kind: "tissue", hctp: ["manipulated", "combined"], biosimilar: "no" },
      route: "bla",
    },
    { product: "biosimilar antibody", answers: { medicine_kind: "biological", biosimilar: "yes" }, route: "biosimilar" },
    { product: "new antibody", answers: { medicine_kind: "biological", biosimilar: "no" }, route: "bla" },
  ])("$product: $route", (one) => expect(outcomes(usMedicine, one)).toEqual([one.route]));

  test("needs an IND for investigations that are not exempt", () => {
    const clausesWith = (answers: Answers) =>
      classify(usMedicine, { ...drug, same_as_listed: "same", ...answers }).remarks.flatMap(({ clauses }) =>
        clauses.map(({ clause }) => clause),
      );
    expect(clausesWith({ us_trials: "ind" })).toContain("21 CFR 312.20");
    expect(clausesWith({ us_trials: "marketed", ind_limits: ["riskier"] })).toContain("21 CFR 312.20");
    expect(clausesWith({ us_trials: "marketed", ind_limits: ["none"] })).toEqual(["21 CFR 312.2(b)(1)", "21 CFR 312.2(b)(5)"]);
    expect(clausesWith({ us_trials: "marketed" })).toEqual([]);
  });

  test("of human cells is a biological product as soon as one criterion fails, and open while that is not said", () => {
    expect(classify(usMedicine, { medicine_kind: "tissue" }).outcomes).toEqual(["hctp", "biosimilar", "bla"]);
  });
});

describe("what a product code answers already", () => {
  const type = { code: "FRN", device_class: "2", regulation_number: "880.5725", submission_type: "1" };
  const answers = (said: object) =>
    Object.fromEntries(answersOfType({ ...type, ...said }).map(({ question, answer }) => [question, answer]));

  test.each([
    { said: {}, answered: { us_scope: "device", us_type: "classified", class_us: "II", exempt_type: "no" } },
    {
      said: { device_class: "1", submission_type: "4" },
      answered: { us_scope: "device", us_type: "classified", class_us: "I", exempt_type: "yes" },
    },
    {
      said: { device_class: "3", submission_type: "2" },
      answered: { us_scope: "device", us_type: "classified", class_us: "III", pma_called: "yes" },
    },
    { said: { submission_type: "3" }, answered: { us_scope: "device", us_type: "classified", class_us: "II" } },
    { said: { device_class: "U" }, answered: { us_scope: "device", us_type: "unclassified" } },
    { said: { device_class: "N" }, answered: {} },
    {
      said: { device_class: "f", submission_type: "6" },
      answered: { us_scope: "device", us_type: "none", controls_suffice: "no", humanitarian: "yes" },
    },
  ])("is $answered", ({ said, answered }) => {
    expect(answers(said)).toEqual(answered);
  });

  test("is limited by the section of its regulation's part", () => {
    expect(exemptionLimits("880.5725")).toEqual({ source: "21 CFR 880", clause: "21 CFR 880.9" });
    expect(exemptionLimits("1240.60")).toBeNull();
  });
});
