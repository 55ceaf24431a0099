import { describe, expect, test } from "vitest";
import { candidate, evidenceFor } from "../evidence/candidate.fixture.ts";
import { composeAnswer } from "./answer-composer.ts";

const section = (key: number, citation: string, text: string) =>
  candidate({ key, citation, heading: "Retention of complaint files", text, score: 12 - key });
const answer = (question: string, ...texts: string[]) =>
  composeAnswer(
    evidenceFor(
      question,
      texts.map((text, nth) => section(nth + 1, `21 CFR 820.${198 + nth}`, text)),
    ),
  );
const firstKey = (question: string, ...texts: string[]) => answer(question, ...texts).statements[0]?.citations[0]?.key;

const howLong = "How long must complaint files be kept?";
const without = "Complaint files shall be kept at the manufacturing establishment where they can be seen.";
const within = "Complaint files shall be kept for 2 years from the day of release.";

describe("a question for a length of time", () => {
  test("is answered first by what gives one, where it speaks of as much", () => {
    expect(firstKey(howLong, without, within)).toBe(2);
    expect(firstKey("Who keeps complaint files?", without, within)).toBe(1);
  });

  test("has no answer yet where no statement gives one", () => {
    expect(answer(howLong, without).outcome).toBe("inconclusive");
    expect(answer(howLong, without).confidence).toBeLessThanOrEqual(0.6);
    expect(answer(howLong, within).outcome).toBe("answered");
  });
});

test.each([
  ["How much is the fee for complaint files?", "The fee for complaint files is set each year.", "The fee for complaint files is $250."],
  [
    "What percentage of complaint files is sampled?",
    "Some complaint files are sampled.",
    "The percentage of complaint files that is sampled is 5 percent.",
  ],
  ["Which form is used for complaint files?", "Complaint files are sent in.", "Complaint files are sent in on Form 3500A."],
  ["Since when must complaint files be kept?", "Complaint files must be kept.", "Complaint files must be kept since 2 February 2026."],
])("%j has no answer where the kind of thing is not given, and a surer one where it is", (question, lacking, giving) => {
  expect(answer(question, lacking).outcome).toBe("inconclusive");
  expect(answer(question, giving).confidence).toBeGreaterThan(answer(question, lacking).confidence);
});

describe("no answer is given", () => {
  test("to how often something happened, which no law says", () => {
    expect(answer("How many complaint files did FDA inspect last month?", within).statements).toEqual([]);
    expect(answer("How many complaint files have to be kept?", within).outcome).not.toBe("nothing_found");
  });

  test("of a thing whose name stands nowhere", () => {
    expect(answer("How long must complaint files be kept under the Orbital Implant Safety Act?", within).outcome).toBe("nothing_found");
  });
});
