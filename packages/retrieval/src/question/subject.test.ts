import { expect, test } from "vitest";
import { createActors } from "./actors.ts";
import { rules } from "./built-in-rules.fixture.ts";
import { subjectOf } from "./subject.ts";

const actors = createActors(rules.actors);

test.each([
  ["which asks for a clause", "Which regulation lists what a 510(k) summary must contain", "a 510(k) summary"],
  ["which asks for a thing", "Which events must a manufacturer report to FDA", "events a manufacturer must report to FDA"],
  ["which asks what somebody does", "What documents does an importer keep", "documents an importer keep"],
  ["which asks for a period", "How many days does a manufacturer have to report a death", "a manufacturer must report a death"],
  ["which asks for a duty", "When must an importer report a death", "an importer must report a death"],
  ["which asks whether", "Does a class II device need clinical data", "does a class II device need clinical data"],
  ["which asks what a text says", "What does 21 CFR 807.92 say about predicates", "predicates"],
  ["which ends with a verb of its own", "What must technical documentation contain", "technical documentation"],
  [
    "which was put together from two",
    "How long: the deadline for events a sponsor must report",
    "the deadline for events a sponsor must report",
  ],
  ["which is nothing but words that ask", "What must be contained", "be contained"],
])("of a question %s: %j is about %j", (_, question, subject) => {
  expect(subjectOf(question, actors)).toBe(subject);
});
