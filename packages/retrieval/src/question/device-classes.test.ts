import { builtInQuestionRules } from "@clausewise/static-data";
import { describe, expect, test } from "vitest";
import { understand } from "./built-in-rules.fixture.ts";

const clausesOf = (question: string) => understand(question).clauses.map(({ canonical }) => canonical);

describe.each(builtInQuestionRules().deviceClasses)("classes of devices in $title", ({ clause, fits, not }) => {
  test.each(fits)("are looked up where its law has them: %s", (question) => {
    expect(clausesOf(question)).toContain(clause);
  });

  test.each(not)("are not asked for: %s", (question) => {
    expect(clausesOf(question)).not.toContain(clause);
  });
});
