import { describe, expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import type { Candidate } from "../evidence/candidate.ts";
import { createMisconceptionFinder, type Misconception } from "../question/misconceptions.ts";
import { understand } from "../question/built-in-rules.fixture.ts";
import { composeAnswer } from "./answer-composer.ts";

const certificate: Misconception = {
  text: "FDA issues no certificate of registration: registering an establishment does not denote approval of its devices.",
  when: [
    ["registration certificate", "FDA certificate"],
    ["hang", "obtain", "renew"],
  ],
  where: [],
  unless: ["certificate to foreign government"],
  clauses: ["21 CFR 807.39"],
};
const listing: Misconception = {
  text: "Listing is free of charge.",
  when: [["listing fee"]],
  where: [],
  unless: [],
  clauses: ["21 CFR 807.22"],
};
const exempt: Misconception = {
  text: "Class I devices need a clinical evaluation.",
  when: [["class I"], ["clinical evaluation"], ["exempt", "exempted"]],
  where: [["EU", "Europe"]],
  unless: [],
  clauses: ["EU MDR Article 61"],
};
const held = (question: string, setting?: string) =>
  createMisconceptionFinder([certificate, listing, exempt]).find(understand(question), setting);
const known = (question: string) =>
  held(question)
    .filter(({ kind }) => kind === "corrected")
    .map((one) => one.known);

describe("what a question takes for granted", () => {
  test("is known by one phrase of every group, in any form of its words", () => {
    expect(known("Where do we obtain the registration certificates of FDA?")).toEqual([certificate]);
  });

  test("is not read into a word that denies by what it means", () => {
    const waiver: Misconception = { ...listing, when: [["never waive", "not waived"], ["consent"]] };
    const heldOfWaivers = (question: string) => createMisconceptionFinder([waiver]).find(understand(question));
    expect(heldOfWaivers("IRBs have been able to waive consent since January. Which section?")).toEqual([]);
    expect(heldOfWaivers("IRBs can never waive consent. Which section?")).toHaveLength(1);
    expect(known("Custom devices are excepted from the listing fee. Who else is?")).toEqual([]);
  });

  test("is not assumed where one group is missing", () => {
    expect(known("Is there a registration certificate?")).toEqual([]);
  });

  test("is not assumed where only single words of a phrase stand apart", () => {
    expect(known("Where do we obtain a certificate after registration?")).toEqual([]);
  });

  test("is not assumed where the question is about something else", () => {
    expect(known("Can we obtain a certificate to foreign government instead of a registration certificate?")).toEqual([]);
  });

  test("is not assumed where its words stand in different sentences", () => {
    expect(known("We obtain parts from Ohio. Is there a registration certificate?")).toEqual([]);
  });

  test("is not assumed where the question says that it is not so", () => {
    expect(known("Since FDA lets nobody obtain a registration certificate, what do we show?")).toEqual([]);
    expect(known("We do not need to obtain a registration certificate, do we?")).toEqual([]);
  });

  test("is confirmed to be otherwise where the question wants that confirmed", () => {
    expect(held("We cannot obtain a registration certificate, right?")).toEqual([{ known: certificate, kind: "confirmed" }]);
    expect(held("I heard that class I devices need a clinical evaluation in Europe")).toEqual([{ known: exempt, kind: "confirmed" }]);
  });

  test("that somebody is exempt is said by a denial as well", () => {
    expect(known("As class I devices need no clinical evaluation in the EU, what is on file?")).toEqual([exempt]);
    expect(known("Class I devices are not exempt from clinical evaluation in the EU, so who writes it?")).toEqual([]);
  });

  test("takes the place from anywhere in the question, or from the authority that is asked", () => {
    expect(known("We sell in the EU. Our class I devices are exempt from clinical evaluation, which clause is it?")).toEqual([exempt]);
    expect(held("Class I devices are exempt from clinical evaluation, right?", "EU MDR")).toEqual([{ known: exempt, kind: "corrected" }]);
    expect(known("Class I devices are exempt from clinical evaluation, right?")).toEqual([]);
  });

  test("can be two things at once", () => {
    expect(known("Does the listing fee renew our registration certificate?")).toEqual([certificate, listing]);
  });
});

describe("its correction", () => {
  const question = "Where do we get our registration certificate?";
  const official = candidate({
    key: 1,
    citation: "21 CFR 807.39",
    text: "Registration of an establishment does not in any way denote approval of the establishment or its devices.",
  });
  const note = candidate({
    ...official,
    key: 2,
    text_kind: "summary",
    text: "FDA issues no certificate; registering denotes no approval of devices.",
  });
  const beside = candidate({ ...official, key: 3, text: "The establishment keeps its registration number." });
  const apart = candidate({ ...official, key: 4, text: "Colour additives are listed elsewhere." });
  const correct = (...passages: Candidate[]) =>
    composeAnswer(evidenceFor(question, [official]), [{ kind: "corrected", text: certificate.text, passages }]).correction;
  const keysOf = (...passages: Candidate[]) => correct(...passages)?.citations.map(({ key }) => key);

  test("says what is right, with the words that show it", () => {
    expect(correct(official)).toEqual({
      kind: "corrected",
      text: certificate.text,
      citations: [{ key: 1, quote: { start: 0, end: official.text.length } }],
    });
  });

  test("quotes the passage that shows it best before others of its clause", () => {
    expect(keysOf(beside, official)).toEqual([1, 3]);
  });

  test("quotes the official text rather than our note on it", () => {
    expect(keysOf(note, official)).toEqual([1]);
  });

  test("cites our note, without a quote, where there is no official text", () => {
    expect(correct(note)?.citations).toEqual([{ key: 2, quote: null }]);
  });

  test("never quotes a passage that speaks of something else", () => {
    expect(keysOf(note, apart)).toEqual([2]);
  });

  test("cites two passages at most", () => {
    expect(keysOf(official, beside, candidate({ ...official, key: 5 }))).toHaveLength(2);
  });

  test("is not given where the library has nothing to show for it", () => {
    expect(correct(apart)).toBeNull();
    expect(correct()).toBeNull();
  });

  test("gives way to what is wrong where the question says something right as well", () => {
    const shown = [
      {
        kind: "confirmed" as const,
        text: "No: registering an establishment does not denote approval of its devices.",
        passages: [official],
      },
      { kind: "corrected" as const, text: certificate.text, passages: [official] },
    ];
    expect(composeAnswer(evidenceFor(question, [official]), shown).correction).toMatchObject({ kind: "corrected", text: certificate.text });
    expect(composeAnswer(evidenceFor(question, [official]), shown.slice(0, 1)).correction).toMatchObject({
      kind: "confirmed",
      text: "Registering an establishment does not denote approval of its devices.",
    });
  });

  test("is that of the first misconception there is something to show for", () => {
    const shown = [
      { kind: "corrected" as const, text: "Nothing shows this.", passages: [] },
      { kind: "corrected" as const, text: certificate.text, passages: [official] },
    ];
    expect(composeAnswer(evidenceFor(question, [official]), shown).correction?.text).toBe(certificate.text);
  });
});
