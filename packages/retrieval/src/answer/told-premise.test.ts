import { expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import { sentencesOn } from "./clause-evidence.ts";
import { longestSaid, told } from "./told-premise.ts";

const law = candidate({
  key: 1,
  citation: "21 CFR 803.40",
  source_identifier: "21 CFR 803",
  heading: "Importer reports",
  text: "(a) An importer must report a device death to FDA no later than 30 days after it becomes aware of it.",
});
const note = candidate({
  ...law,
  key: 2,
  text_kind: "summary",
  text: "An importer reports a **device death** to FDA within 30 calendar days.",
});

function tell(kind: "corrected" | "confirmed", instead: string, ...found: (typeof law)[]) {
  const evidence = evidenceFor("An importer has 45 days to report a device death to FDA, right?", found);
  const [claim] = evidence.question.claims;
  if (claim === undefined) throw new Error("nothing is claimed");
  const all = sentencesOn(claim, evidence);
  const sentence = all.find(({ from }) => from.candidate.key === found[0]?.key);
  if (sentence === undefined) throw new Error("nothing speaks of it");
  return told({ kind, sentence, all, figure: sentence.figures[0]?.figure ?? null, instead });
}

test("what is right is said in the words of the sentence, without its sign, and with what it is not", () => {
  expect(tell("corrected", "45 days", law)?.text).toBe(
    "An importer must report a device death to FDA no later than 30 days after it becomes aware of it, not 45 days (21 CFR 803.40).",
  );
});

test("what is confirmed names nothing that it is not", () => {
  expect(tell("confirmed", "", law)?.text).toMatch(/aware of it \(21 CFR 803\.40\)\.$/);
});

test("law is quoted where it stands, a note by the law that holds its figure, and by itself where none does", () => {
  expect(tell("corrected", "45 days", law)?.citations).toMatchObject([{ key: 1, quote: { end: law.text.length } }]);
  expect(tell("corrected", "45 days", note, law)?.citations).toMatchObject([{ key: 1 }]);
  expect(tell("corrected", "45 days", note)?.citations).toEqual([{ key: 2, quote: null }]);
});

test("a sentence of law too long to be said is told by its period", () => {
  const long = candidate({
    ...law,
    text: `An importer must report a device death to FDA no later than 30 days after it becomes aware of it${", as is told in the rest of this part".repeat(9)}.`,
  });
  expect(long.text.length).toBeGreaterThan(longestSaid);
  expect(tell("corrected", "45 days", long)?.text).toBe("The period is 30 days, not 45 days (21 CFR 803.40).");
});
