import { expect, test } from "vitest";
import { fieldVocabulary } from "./field-vocabulary.ts";
import { meaningsIn, meaningsInDocuments } from "./vocabulary.ts";

const phrases = (question: string) => meaningsIn(question).flatMap((meaning) => meaning.phrases);

test.each([
  ["Do I need a new 510(k)?", "premarket notification"],
  ["when is a premarket notification required", "510(k)"],
  ["Which SaMDs are class III?", "software as a medical device"],
  ["Who may be the PRRC?", "person responsible for regulatory compliance"],
  ["What is a predetermined change control plan?", "PCCP"],
  ["What does the pre-sub contain?", "pre-submission"],
  ["device labelling", "labeling"],
])("%s also asks for %s", (question, phrase) => {
  expect(phrases(question)).toContain(phrase);
});

test("MDR stands for the regulation of the EU or for reports in the US by the company it keeps, and for both without", () => {
  const [reports, regulation] = ["medical device reporting", "medical device regulation 2017/745"];
  expect(phrases("Who files an MDR with FDA?")).toEqual(expect.arrayContaining([reports]));
  expect(phrases("Who files an MDR with FDA?")).not.toContain(regulation);
  expect(phrases("Which European rules of the MDR hold?")).toEqual(expect.arrayContaining([regulation]));
  expect(phrases("Which European rules of the MDR hold?")).not.toContain(reports);
  for (const either of ["What is an MDR?", "Is the MDR of the EU like that of the United States?"])
    expect(phrases(either)).toEqual(expect.arrayContaining([reports, regulation]));
});

test("a short form inside a longer word means nothing", () => {
  expect(phrases("a spare part of the instrument")).toEqual([]);
});

test("a word that works one way does not work the other", () => {
  expect(phrases("serious incident reports")).not.toContain("adverse");
});

test("every line of the vocabulary is a heading or an entry, and no entry is there twice", () => {
  const lines = fieldVocabulary.split("\n").filter((line) => line !== "" && !line.startsWith("# "));
  expect(lines.filter((line) => !/^\S.*? [=>] \S+/.test(line) || (line.match(/ [=>] /g) ?? []).length !== 1)).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length).toBeGreaterThan(200);
});

test("what protocols call otherwise is known for questions of one's own documents", () => {
  expect(meaningsInDocuments("How long is the treatment period?")).toEqual([
    { form: "treatment period", phrases: ["duration of treatment", "treatment duration", "weeks duration"] },
  ]);
});
