import { guidanceTopics } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { builtInGuidanceTopics } from "./guidance-topics.ts";

const rules = builtInGuidanceTopics();

test("every topic that is offered has one rule", () => {
  expect(rules.map(({ topic }) => topic)).toEqual([...guidanceTopics]);
});

describe.each(rules)("the rule of $topic", ({ titled, unless, fits, not }) => {
  const holds = (title: string) =>
    titled !== null && new RegExp(titled, "i").test(title) && !(unless && new RegExp(unless, "i").test(title));

  test.each(fits)("holds for %s", (title) => expect(holds(title)).toBe(true));
  test.each(not)("does not hold for %s", (title) => expect(holds(title)).toBe(false));
});
