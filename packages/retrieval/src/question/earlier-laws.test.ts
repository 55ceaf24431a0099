import { builtInQuestionRules } from "@clausewise/static-data";
import { describe, expect, test } from "vitest";
import { understand } from "./built-in-rules.fixture.ts";

const rows = builtInQuestionRules().earlierLaws;
const asked = (question: string) => understand(question).earlier_law;

describe.each(rows.map((row) => [row.title, row] as const))("the law before %s", (_, { fits, not, last }) => {
  test.each(fits.map((line) => line.split(" -> ")))("is asked about: %s", (question = "", topic = "") => {
    expect(asked(question)).toMatchObject({ topic, last });
  });

  test.each(not)("is only mentioned, or not at all: %s", (question) => {
    expect(asked(question)).toBeNull();
  });
});
