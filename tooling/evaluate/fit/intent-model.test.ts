import { intentChances } from "@clausewise/retrieval";
import { expect, test } from "vitest";
import { fitIntents, type Request } from "./intent-model.ts";

const intents = ["proper", "hide", "chat"];
const settings = { seed: 1, rounds: 30, step: 0.3, least: 2, kept: 100, roundsToChoose: 3 };
const signsOf = (text: string) => text.split(" ");
const asked = (intent: string, texts: string[]): Request[] => texts.map((text) => ({ text, intent, weight: 1, set: intent }));

const requests = [
  ...asked("proper", ["report the death", "report the fire", "when report the leak", "label the pump"]),
  ...asked("hide", ["hide the death", "hide the fire", "quietly hide the leak"]),
  ...asked("chat", ["tell a joke", "sing a song", "tell a riddle"]),
];

const likeliest = (text: string, model: ReturnType<typeof fitIntents>): string | undefined => {
  const chances = intentChances(signsOf(text), model);
  return intents[chances.indexOf(Math.max(...chances))];
};

test("requests are told apart by the signs of their kind, in words that were not among the examples", () => {
  const model = fitIntents({ requests, intents, signsOf }, settings);
  const unseen = ["report the crack", "hide the crack", "tell a tale"];
  expect(unseen.map((text) => likeliest(text, model))).toEqual(intents);
});

test("of all signs the few that tell most are kept, and none that only one request has", () => {
  const { weights } = fitIntents({ requests, intents, signsOf }, { ...settings, kept: 3 });
  expect(Object.keys(weights)).toHaveLength(3);
  expect(weights).toHaveProperty("hide");
  const all = fitIntents({ requests, intents, signsOf }, settings);
  expect(all.weights).not.toHaveProperty("quietly");
});

test("the same seed gives the same model", () => {
  expect(fitIntents({ requests, intents, signsOf }, settings)).toEqual(fitIntents({ requests, intents, signsOf }, settings));
});
