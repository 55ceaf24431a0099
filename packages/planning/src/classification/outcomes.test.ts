import { describe, expect, test } from "vitest";
import { randomAnswers, seeded } from "../rules/answering.fixture.ts";
import { bounds, read } from "../rules/evaluate.ts";
import { possibleOutcomes } from "../rules/outcomes.ts";
import { ruleSets } from "./rule-sets.ts";

describe.each(ruleSets)("what may come out of $id", (set) => {
  const random = seeded(17);
  const whole = Array.from({ length: 120 }, () => randomAnswers(set, random));

  test("is one thing once all that matters is answered", () => {
    expect(whole.filter((answers) => bounds(set, read(set, answers)).length !== 1)).toEqual([]);
  });

  test("always holds what comes out in the end, whichever answers are missing before", () => {
    for (const answers of whole) {
      const [final] = possibleOutcomes(set, answers);
      const some = Object.fromEntries(Object.entries(answers).filter(() => random() < 0.7));
      expect(possibleOutcomes(set, some)).toContain(final);
    }
  });
});
