import { describe, expect, test } from "vitest";
import { namedThingsIn } from "./named-things.ts";

const named = (question: string) =>
  namedThingsIn(question, (term) => ({ term, groups: [[term]] })).map(({ concepts }) => concepts.map(({ term }) => term).join(" "));

describe("what goes by a name of its own", () => {
  test.each([
    ["What does the Orbital Implant Safety Act demand of us?", ["orbit implant safeti"]],
    ["Who may join the SilverLine Early Access programme?", ["silverlin earli access"]],
    ['Who may join the "Silver Lane" programme?', ["silver lane"]],
    ["Form FDA 9917-Q, what day is it due?", ["9917"]],
    ["Do we file FDA 3500A?", ["3500a"]],
  ])("in %j", (question, things) => {
    expect(named(question)).toEqual(things);
  });

  test.each([
    "What does the act say?",
    "Is our Notified Body certificate still valid?",
    "Which fee holds for FDA 2026?",
    "Must we give notice to FDA?",
    "Under which programme are malfunctions summarised?",
    "Is our TÜV SÜD certificate valid in the UK?",
  ])("nothing in %j", (question) => {
    expect(named(question)).toEqual([]);
  });
});
