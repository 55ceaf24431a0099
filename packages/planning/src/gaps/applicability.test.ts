import type { GapFact, Requirement } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { factMap, marketsOf, packApplies, requirementApplies } from "./applicability.ts";

const fact = (name: GapFact["fact"], value: GapFact["value"]): GapFact => ({
  fact: name,
  value,
  said: "",
  origin: "told",
  because: "You said so here.",
});
const applies = (facts: NonNullable<Requirement["applies"]>["facts"]): Requirement["applies"] => ({
  when: "the device is software of class IIa or higher",
  facts,
  words: [],
});
const conditional = applies([
  { fact: "software", is: true },
  { fact: "class_eu", is: ["IIa", "IIb", "III"] },
]);
const of = (condition: Requirement["applies"], ...facts: GapFact[]) => requirementApplies({ applies: condition }, factMap(facts));

describe("a requirement", () => {
  test("without a condition applies always", () => {
    expect(of(null)).toMatchObject({ state: "applies", lacks: [] });
  });

  test("applies where everything it hangs on is so, and says what", () => {
    expect(of(conditional, fact("software", true), fact("class_eu", "IIa"))).toEqual({
      state: "applies",
      because:
        "Applies because the device is software of class IIa or higher: it is or contains software and in the European Union it is in class IIa.",
      lacks: [],
      untold: null,
    });
  });

  test("does not apply where one thing is not so, whatever else is not known", () => {
    expect(of(conditional, fact("class_eu", "I"))).toEqual({
      state: "does_not_apply",
      because:
        "Does not apply because it is asked for only where the device is software of class IIa or higher, and in the European Union it is in class I. You said so here.",
      lacks: [],
      untold: null,
    });
  });

  test("is not known while something it hangs on is not, and asks for that", () => {
    expect(of(conditional, fact("software", true))).toEqual({
      state: "not_known",
      because: "Not known: it is asked for where the device is software of class IIa or higher. In which class is it under the MDR?",
      lacks: ["class_eu"],
      untold: null,
    });
  });

  test("goes by the words of its condition where a fact only tells when it does not apply", () => {
    const hinted = applies([{ fact: "clinical_data", is: true, alone: false }]);
    const { when } = applies([])!;
    expect(of(hinted, fact("clinical_data", false)).state).toBe("does_not_apply");
    expect(of(hinted, fact("clinical_data", true))).toMatchObject({ state: "not_known", lacks: [], untold: when });
    expect(requirementApplies({ applies: hinted }, factMap([fact("clinical_data", true)]), new Map([[when, true]])).state).toBe("applies");
  });

  test("whose condition no fact tells goes by its words, once they are told", () => {
    const { when } = applies([])!;
    expect(of(applies([]))).toEqual({ state: "not_known", lacks: [], untold: when, because: `Not known: is it so that ${when}?` });
    const told = (holds: boolean) => requirementApplies({ applies: applies([]) }, factMap([]), new Map([[when, holds]]));
    expect(told(true)).toMatchObject({ state: "applies", untold: null });
    expect(told(false)).toMatchObject({ state: "does_not_apply", because: expect.stringContaining("that is not so. You said so here.") });
  });
});

describe("a pack", () => {
  const pack = (categories: ("device" | "ivd" | "drug")[], jurisdictions: string[]) => ({ categories, jurisdictions });

  test("applies to its kind of product in a market where it is law, the country of a union too", () => {
    expect(packApplies(pack(["device"], ["EU"]), { areas: ["device"], markets: ["US", "DE"] })).toEqual({
      state: "applies",
      because: "Applies because the product is a medical device for Germany.",
    });
  });

  test("does not apply to another kind of product, nor elsewhere", () => {
    expect(packApplies(pack(["drug"], ["US"]), { areas: ["device"], markets: ["US"] })).toMatchObject({
      state: "does_not_apply",
      because: "Does not apply because it is for a drug, and the product is a medical device.",
    });
    expect(packApplies(pack(["device"], ["GB"]), { areas: ["device"], markets: ["US"] }).because).toContain("United Kingdom");
  });

  test("of everywhere applies in every market", () => {
    expect(packApplies(pack(["device"], ["*"]), { areas: ["device"], markets: [] }).state).toBe("applies");
  });

  test("is not known to apply before it is said what the product is, or where it is to be sold", () => {
    expect(packApplies(pack(["device"], ["US"]), { areas: [], markets: ["US"] }).state).toBe("not_known");
    expect(packApplies(pack(["device"], ["US"]), { areas: ["device"], markets: [] }).state).toBe("not_known");
  });

  test("stands under each market in which it is law, and under its own where the product has none of them", () => {
    expect(marketsOf(pack(["device"], ["EU"]), ["DE", "EU", "US"])).toEqual(["DE", "EU"]);
    expect(marketsOf(pack(["device"], ["GB"]), ["US"])).toEqual(["GB"]);
    expect(marketsOf(pack(["device"], ["*"]), ["US"])).toEqual(["INT"]);
  });
});
