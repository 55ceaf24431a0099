import { expect, test } from "vitest";
import { createEventReader } from "./events.ts";

const eventsIn = createEventReader([
  { title: "Malfunction", pattern: "\\bstopped mid\\b", terms: ["malfunction", "device failure"] },
  { title: "Telling", pattern: "\\btell (?:anyone|fda)\\b", terms: ["report"] },
]);

test("a story is read for what happened, in the words of the field and in its own", () => {
  const [stopped, told, ...more] = eventsIn("Our pump stopped mid infusion. Do we tell anyone?");
  expect(stopped?.concept.groups).toEqual([["malfunct"], ["devic", "failur"], ["stop", "mid"]]);
  expect(told?.terms).toEqual(["report"]);
  expect(more).toEqual([]);
});

test("the words that tell an event are no matters of their own", () => {
  expect(eventsIn("It stopped mid way. It stopped mid use.").flatMap((event) => event.told)).toEqual(["stop", "mid", "stop", "mid"]);
});

test("a question without a story tells nothing", () => {
  expect(eventsIn("Which devices are exempt?")).toEqual([]);
});
