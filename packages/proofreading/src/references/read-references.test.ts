import { expect, test } from "vitest";
import { createGuidanceTitles } from "./guidance-titles.ts";
import { readReferences } from "./read-references.ts";

const titlesIn = createGuidanceTitles([{ id: "pumps", title: "Infusion Pumps Under 21 CFR 880 Total Life Cycle" }]);
const read = (text: string) => readReferences(text, titlesIn).map(({ kind, text: written }) => `${kind}: ${written}`);

test("citations, numbers, guidance and quotes come in the text's order", () => {
  expect(read("K081234 met 21 CFR 803.50, which says “you must report a death at once”. See NCT01234567.")).toEqual([
    "number: K081234",
    "citation: 21 CFR 803.50",
    "quote: you must report a death at once",
    "number: NCT01234567",
  ]);
});

test("what is cited within the title of guidance is not cited by the text", () => {
  expect(read("See Infusion Pumps Under 21 CFR 880 Total Life Cycle.")).toEqual([
    "guidance: Infusion Pumps Under 21 CFR 880 Total Life Cycle",
  ]);
});

test("a reference is given as the text writes it, unseen marks and all", () => {
  const text = "See 21\u00a0CFR\u00a0803\u00ad.50.";
  const [one] = readReferences(text, () => []);
  expect([one?.text, text.slice(one?.start, one?.end)]).toEqual(["21\u00a0CFR\u00a0803\u00ad.50", "21\u00a0CFR\u00a0803\u00ad.50"]);
});

test("a citation keeps the title and the month beside it", () => {
  const [one] = readReferences("MDCG 2019-11 (Qualification and classification of software), October 2019", () => []);
  expect(one).toMatchObject({ kind: "citation", titles: [{ words: "Qualification and classification of software" }] });
});

test("a text that refers to nothing has no references", () => {
  expect([read(""), read("The device is sterile.")]).toEqual([[], []]);
});
