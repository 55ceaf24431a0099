import type { ProductFacts } from "@clausewise/contracts";
import { describe, expect, it } from "vitest";
import { applicabilityOf, deniedInPlace, isNeedless } from "./applicability.ts";
import { readText, requirement } from "./requirement.fixture.ts";

const ofBlinded = requirement({
  level: "conditional",
  applies: { when: "the study is blinded", facts: [{ fact: "study_blinded", is: true }], words: ["unblinding|code break"] },
});

const applies = (text: string, known: { told?: ProductFacts; shown?: ProductFacts } = {}, element = ofBlinded) =>
  applicabilityOf(element, { told: {}, shown: {}, ...known }, text, readText(text).signs);

describe("whether an element is asked for", () => {
  it("is no question where it is asked for of every document", () => {
    expect(applies("", {}, requirement())).toMatchObject({ state: "applies", place: null });
  });

  it("goes by what a person said before what the text shows", () => {
    expect(applies("", { told: { study_blinded: false }, shown: { study_blinded: true } })).toMatchObject({
      state: "does_not_apply",
      because: expect.stringMatching(/You said otherwise \(study blinded\)/),
    });
    expect(applies("", { shown: { study_blinded: true } })).toMatchObject({
      state: "applies",
      because: "The text shows that the study is blinded.",
    });
  });

  it("goes by words of the text where nothing is known of the product", () => {
    const text = "In an emergency the investigator may begin unblinding of one patient.";
    const { state, place } = applies(text);
    expect([state, text.slice(place?.start, place?.end)]).toEqual(["applies", "unblinding"]);
  });

  it.each(["No procedure for unblinding is needed here.", "Unblinding is not foreseen in this study."])("is denied by: %s", (text) => {
    expect(applies(text).state).toBe("does_not_apply");
  });

  it("is not denied by what is not the only thing, nor where one of two places says that it is so", () => {
    expect(applies("Unblinding is not only for emergencies.").state).toBe("applies");
    expect(applies("Without unblinding nobody knows. Later the code breaks are opened by the pharmacist.").state).toBe("applies");
  });

  it("cannot be told of a text that says nothing of it", () => {
    expect(applies("The device is sterile.")).toMatchObject({ state: "cannot_tell", place: null });
    expect(applies("").state).toBe("cannot_tell");
  });
});

describe("a passage that says that something need not be", () => {
  const needless = (text: string) => isNeedless(text, { start: 0, end: text.length });

  it("is short, and says so in each of its sentences", () => {
    expect(needless("No clinical investigation was performed.")).toBe(true);
    expect(needless("No clinical investigation was performed. The bench tests that were made instead are told of in full below.")).toBe(
      false,
    );
    expect(needless(`No clinical investigation was performed ${"because of many reasons that are told here ".repeat(6)}`)).toBe(false);
    expect(needless("")).toBe(false);
  });

  it("takes an element that was found there away again, with its words as the reason", () => {
    const text = "No clinical investigation was performed.";
    const passage = { start: 0, end: text.length };
    expect(deniedInPlace(text, { verdict: "found", passage, reason: "" })?.because).toContain("No clinical investigation");
    expect(deniedInPlace(text, { verdict: "missing", passage: null, reason: "" })).toBeNull();
    expect(
      deniedInPlace("Not applicable.", { verdict: "missing", passage: { start: 0, end: 15 }, reason: "", hollow: "not_applicable" }),
    ).not.toBeNull();
  });
});
