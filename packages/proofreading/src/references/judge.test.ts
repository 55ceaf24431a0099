import { expect, test } from "vitest";
import { createGuidanceTitles } from "./guidance-titles.ts";
import { createJudge } from "./judge.ts";
import { libraryOf, works } from "./library.fixture.ts";
import { readReferences } from "./read-references.ts";

function told(text: string, day: string | null = "2021-06-30") {
  const library = libraryOf(day);
  const judge = createJudge(library, works);
  return readReferences(text, createGuidanceTitles(library.guidance)).flatMap((reference) => judge(reference) ?? []);
}
const verdicts = (text: string, day?: string | null) => told(text, day).map(({ verdict }) => verdict);

test.each([
  ["21 CFR 803.50(a)", "in_force"],
  ["21 CFR 803.50 in 2021", "in_force"],
  ["21 CFR 803.999", "no_such_clause"],
  ["subpart E of part 803", "in_force"],
  ["subpart Z of part 803", "no_such_clause"],
  ["subpart C of part 820", "superseded"],
  ["EudraCT 2016-004152-30", "not_in_library"],
  ["IND 123456", "not_in_library"],
  ["21 CFR 803.50(z)", "no_such_clause"],
  ["21 CFR 820.35(a)(2)", "in_force"],
  ["21 CFR 820.30(g)", "superseded"],
  ["21 CFR 820.20", "no_such_clause"],
  ["the QSR", "superseded"],
  ["21 CFR 312.32", "in_force"],
  ["21 CFR 312.99", "not_in_library"],
  ["21 CFR 211.22", "not_in_library"],
  ["Article 61(1) MDR", "in_force"],
  ["Article 124 MDR", "no_such_clause"],
  ["MDR Annex XVIII", "no_such_clause"],
  ["MDR Annex XIV Part A", "in_force"],
  ["MDR Annex VI Part A 1.1", "in_force"],
  ["MDR Annex VI Part E", "no_such_clause"],
  ["Rule 11 of Annex VIII MDR", "in_force"],
  ["Rule 23 MDR", "no_such_clause"],
  ["Article 120(3) MDR", "amended"],
  ["Directive 93/42/EEC", "superseded"],
  ["ISO 14971:2019", "in_force"],
  ["ISO 14971", "in_force"],
  ["ISO 14971:2019, 7.6", "in_force"],
  ["ISO 14971:2019, 7.9", "no_such_clause"],
  ["ISO 14971:2019 clause 7.6 (Overall residual risk)", "wrong_title"],
  ["ISO 14971:2019 clause 9.1", "in_force"],
  ["EN ISO 14971:2012", "superseded"],
  ["ISO 14971:2015", "unclear"],
  ["IEC 62366:2007", "superseded"],
  ["ISO 99999:2001", "not_in_library"],
  ["ICH E6(R2)", "superseded"],
  ["ICH E6(R3)", "in_force"],
  ["K081234", "in_force"],
  ["K099999", "not_in_library"],
  ["NCT01234567", "not_in_library"],
  ["FDA-2010-D-0194", "in_force"],
  ["Infusion Pumps Total Product Life Cycle (2014)", "in_force"],
  ["Content of Premarket Submissions for External Pumps", "superseded"],
  ["FDA's guidance “Content of Submissions for External Pumps”", "superseded"],
  ["Guidance for the Content of Reviews of Pumps", "in_force"],
  ["Clinical Decision Support for Every Single Pump", "draft"],
])("%s is %s", (text, verdict) => {
  expect(verdicts(text)[0]).toBe(verdict);
});

test.each([
  ["21 CFR 803.50 – Good Clinical Practice for pumps;", "in_force"],
  ["21 CFR 803.50, “Infusion Pumps Total Product Life Cycle”", "in_force"],
])("%s: what is a document's name beside a clause, or nobody's title, is not held against it", (text, verdict) => {
  expect(verdicts(text)[0]).toBe(verdict);
});

test("a dead subpart says where the matter of its sections went", () => {
  expect(told("21 CFR Part 820, Subpart C")[0]).toMatchObject({
    successors: ["ISO 13485:2016 7.3.7"],
    message: expect.stringContaining("is no longer in 21 CFR 820 since 2026-02-02"),
  });
});

test("a number that no register lists says why it could not be looked up", () => {
  expect(told("IND 123456")[0]?.message).toContain("FDA publishes no list of investigational applications");
});

test("a dead section says where its matter went", () => {
  expect(told("21 CFR 820.30(g)")[0]).toMatchObject({
    successors: ["ISO 13485:2016 7.3.7"],
    message:
      "It stood in the Quality System Regulation and is no longer in 21 CFR 820 since 2026-02-02. Its matter (Design validation) stands in ISO 13485:2016 7.3.7.",
  });
});

test("what is not held is never said not to exist", () => {
  const messages = told("21 CFR 211.22, K099999 and ISO 99999:2001").map(({ message }) => message);
  expect(messages.map((message) => message.slice(0, message.indexOf(" as of ")))).toEqual([
    "Not in the library",
    "Not in this register",
    "Not in the library",
  ]);
});

