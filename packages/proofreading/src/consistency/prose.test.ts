import { expect, test } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { passagesOf, proseOf, sentencePassages } from "./prose.ts";

const prose = "The people who take part are told of this in words that they can follow.";
const manuscript = (...paragraphs: string[]) => readManuscript({ text: paragraphs.join("\n\n") });

test("running text is without headings, rows of tables, lines too short and words shouted", () => {
  const read = manuscript(
    "# Aim",
    prose,
    "Dose\t5 mg of it\tat home in the\tmorning",
    "Five mg.",
    "ALL PEOPLE ARE TOLD OF THIS IN WORDS THAT THEY KNOW.",
  );
  expect(proseOf(read).map(({ words }) => words)).toEqual([prose]);
});

test("a list of literature is left out up to the next heading, and a reference wherever it stands", () => {
  const entry = "Miller and others wrote of it at length in the year before that.";
  const read = manuscript("# References", entry, "# Aim", prose, "Miller J et al wrote of it at length in another year than that.");
  expect(passagesOf(read).map(({ words }) => words)).not.toContain(entry);
  expect(proseOf(read).map(({ words }) => words)).toEqual([prose]);
});

test("lines of a table of contents are no passages", () => {
  expect(passagesOf(manuscript("Dose ........... 12", prose)).map(({ words }) => words)).toEqual([prose]);
});

test("what was read badly, letter by letter, is no running text", () => {
  expect(proseOf(manuscript("T h e p e o p l e w h o t a k e p a r t a r e t o l d."))).toEqual([]);
});

test("places of a passage are those of the whole text, unseen marks and all", () => {
  const read = manuscript(prose, "Both of the parts are con\u00adnected by a tube of the kind.");
  const passage = sentencePassages(read).at(-1);
  const at = passage?.words.indexOf("connected") ?? -1;
  const place = passage?.anchor(at, at + "connected".length);
  expect(read.text.slice(place?.start, place?.end)).toBe("con\u00adnected");
});

test("a sentence of a heading is told as that", () => {
  expect(sentencePassages(manuscript("# Aim", prose)).map(({ heading }) => heading)).toEqual([true, false]);
  expect(sentencePassages(manuscript(""))).toEqual([]);
});
