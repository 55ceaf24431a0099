import { expect, test } from "vitest";
import { termsOf } from "../text/tokenizer.ts";
import { askedIn, givenIn, translationBy, translationFor } from "./translation.ts";

const signsOf = (text: string): string[] => [...givenIn(text), ...termsOf(text)];

test("a rule on pediatric patients is likelier asked for by who speaks of kids than a rule on adults", () => {
  const translated = translationFor("can we test this on kids?");
  const pediatric = translated(signsOf("A clinical investigation in pediatric subjects needs the permission of the parents."));
  const adults = translated(signsOf("A clinical investigation in adult subjects needs their informed consent."));
  expect(pediatric).toBeGreaterThan(adults);
});

test("asked how long something is kept, a passage that gives a period is likelier than one that gives none", () => {
  const translated = translationFor("how long do we hang on to it?");
  expect(translated(signsOf("Records are retained for 2 years."))).toBeGreaterThan(translated(signsOf("Records are legible.")));
});

test("a question is told by what it asks after as well as by its words", () => {
  expect(askedIn("Who signs the batch record, and when?")).toEqual(expect.arrayContaining(["?who", "?when", "batch", "record"]));
});

test("a word that no question had tells by itself alone", () => {
  const model = { asked: new Map(), chances: new Map() };
  const translated = translationBy(model, "zebrafish");
  expect(translated(["zebrafish"])).toBeGreaterThan(0);
  expect(translated(["mouse"])).toBe(0);
});