test("a supplement that is not listed is told beside the approval that is", () => {
  expect(told("P990009/S012")[0]).toMatchObject({
    verdict: "not_in_library",
    message: "Not in this register as of 2026-11-20: FDA premarket approvals does not list P990009/S012. It lists P990009: Valve.",
  });
});

test.each([
  ["ISO 14971:2019", "FDA recognises this edition (5-125, as of 2026-11-20)."],
  ["ISO 14971:2007", "FDA recognises the edition of 2019 (5-125, as of 2026-11-20), not this one."],
  ["ASTM F99-2018", "Tubes: FDA recognises this edition (8-99, as of 2026-11-20)."],
])("of %s it is told what FDA recognises", (text, said) => {
  expect(told(text)[0]?.message).toContain(said);
});

test("the figure of a note at the end of a citation is read as one where others stand stuck to words", () => {
  const noted = "The device.1 is reported under 21 CFR 803.502 by the maker.3";
  expect(told(noted).map(({ verdict, reference }) => [verdict, reference.text])).toEqual([["in_force", "21 CFR 803.50"]]);
  expect(verdicts("reported under 21 CFR 803.502 by the maker")).toEqual(["no_such_clause"]);
});

test("a clause whose words changed after the day of the text is told as amended, and not where no day is said", () => {
  expect(verdicts("21 CFR 820.1")).toEqual(["amended"]);
  expect(verdicts("21 CFR 820.1", "2026-06-01")).toEqual(["in_force"]);
  expect(verdicts("Article 120(3) MDR", null)).toEqual(["in_force"]);
});

test.each([
  ["21 CFR 803 (Corrections and Removals)", "wrong_title"],
  ["21 CFR 803 (Medical Device Reporting)", "in_force"],
  ["21 CFR 803 (MDR)", "in_force"],
  ["21 CFR 803, Reporting of devices", "in_force"],
  ["Article 61 (Post-market surveillance plan) of the MDR", "wrong_title"],
  ["Article 61 MDR (Clinical evaluation)", "in_force"],
  ["21 CFR 803 [Corrections and Removals]", "wrong_title"],
  ["21 CFR 803, entitled “Corrections and Removals”", "wrong_title"],
  ["21 CFR 803 ‘Corrections and Removals’", "wrong_title"],
  ["“Medical Device Reporting” (21 CFR 803)", "in_force"],
  ["Post-market surveillance plan (Article 61 MDR)", "wrong_title"],
  ["Clinical evaluation (Article 61 MDR)", "in_force"],
  ["Infusion Pumps Total Product Life Cycle (FDA-2025-D-0001)", "wrong_title"],
])("%s is %s", (text, verdict) => {
  expect(verdicts(text)[0]).toBe(verdict);
});

test.each([
  ["Under 21 CFR 803.50(a), “You must report a death no later than 30 calendar days after the day that you become aware.”", "in_force"],
  ["21 CFR 803.50(a) says: “you must report a death … after the day that you become aware”", "in_force"],
  ["“You must report a death no later than 15 calendar days after the day” (21 CFR 803.50(a))", "misquoted"],
  ["21 CFR 803.50(a): “You should report a death no later than 30 calendar days after the day”", "misquoted"],
  ["‘You must report a death no later than 30 calendar days after the day’ (21 CFR 803.50(a))", "in_force"],
  ["‘You must report a death no later than 15 calendar days after the day’ (21 CFR 803.50(a))", "misquoted"],
  ["“You may report a death” (21 CFR 803.50(a))", "misquoted"],
])("%s is %s", (text, verdict) => {
  expect(told(text).find(({ reference }) => reference.kind === "quote")?.verdict).toBe(verdict);
});

test("words that stand in another clause are misquoted only where they are put right at the one", () => {
  const held = "You must report a death no later than 30 calendar days after the day that you become aware";
  const of = (text: string) => told(text).find(({ reference }) => reference.kind === "quote")?.verdict;
  expect(of(`21 CFR 803.310: “${held}”`)).toBe("misquoted");
  expect(of(`“${held}” is known to the plant; its instruction is now and again said by all of them to cite 21 CFR 803.310.`)).toBe(
    "in_force",
  );
});

test("what a document is called is no quote of it", () => {
  expect(told("The paper, 21 CFR 803, is “Medical Device Reporting of all the devices”").map(({ reference }) => reference.kind)).toEqual([
    "citation",
  ]);
});

test("other words than the clause's are claimed to be no misquotation of it", () => {
  expect(told("21 CFR 803.50(a) is met by “our own procedure on how we handle every letter”.").map(({ verdict }) => verdict)).toEqual([
    "in_force",
  ]);
});

test.each([
  ["21 CFR 803.50(a): “within 30 calendar days”", []],
  ["21 CFR 803.50(a): “no later than 30 calendar days”", ["in_force"]],
  ["21 CFR 803.50(a): “no later than 15 calendar days”", ["misquoted"]],
])("a period that is quoted: %s", (text, quotes) => {
  expect(told(text).flatMap(({ reference, verdict }) => (reference.kind === "quote" ? [verdict] : []))).toEqual(quotes);
});

test("a title in brackets that shares nothing with the article it stands behind", () => {
  const [first] = told("Article 84 MDR (Clinical evaluation of software)");
  expect(first).toMatchObject({ verdict: "wrong_title" });
});
