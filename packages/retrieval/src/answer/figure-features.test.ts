import { expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import { sentencesOn } from "./clause-evidence.ts";
import { holdFigure, isAskers } from "./figure-features.ts";

const law = (text: string, more: Parameters<typeof candidate>[0] = {}) =>
  candidate({ key: 1, citation: "21 CFR 803.40", source_identifier: "21 CFR 803", heading: "Importer reports", text, ...more });
const thirty = law("An importer must report a device death to FDA no later than 30 days after it becomes aware of it.");

function hold(question: string, ...found: (typeof thirty)[]) {
  const evidence = evidenceFor(question, found);
  const [claim] = evidence.question.claims;
  const [claimed] = claim?.figures ?? [];
  if (claim === undefined || claimed === undefined) throw new Error("no figure is claimed");
  const asked = evidence.question.claims.flatMap(({ figures }) => figures);
  return { claim, claimed, ...holdFigure(claim, claimed, { all: sentencesOn(claim, evidence), asked }) };
}

test("another figure of the same sort stands against a claim, the same one for it", () => {
  const wrong = hold("An importer has 45 days to report a device death to FDA, right?", thirty);
  expect([wrong.against?.other.figure.words, wrong.same]).toEqual(["30 days", null]);
  const right = hold("An importer has 30 days to report a device death to FDA, right?", thirty);
  expect([right.against, right.same?.figure.words]).toEqual([null, "30 days"]);
});

test("a figure of another sort, and one for whoever else acts, stand against nothing", () => {
  expect(
    hold(
      "An importer has 45 days to report a device death to FDA, right?",
      law("An importer pays 30 percent of the fee for a device death."),
    ).against,
  ).toBeNull();
  const ofFacilities = law("A user facility must report a device death to FDA no later than 10 days after it becomes aware of it.", {
    heading: "User facility reports",
  });
  expect(hold("An importer has 45 days to report a device death to FDA, right?", ofFacilities).against).toBeNull();
});

test("a figure that the question gives itself is known to it", () => {
  expect(hold("An importer has 45 days or 30 days to report a device death to FDA, right?", thirty).against).toBeNull();
});

test("every feature of a figure is a number", () => {
  const { against } = hold("An importer has 45 days to report a device death to FDA, right?", thirty);
  expect(Object.values(against?.features ?? { none: Number.NaN }).every(Number.isFinite)).toBe(true);
});

test("what is said to be over is the asker's own", () => {
  const own = hold("We reported a device death 45 days ago, right?", thirty);
  expect(isAskers(own.claim, own.claimed)).toBe(true);
  const rule = hold("An importer has 45 days to report a device death, right?", thirty);
  expect(isAskers(rule.claim, rule.claimed)).toBe(false);
});
