import { describe, expect, it } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import { composeAnswer } from "./answer-composer.ts";

const ofBrainWaves = candidate({
  key: 1,
  citation: "21 CFR 882.1400",
  source_identifier: "21 CFR 882",
  heading: "Electroencephalograph",
  text_kind: "summary",
  text: "An electroencephalograph amplifier is class II with no 510(k) exemption.",
});
const ofRegistration = candidate({
  key: 2,
  citation: "21 CFR 807.22(b)",
  source_identifier: "21 CFR 807",
  heading: "Annual registration",
  text_kind: "summary",
  text: "An owner renews the establishment registration each year between October 1 and December 31.",
});
const correctionOf = (question: string, ...found: (typeof ofBrainWaves)[]) => composeAnswer(evidenceFor(question, found)).correction;

describe("what has one of few values by law", () => {
  it("is corrected where a question takes another class for granted", () => {
    expect(correctionOf("Electroencephalograph amplifiers being class III, how long is the review?", ofBrainWaves)?.text).toBe(
      "An electroencephalograph amplifier is class II with no 510(k) exemption (21 CFR 882.1400).",
    );
  });

  it("is corrected where a question takes another time of year for granted", () => {
    const question = "An owner renews the annual establishment registration between January and March. Is there a fee?";
    expect(correctionOf(question, ofRegistration)?.kind).toBe("corrected");
  });

  it("is left alone where it is right", () => {
    expect(correctionOf("Electroencephalograph amplifiers being class 2, how long is the review?", ofBrainWaves)).toBeNull();
    expect(
      correctionOf("An owner renews the annual establishment registration by December 31. Is there a fee?", ofRegistration),
    ).toBeNull();
  });

  it("is left alone where somebody tells of what is theirs", () => {
    expect(correctionOf("Our electroencephalograph amplifier is class III. How long is the review?", ofBrainWaves)).toBeNull();
  });
});
