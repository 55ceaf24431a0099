import { describe, expect, test } from "vitest";
import { builtInGuidance, builtInGuidanceSummaries } from "./guidance.ts";

const register = builtInGuidance();
const summaries = builtInGuidanceSummaries();
const slugs = new Set(register.map(({ slug }) => slug));

test("at least 550 documents are built in, and 150 of them have a summary", () => {
  expect(register.length).toBeGreaterThanOrEqual(550);
  expect(summaries.length).toBeGreaterThanOrEqual(140);
});

test("every document has a name of its own, and so has every summary", () => {
  expect(slugs.size).toBe(register.length);
  expect(new Set(summaries.map(({ slug }) => slug)).size).toBe(summaries.length);
});

test("what is superseded names a successor that is there, and not itself", () => {
  const wrong = register.filter(
    ({ slug, superseded_by }) => superseded_by !== null && (!slugs.has(superseded_by) || superseded_by === slug),
  );
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
  expect(register.filter(({ status, superseded_by }) => status === "Superseded" && superseded_by === null)).toEqual([]);
});

test("what stands has a page at FDA, and only what is over may have none", () => {
  const stands = register.filter(({ status }) => status === "Final" || status === "Draft");
  expect(stands.filter(({ url }) => url === null || !new URL(url).hostname.endsWith("fda.gov")).map(({ slug }) => slug)).toEqual([]);
});

test("only a draft or what is open says when comments close", () => {
  expect(register.filter(({ open_for_comment, status }) => open_for_comment && status !== "Draft" && status !== "Final")).toEqual([]);
});

describe("a summary", () => {
  test("has points, each with its section where the document has sections", () => {
    expect(summaries.filter(({ points }) => points.length === 0).map(({ slug }) => slug)).toEqual([]);
  });

  test("is of a document that is built in", () => {
    expect(summaries.filter(({ slug }) => !slugs.has(slug)).map(({ slug }) => slug)).toEqual([]);
  });
});
