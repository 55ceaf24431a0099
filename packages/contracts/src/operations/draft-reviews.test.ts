import { describe, expect, test } from "vitest";
import { DraftExport, draftReviewOperations } from "./draft-reviews.ts";
import { exportMediaTypes } from "./answers.ts";

const id = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";
const { input } = draftReviewOperations.decide;
const problems = (given: object) =>
  input.safeParse({ id, ...given }).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

describe("what a person makes of a finding", () => {
  test("is a reason where it is dismissed", () => {
    expect(problems({ state: "dismissed", reason: "Filled in at signature." })).toEqual([]);
    expect(problems({ state: "dismissed" })).toEqual(["reason is given where a finding is dismissed, and only there"]);
    expect(problems({ state: "dismissed", reason: "  " })).toEqual(["reason must not be empty"]);
  });

  test.each(["accepted", "open"])("is no reason where it is %s", (state) => {
    expect(problems({ state })).toEqual([]);
    expect(problems({ state, reason: "Because." })).toEqual(["reason is given where a finding is dismissed, and only there"]);
  });
});

test("a draft can be had with comments, and in every format that an answer can", () => {
  expect(DraftExport.options).toEqual(["commented", ...Object.keys(exportMediaTypes)]);
});

test("words are looked up only where there are any", () => {
  expect(draftReviewOperations.sources.input.safeParse({ id, words: " " }).success).toBe(false);
});
