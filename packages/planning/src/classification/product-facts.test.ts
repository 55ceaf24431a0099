import { describe, expect, test } from "vitest";
import { factsOfAnswers, marketClass } from "./product-facts.ts";
import { ruleSetNamed } from "./rule-sets.ts";

const facts = (id: string, answers: Record<string, string | string[]>) =>
  Object.fromEntries(factsOfAnswers(ruleSetNamed(id), answers).map(({ fact, value }) => [fact, value]));

describe("facts of a product by its answers", () => {
  test("are said where the answers say them, and left out where they do not", () => {
    const implant = { kind: "device", active_implant: ["is_one"], contact: ["surgical"], implantable: "yes", tissue: "no" };
    expect(facts("eu-mdr", implant)).toEqual({
      software: false,
      software_alone: false,
      implantable: true,
      biological_origin: false,
      patient_contacting: true,
      class_eu: "III",
    });
    expect(facts("eu-mdr", {})).toEqual({});
    expect(facts("us-lead-center", { combined_as: "package" })).toEqual({ combination: true });
  });

  test("name the class in the United States of a type that is classified, and of one that needs approval", () => {
    expect(facts("us-device", { us_scope: "device", us_type: "classified", class_us: "II", exempt_type: "no", equivalent: "yes" })).toEqual(
      { class_us: "II" },
    );
    expect(facts("us-device", { us_scope: "device", us_type: "none", controls_suffice: "no", humanitarian: "no" })).toEqual({
      class_us: "III",
    });
    expect(facts("us-device", { us_scope: "device", us_type: "none", controls_suffice: "yes" })).toEqual({});
  });
});

describe("the class in a market", () => {
  test("stands with the rule that gives it", () => {
    const answers = { us_scope: "device", us_type: "classified", class_us: "II", exempt_type: "no", equivalent: "yes" };
    expect(marketClass(ruleSetNamed("us-device"), answers)).toEqual({ market: "US", class: "II", rule: "510(k)" });
    expect(marketClass(ruleSetNamed("eu-ivdr"), { ivd_kind: "receptacle" })).toEqual({
      market: "EU",
      class: "A",
      rule: "IVDR Annex VIII, Rule 5",
    });
  });

  test("is none while several are possible, and where the questionnaire gives none", () => {
    expect(marketClass(ruleSetNamed("eu-mdr"), { kind: "device" })).toBeNull();
    expect(marketClass(ruleSetNamed("us-medicine"), { medicine_kind: "biological", biosimilar: "no" })).toBeNull();
  });
});
