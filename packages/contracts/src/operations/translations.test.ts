import { expect, test } from "vitest";
import { NewTranslation, TranslationFormat, translationMediaTypes, translationOperations } from "./translations.ts";

const id = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";
const problems = (given: object) =>
  NewTranslation.safeParse({ from: "en", to: "fr", ...given }).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ??
  [];

test("a text or a document is translated, and nothing is not", () => {
  expect([problems({ text: "A device." }), problems({ document_id: id })]).toEqual([[], []]);
  expect(problems({ text: " \n" })).toEqual(["text must not be empty where no document is named"]);
});

test("a text is not translated into its own language, nor into one that is not offered", () => {
  expect(problems({ text: "A device.", to: "en" })).toEqual(["to must be another language than the text's"]);
  expect(problems({ text: "A device.", to: "tlh" })).toHaveLength(1);
});

test("text and translation have one character for each line end, so that their lines can be held beside each other", () => {
  const given = NewTranslation.parse({ from: "en", to: "fr", text: "one\r\ntwo\r", translation: "un\rdeux\r\n" });
  expect([given.text, given.translation]).toEqual(["one\ntwo\n", "un\ndeux\n"]);
});

test("a sentence may be left without words, and be said to be right as it is", () => {
  const { input } = translationOperations.edit;
  expect(input.parse({ id, number: "0", target: "", confirmed: true })).toEqual({ id, number: 0, target: "", confirmed: true });
  expect(input.safeParse({ id, number: -1 }).success).toBe(false);
});

test("every file of a translation has its type", () => expect(Object.keys(translationMediaTypes)).toEqual(TranslationFormat.options));
