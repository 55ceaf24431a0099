import { describe, expect, it, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import { isNote, isTelling, sentencesOn } from "./clause-evidence.ts";

const ofImporters = candidate({
  key: 1,
  citation: "21 CFR 803.40",
  source_identifier: "21 CFR 803",
  heading: "Importer reports",
  text: "An importer must report a device death to FDA no later than 30 days after the day that it becomes aware of it. It need not report a malfunction at once.",
});
const note = candidate({
  ...ofImporters,
  key: 2,
  text_kind: "summary",
  text: "An importer reports a **device death** to FDA within 30 calendar days.",
});
const asked = "An importer has 45 days to report a device death to FDA, right?";

function read(question: string, ...found: (typeof ofImporters)[]) {
  const evidence = evidenceFor(question, found);
  const [claim] = evidence.question.claims;
  if (claim === undefined) throw new Error("nothing is claimed");
  return { evidence, claim, sentences: sentencesOn(claim, evidence) };
}

describe("the sentences that a claim is held against", () => {
  it("come in the order of how much of it they speak of", () => {
    const [first, second] = read(asked, ofImporters).sentences;
    expect(first?.words).toMatch(/device death/);
    expect(first?.share).toBeGreaterThan(second?.share ?? 1);
    expect([first?.isDenied, second?.isDenied]).toEqual([false, true]);
  });

  it("have their figures, and stand where the passage has them", () => {
    const [first] = read(asked, ofImporters).sentences;
    expect(first?.figures.map(({ figure }) => figure.words)).toEqual(["30 days"]);
    expect(ofImporters.text.slice(first?.start, first?.end)).toBe(first?.words);
  });

  it("give each figure for what is said in the same breath", () => {
    const clock = candidate({
      ...ofImporters,
      text: "The committee gives its scientific opinion within 210 days of a valid file; the analysis of the data takes at least 80 days.",
    });
    const [first] = read("The scientific opinion is due within 150 days of a valid file, right?", clock).sentences;
    const [opinion, analysis] = first?.figures ?? [];
    expect(opinion?.near).toBeGreaterThan(analysis?.near ?? 1);
  });

  it("are without the marks of a note, which is told from law", () => {
    const sentences = read(asked, note).sentences;
    expect(sentences.map(({ words }) => words)).toEqual(["An importer reports a device death to FDA within 30 calendar days."]);
    expect(sentences.map(isNote)).toEqual([true]);
  });

  it("tell whether the one acts of whom it is claimed", () => {
    expect(read(asked, ofImporters).sentences[0]?.actor?.isSame).toBe(true);
    expect(read("Device deaths are reported to FDA within 45 days, right?", ofImporters).sentences[0]?.actor).toBeNull();
  });

  it("are none of what no longer holds", () => {
    expect(read(asked, candidate({ ...ofImporters, status: "superseded" })).sentences).toEqual([]);
    expect(read(asked).sentences).toEqual([]);
  });
});

test("a claim must be about more than who acts and how long", () => {
  const { claim, evidence } = read(asked, ofImporters);
  expect(isTelling(claim, evidence)).toBe(true);
  const bare = read("An importer has 45 days, right?", ofImporters);
  expect(isTelling(bare.claim, bare.evidence)).toBe(false);
});
