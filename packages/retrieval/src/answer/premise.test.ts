import { describe, expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import { composeAnswer } from "./answer-composer.ts";

const ofFacilities = candidate({
  key: 1,
  citation: "21 CFR 803.30",
  source_identifier: "21 CFR 803",
  heading: "User facility reports",
  text: "A user facility must report a device death to FDA no later than 10 work days after the day that it becomes aware of it.",
});
const ofImporters = candidate({
  ...ofFacilities,
  key: 2,
  citation: "21 CFR 803.40",
  heading: "Importer reports",
  text: "An importer must report a device death to FDA no later than 30 days after the day that it becomes aware of it.",
});
const note = candidate({
  ...ofImporters,
  key: 3,
  text_kind: "summary",
  text: "An importer reports a **device death** to FDA within 30 calendar days.",
});
const correctionOf = (question: string, ...found: (typeof ofFacilities)[]) => composeAnswer(evidenceFor(question, found)).correction;

describe("a figure that a question takes for granted", () => {
  const wrong = "An importer has 45 days to report a device death to FDA, right?";

  test("is corrected with what the clause on whoever is asked about gives, quoted to the letter", () => {
    expect(correctionOf(wrong, ofImporters, note)).toEqual({
      kind: "corrected",
      text: "An importer reports a device death to FDA within 30 calendar days, not 45 days (21 CFR 803.40).",
      citations: [{ key: 2, quote: { start: 0, end: ofImporters.text.length } }],
    });
  });

  test("is corrected in the passive voice as well", () => {
    expect(correctionOf("A device death is reported by the importer within 45 days, right?", ofImporters)?.kind).toBe("corrected");
  });

  test("is not corrected by what another has to keep", () => {
    expect(correctionOf(wrong, ofFacilities)).toBeNull();
  });

  test("is confirmed where the clause gives it", () => {
    expect(correctionOf("An importer has 30 days to report a device death to FDA, right?", ofImporters)?.kind).toBe("confirmed");
  });

  test("is left alone where only the other half of what is said denies anything", () => {
    const records = candidate({
      ...ofFacilities,
      key: 9,
      citation: "21 CFR 803.18(d)",
      text: "Distributors must keep complaint records.",
    });
    expect(correctionOf("As distributors we file no MDRs but keep complaint records. For how long?", records)).toBeNull();
  });

  test("is left alone where nobody wants it confirmed and it is right", () => {
    expect(correctionOf("As an importer has 30 days to report a device death, which form is it?", ofImporters)).toBeNull();
  });

  test("is corrected by the clauses on anybody where nobody is named", () => {
    expect(correctionOf("We have 45 days to report a device death to FDA, right?", ofFacilities)?.text).toContain("10 work days");
  });

  test("is corrected where it is a number of people or a sum", () => {
    const board = candidate({
      ...ofFacilities,
      key: 7,
      citation: "21 CFR 56.107",
      text: "Each IRB has at least five members of different backgrounds.",
    });
    expect(correctionOf("An IRB has at least nine members of different backgrounds, right?", board)?.text).toContain("not 9 members");
    expect(correctionOf("An IRB has at least five members of different backgrounds, right?", board)?.kind).not.toBe("corrected");
  });

  test("is left alone where the question says itself which figure the rule gives", () => {
    const limit = candidate({
      ...ofFacilities,
      key: 8,
      citation: "21 CFR 316.20",
      text: "A rare disease has fewer than 200,000 patients in the US.",
    });
    expect(correctionOf("Our rare disease has 90,000 patients in the US, below the 200,000 limit. What do we send?", limit)).toBeNull();
  });

  test("is not held against what the authority has to keep", () => {
    const review = candidate({ ...ofImporters, key: 9, text: "FDA reviews a report of a device death within 60 days." });
    expect(correctionOf("The report of a device death is due every year, right?", review)).toBeNull();
  });

  test("is the one for the case that the question is about where a clause gives several", () => {
    const several = candidate({
      ...ofImporters,
      key: 10,
      text: "A report is due within 15 days in general, and within 10 days for the death of a patient.",
    });
    expect(correctionOf("A report on the death of a patient is due within 15 days, right?", several)?.kind).toBe("corrected");
    expect(correctionOf("A report on the death of a patient is due within 10 days, right?", several)?.kind).toBe("confirmed");
  });

  test("is the asker's own where it tells what happened", () => {
    expect(correctionOf("The importer got the report of a device death 45 days ago. Must it be submitted to FDA?", ofImporters)).toBeNull();
  });

  test("is left alone where it is only asked for", () => {
    expect(correctionOf("Does an importer have 45 days to report a device death to FDA?", ofImporters)).toBeNull();
  });

  test("is left alone where the clauses found are on something else", () => {
    expect(correctionOf("An importer has 45 days to renew the wireless licence of a pump, right?", ofImporters)).toBeNull();
  });
});

describe("who has a duty", () => {
  const clause = candidate({
    key: 4,
    citation: "EU MDR Article 19(1)",
    source_identifier: "EU MDR",
    heading: "EU declaration of conformity",
    jurisdiction: "EU",
    text: "The manufacturer shall draw up the EU declaration of conformity and continuously update the EU declaration of conformity.",
  });

  test("is corrected where the clause gives it to another", () => {
    expect(correctionOf("The notified body draws up the EU declaration of conformity, correct?", clause)).toMatchObject({
      kind: "corrected",
      text: expect.stringMatching(/^The manufacturer shall .* not the notified body \(EU MDR Article 19\(1\)\)\.$/),
    });
  });

  test("is left alone where the clause says the same, names both, or it is denied", () => {
    expect(correctionOf("The manufacturer draws up the EU declaration of conformity. Who signs?", clause)).toBeNull();
    expect(correctionOf("The notified body does not draw up the EU declaration of conformity. Who signs?", clause)).toBeNull();
    const both = candidate({ ...clause, key: 5, text: "The notified body shall draw up another EU declaration of conformity." });
    expect(correctionOf("The notified body draws up the EU declaration of conformity, correct?", clause, both)?.kind).toBe("confirmed");
  });
});

describe("whether there is a duty at all", () => {
  const clause = candidate({
    key: 6,
    citation: "21 CFR 803.18",
    source_identifier: "21 CFR 803",
    heading: "Files and distributor records",
    text: "A medical device distributor need not file device event reports with FDA.",
  });
  const needed = candidate({
    ...clause,
    key: 7,
    citation: "21 CFR 803.17",
    heading: "Written procedures",
    text: "Every manufacturer must maintain written event procedures.",
  });

  test("is corrected where the clause says the contrary of the very same thing", () => {
    expect(correctionOf("A distributor must file device event reports with FDA, so which form?", clause)?.kind).toBe("corrected");
    expect(correctionOf("A manufacturer need not maintain written event procedures, right?", needed)?.kind).toBe("corrected");
  });

  test("is confirmed where the clause says the same and that was asked", () => {
    expect(correctionOf("A distributor need not file device event reports with FDA, right?", clause)?.kind).toBe("confirmed");
    expect(correctionOf("A distributor need not file device event reports with FDA. What is kept?", clause)).toBeNull();
  });

  test("is left alone where the clause holds in some cases alone, or another clause says the same", () => {
    const some = candidate({ ...clause, text: "A distributor need not file device event reports with FDA unless it imports." });
    expect(correctionOf("A distributor must file device event reports with FDA, so which form?", some)).toBeNull();
    const also = candidate({ ...clause, key: 8, text: "A distributor must file device event reports with FDA." });
    expect(correctionOf("A distributor must file device event reports with FDA, so which form?", clause, also)).toBeNull();
  });
});
