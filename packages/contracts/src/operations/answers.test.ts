import { describe, expect, test } from "vitest";
import { questionLimit } from "../domain/limits.ts";
import { AnswerFilter, Question, Scope } from "./answers.ts";

const id = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";

describe("where to look for an answer", () => {
  test.each([
    { library: true, documents: "none" },
    { library: false, documents: "all" },
    { library: false, documents: [id] },
  ])("may be %j", (scope) => expect(Scope.parse(scope)).toEqual(scope));

  test("is nowhere only by mistake", () => {
    const { error } = Scope.safeParse({ library: false, documents: "none" });
    expect(error?.issues.map(({ message }) => message)).toEqual(["must name somewhere to look"]);
  });

  test("is not in an empty list of documents, nor in one that is none of a person's", () => {
    expect([
      Scope.safeParse({ library: true, documents: [] }).success,
      Scope.safeParse({ library: true, documents: ["mine"] }).success,
    ]).toEqual([false, false]);
  });
});

describe("a question", () => {
  test("is under the usual law where none is chosen", () => expect(Question.parse({ query: "What is a 510(k)?" }).authority).toBe("FDA"));

  test("of any language is taken as it was asked, up to its length", () => {
    expect(Question.parse({ query: " 医療機器とは？ " }).query).toBe(" 医療機器とは？ ");
    expect(Question.safeParse({ query: "x".repeat(questionLimit) }).success).toBe(true);
    expect(Question.safeParse({ query: "x".repeat(questionLimit + 1) }).success).toBe(false);
  });

  test.each([
    { query: " " },
    { query: "x", as_of: "2026-02-30" },
    { query: "x", authority: "Nobody" },
    { query: "x", follows: "the last" },
  ])("of %j is refused", (question) => expect(Question.safeParse(question).success).toBe(false));
});

test("earlier questions come the newest first where nothing else is asked", () => expect(AnswerFilter.parse({}).sort).toBe("newest"));
