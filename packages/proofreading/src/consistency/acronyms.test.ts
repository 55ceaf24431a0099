import { expect, test } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { findAcronymFaults } from "./acronyms.ts";

const faults = (...paragraphs: string[]) =>
  findAcronymFaults(readManuscript({ text: paragraphs.join("\n\n") })).map(({ kind, subject }) => `${kind}: ${subject}`);
const three = (acronym: string) =>
  `The first ${acronym} was read by the doctor. The second ${acronym} was read at home. The last ${acronym} was read by nobody at all.`;

test("three uses in running text need the words, and two do not", () => {
  expect(faults(three("QVF"))).toEqual(["undefined_acronym: QVF"]);
  expect(faults("The first QVF was read by the doctor, and the second QVF was read at home by nobody.")).toEqual([]);
});

test("plural uses count, and headings and rows of tables do not", () => {
  expect(faults("The QVFs were read by the doctor. All QVFs were read at home. The last QVFs were read by nobody.")).toHaveLength(1);
  expect(faults("QVF OF ALL", "QVF\t12\t13", "QVF | 14", "The first QVF was read by the doctor at home and by nobody else.")).toEqual([]);
});

test.each([
  ["a Roman figure", "XIV"],
  ["a word that is spoken", "NASA"],
  ["what needs no long form", "FDA"],
])("%s needs no words", (_, acronym) => {
  expect(faults(three(acronym))).toEqual([]);
});

test("a word that was shouted is no acronym where the text also writes it small", () => {
  expect(faults(three("RVLS"), "All rvls were read again.")).toEqual([]);
});

test("an acronym that stands for two things is told at the second, with both", () => {
  const text = "A drug master file (DMF) is kept.\n\nThe daily mean flow (DMF) is read.";
  const [fault] = findAcronymFaults(readManuscript({ text }));
  expect(fault).toMatchObject({
    kind: "acronym_defined_twice",
    start: text.lastIndexOf("DMF"),
    message: expect.stringMatching(/daily mean flow.*drug master file/),
  });
});

test.each([
  ["in two spellings of English", "The haemoglobin ratio (HR) is read.", "Each hemoglobin ratio (HR) counts."],
  ["in singular and plural", "An adverse event (AE) is told.", "All adverse events (AEs) are told."],
  ["with and without its adjective", "The maximum tolerated dose (MTD) is known.", "The maximal tolerated dose (MTD) is not."],
])("the same words %s stand for one thing", (_, one, other) => {
  expect(faults(one, other)).toEqual([]);
});
