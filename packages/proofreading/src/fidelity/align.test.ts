import { expect, test } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { alignSentences, alignTexts } from "./align.ts";

const english = [
  "A manufacturer shall keep records of each device it sells.",
  "It keeps them for 10 years.",
  "Yes.",
  "The Minister may ask for them within 30 days, and the manufacturer shall send them.",
];
const french = [
  "Le fabricant conserve un registre de chaque instrument qu’il vend.",
  "Il le conserve dix ans, soit 10 années entières.",
  "Oui.",
  "Le ministre peut le demander dans les 30 jours.",
  "Le fabricant doit alors le lui envoyer.",
];

test("sentences stand beside those that translate them, also where one became two", () => {
  expect(alignSentences(english, french, "en", "fr")).toEqual([
    { source: [0], target: [0] },
    { source: [1], target: [1] },
    { source: [2], target: [2] },
    { source: [3], target: [3, 4] },
  ]);
});

test("a sentence without a translation stands alone", () => {
  const beads = alignSentences(
    english,
    french.filter((_, nth) => nth < 3),
    "en",
    "fr",
  );
  expect(beads).toContainEqual({ source: [3], target: [] });
});

test("texts of as many paragraphs are aligned paragraph by paragraph", () => {
  const [source, target] = [english.join(" "), french.join(" ")].map((text) => readManuscript({ text: `${text}\n\n1 Scope` }));
  if (source === undefined || target === undefined) throw new Error("no texts");
  const beads = alignTexts(source, target, "en", "fr");
  expect(beads.at(-1)).toEqual({ source: [4], target: [5] });
});

test("two empty texts have nothing to align", () => {
  expect(alignSentences([], [], "en", "de")).toEqual([]);
});
