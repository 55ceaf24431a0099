import { expect, test } from "vitest";
import type { DocumentBlock, DocumentPart } from "../reading.ts";
import { lettersOf, plainLetters, plainWithoutHyphens, withoutHyphens, wordsOf } from "./letters.ts";

const block = (text: string, kind: DocumentBlock["kind"] = "paragraph", shape = { width: 30, height: 10 }): DocumentBlock => ({
  kind,
  level: 0,
  text,
  range: null,
  words: [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    left: 0,
    top: 0,
    right: shape.width,
    bottom: shape.height,
  })),
});
const part = (...blocks: DocumentBlock[]): DocumentPart => ({ kind: "page", number: 1, name: null, size: null, source: "text", blocks });

test.each([
  ["quotation marks of any language", "„Wort“ «mot» “word”", '"Wort""mot""word"'],
  ["dashes and the minus", "5 – 7 − 2", "5-7-2"],
  ["ligatures and wide letters", "ﬁle ＡＢ", "fileAB"],
  ["what is not seen", "co\u00adop\u200berate\u00a0it\ufeff", "cooperateit"],
])("%s are compared as plain letters", (_, text, plain) => expect(plainLetters(text)).toBe(plain));

test("each letter knows its word, also where one sign becomes several letters or stands outside the first plane", () => {
  const { text, from } = lettersOf(wordsOf([part(block("ﬃ 𝒙 ½"))], []));
  expect(text).toBe("ffix1⁄2");
  expect(from).toEqual([0, 0, 0, 1, 2, 2, 2]);
});

test("hyphens between letters are left out with their place, those of numbers stay", () => {
  const letters = withoutHyphens(lettersOf(wordsOf([part(block("com-plaint of day -14"))], [])));
  expect(letters.text).toBe("complaintofday-14");
  expect(letters.from).toHaveLength(letters.text.length);
  expect(plainWithoutHyphens("com-plaint of 2020-14")).toBe("complaintof2020-14");
});

test("blocks of some kinds are left out, and the others keep their number", () => {
  const words = wordsOf([part(block("Head", "furniture"), block("Text"))], ["furniture"]);
  expect(words.map(({ text, block: nth }) => [text, nth])).toEqual([["Text", 1]]);
});

test("text whose words are higher than wide stands sideways; single letters tell nothing", () => {
  const upright = (text: string, shape: { width: number; height: number }) =>
    wordsOf([part(block(text, "paragraph", shape))], [])[0]?.isUpright;
  expect([upright("Confidential", { width: 10, height: 60 }), upright("A I", { width: 3, height: 10 })]).toEqual([false, true]);
});
