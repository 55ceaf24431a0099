import { describe, expect, test } from "vitest";
import { ruleSets } from "../classification/rule-sets.ts";
import { randomAnswers, seeded } from "../rules/answering.fixture.ts";
import { askedQuestions, countedAnswers } from "../rules/asked.ts";
import { classify } from "../rules/classify.ts";
import { chosen } from "../rules/condition.ts";
import { otherAnswers, whatWouldChange } from "./sensitivity.ts";

describe.each(ruleSets)("what would change a result of $id", (set) => {
  const random = seeded(9);
  const products = Array.from({ length: 30 }, (_, at) => randomAnswers(set, random, at % 3 === 0 ? 0.1 : 0));

  test("does change it when the rules are run again, and no other single answer does", () => {
    for (const answers of products) {
      const now = classify(set, answers).outcomes;
      const claimed = new Map(
        whatWouldChange(set, answers).map(({ question, to, outcomes }) => [JSON.stringify([question, to]), outcomes]),
      );
      const counted = countedAnswers(set, answers);
      for (const question of askedQuestions(set, answers)) {
        for (const to of otherAnswers(question, chosen(counted, question.id) ?? [])) {
          if (chosen(counted, question.id) === null) continue;
          const then = classify(set, { ...counted, [question.id]: to }).outcomes;
          expect(then).toEqual(claimed.get(JSON.stringify([question.id, to])) ?? now);
          if (claimed.has(JSON.stringify([question.id, to]))) expect(then).not.toEqual(now);
        }
      }
    }
  });
});
