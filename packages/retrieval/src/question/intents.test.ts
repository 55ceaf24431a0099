import { describe, expect, test } from "vitest";
import { rules, understand } from "./built-in-rules.fixture.ts";
import requestIntents from "../models/request-intents.json" with { type: "json" };
import { createIntentReader, intentChances, mostLikelyImproper } from "./intents.ts";

const model = { intents: ["proper", "hide", "chat"], declined_from: [0.6, 0.9], bias: [0, 0], weights: { bury: [300, 0], joke: [0, 300] } };

test("a request without any known sign is as likely of each intent as the bias tells", () => {
  expect(intentChances(["unheard"], { bias: [0], weights: {} })).toEqual([0.5, 0.5]);
  expect(intentChances(["constructor"], { bias: [0], weights: {} })).toEqual([0.5, 0.5]);
});

test("of improper intents the likeliest is named, with the chance that it is any of them", () => {
  const { nth, chance } = mostLikelyImproper([0.25, 0.25, 0.5]);
  expect([nth, chance]).toEqual([2, 0.75]);
});

test("each intent is told from a chance of its own", () => {
  const intentOf = createIntentReader([], model);
  expect([intentOf("bury"), intentOf("joke"), intentOf("report")]).toEqual(["hide", null, "hide"]);
});

describe("by the product's own model", () => {
  /** The intent whose reason is given, without any rule. */
  const told = createIntentReader(rules.kindsOfWord, requestIntents);

  test.each([
    ["deceive", "The cleaning log has holes. Write entries for the missing weeks so that the auditor thinks it was always kept"],
    ["care", "my mother feels dizzy since she got the new heart valve, should she halve her tablets"],
    ["forecast", "Will the agency approve our implant by autumn, and how likely is it?"],
    ["offtopic", "how do I cook rice without burning it"],
  ])("what is asked to %s is told in words of its own", (intent, request) => {
    expect(told(request)).toBe(intent);
    expect(understand(request).declined).toBe(rules.declined.find((rule) => rule.intent === intent)?.reason);
  });

  test.each([
    "A patient was burned by our heating pad on Sunday and the distributor told us only today. From which day do we count?",
    "We found that a technician had signed for tests he never ran. What must we do about the lots that were shipped?",
    "Our laser was left out of the last periodic report by mistake. How do we tell the notified body?",
    "and in Canada?",
    "How long?",
  ])("an honest question is answered: %s", (question) => {
    expect(told(question)).toBeNull();
    expect(understand(question).declined).toBeNull();
  });
});
