import { expect, test } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { sentencePassages } from "./prose.ts";
import { differByUnit, findTwins } from "./twins.ts";

const filler = "The study is carried out in accordance with the protocol and with good clinical practice at all times.";
const far = Array.from({ length: 40 }, () => filler);
const twins = (...paragraphs: string[]) => findTwins(sentencePassages(readManuscript({ text: paragraphs.join("\n\n") })));
const figures = (...paragraphs: string[]) => twins(...paragraphs).map(({ here, elsewhere }) => `${elsewhere.text} → ${here.text}`);
const kept = (many: string) => `The laboratory destroys samples that were kept for longer than ${many} after collection.`;

test("a sentence that stands again with another figure is found, little words apart", () => {
  expect(figures(kept("30 days"), ...far, kept("60 days"))).toEqual(["30 days → 60 days"]);
  expect(figures(kept("30 days"), ...far, kept("approximately 60 days"))).toEqual(["30 days → 60 days"]);
});

test.each([
  ["the same again", [kept("30 days"), ...far, kept("30 days")]],
  ["the same time in another unit", [kept("24 hours"), ...far, kept("1 day")]],
  ["one close by, as of two cases side by side", [kept("30 days"), filler, filler, filler, filler, kept("60 days")]],
  ["one that says something else", [kept("30 days"), ...far, kept("60 days").replace("destroys", "sells")]],
  [
    "one of three different values, as in a form that is filled in anew",
    [kept("30 days"), ...far, kept("60 days"), ...far, kept("90 days")],
  ],
  ["one of few words", ["It takes 30 days.", ...far, "It takes 60 days."]],
])("%s is none", (_, paragraphs) => {
  expect(figures(...paragraphs)).toEqual([]);
});

test("figures that count places, years and names are not compared", () => {
  const place = (many: number) => `The laboratory of the sponsor keeps the samples as Section ${many} of the manual says.`;
  const year = (many: number) => `The laboratory of the sponsor has kept the samples of all people since ${many} at home.`;
  expect(figures(place(3), ...far, place(4))).toEqual([]);
  expect(figures(year(2019), ...far, year(2020))).toEqual([]);
});

test("twins with one number in two units are told by that", () => {
  const [twin] = twins(kept("30 days"), ...far, kept("30 hours"));
  expect(twin && differByUnit(twin)).toBe(true);
  const [other] = twins(kept("30 days"), ...far, kept("60 days"));
  expect(other && differByUnit(other)).toBe(false);
});

test("a sentence longer than any is left out", () => {
  const long = (many: string) => `${kept(many).slice(0, -1)} ${"and so on ".repeat(220)}.`;
  expect(figures(long("30 days"), ...far, long("60 days"))).toEqual([]);
});
