import { builtInPacks } from "@clausewise/static-data";
import { describe, expect, it } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { checkCompleteness } from "./check-completeness.ts";
import { emptySummary, wholeSummary } from "./submission.fixture.ts";

const pack = builtInPacks().find((one) => one.pack === "us-510k-summary");
if (pack === undefined) throw new Error("the pack of 510(k) summaries is missing");

const verdicts = (text: string) =>
  Object.fromEntries(checkCompleteness(readManuscript({ text }), pack).map(({ requirement, verdict }) => [requirement, verdict]));

/** The summary without the paragraphs that hold some words. */
const without = (words: RegExp): string =>
  wholeSummary
    .split("\n")
    .filter((line) => !words.test(line))
    .join("\n");

describe("a 510(k) summary", () => {
  it("that says all it must is found whole", () => {
    const open = Object.entries(verdicts(wholeSummary)).filter(([, verdict]) => verdict !== "found");
    expect(open).toEqual([]);
  });

  it("of which nothing but the template stands has no element but its title", () => {
    const found = Object.entries(verdicts(emptySummary)).filter(([id, verdict]) => verdict === "found" && id !== "marked-as-summary");
    expect(found).toEqual([]);
  });

  it.each([
    ["contact-person", /^Contact Person/],
    ["date-prepared", /^Date Prepared/],
    ["trade-name", /^Trade Name/],
    ["common-name", /^Common Name/],
    ["predicate", /K000000/],
    ["intended-use", /is intended for/],
    ["indications-differ", /is intended for/],
    ["clinical-tests", /clinical study/],
    ["conclusions", /demonstrate that/],
  ])("from which %s was taken lacks it and nothing else", (id, words) => {
    const lacking = Object.entries(verdicts(without(words))).filter(([, verdict]) => verdict !== "found");
    expect(lacking.map(([one]) => one)).toContain(id);
    expect(lacking.length).toBeLessThanOrEqual(2);
  });
});
