import type { SearchResult, Statement } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { shortOf } from "./short-answer.ts";

const statement = (text: string): Statement => ({ text, citations: [] });
const texts = ["One", "Two", "Three", "Four", "Five"];

// Only what the short of an answer is made of.
const given = (parts: readonly (readonly string[])[] = []) =>
  ({
    response: "All of it.",
    correction: null,
    statements: texts.map(statement),
    parts: parts.map((of) => ({ question: "", outcome: "answered", statements: of.map(statement) })),
  }) as unknown as SearchResult;

const shown = (...of: Parameters<typeof shortOf>) => shortOf(...of).statements.map(({ text }) => text);

describe("the short of an answer", () => {
  test("is its first statements, more of them at each level, and counts the others", () => {
    expect(shown(given(), "beginner")).toEqual(["One", "Two"]);
    expect(shown(given(), "advanced")).toEqual(["One", "Two", "Three", "Four"]);
    expect(shortOf(given(), "intermediate")).toMatchObject({ further: 2, answer: "One\n\nTwo\n\nThree" });
  });

  test("speaks to each of several questions, in the order of the answer", () => {
    expect(shown(given([["One", "Two"], ["Three"], ["Five"]]), "beginner")).toEqual(["One", "Three", "Five"]);
  });

  test("says once what answers two questions", () => {
    const twice = { ...given([["One"], ["One"]]), statements: ["One", "One"].map(statement) };
    expect(shortOf(twice, "beginner")).toMatchObject({ further: 0, answer: "One" });
  });
});
