import { expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import { sayingsOf } from "./note-sayings.ts";

function sayings(question: string, text: string) {
  const evidence = evidenceFor(question, [candidate({ text_kind: "summary", text })]);
  const note = evidence.sections.flatMap(({ members }) => members)[0];
  if (note === undefined) throw new Error("nothing was found");
  return sayingsOf(note, evidence.question, evidence.weights);
}
const text = "A sponsor keeps **records** of each shipment. It keeps them for 2 years. An investigator keeps a file of each subject.";

test("what answers comes first, and a number where one is asked for", () => {
  const [first] = sayings("How long does a sponsor keep records of shipments?", text);
  expect(first).toMatchObject({ isNumber: true, text: expect.stringContaining("2 years") });
});

test("a sentence that leans on the one before is said with it, and never alone", () => {
  const said = sayings("How long does a sponsor keep records?", text).map((one) => one.text);
  expect(said).toContain("A sponsor keeps records of each shipment. It keeps them for 2 years.");
  expect(said.filter((one) => one.startsWith("It "))).toEqual([]);
});

test("what another does is worth less than what the one does who is asked about", () => {
  const said = sayings(
    "Which file does an investigator keep?",
    "An investigator keeps a file of subjects. A sponsor keeps a file of subjects.",
  );
  const worth = (who: string) => Math.max(...said.filter((one) => one.text === `${who} keeps a file of subjects.`).map((one) => one.worth));
  expect(worth("An investigator")).toBeGreaterThan(worth("A sponsor"));
});

test("words too short to say anything are no saying", () => {
  expect(sayings("Which records are kept?", "Yes. Records are kept by all of them.").map((one) => one.text)).not.toContain("Yes.");
});
