import { describe, expect, test } from "vitest";
import { europeanRule } from "../../testing/corpus.ts";
import { heldTexts } from "../../testing/held-texts.ts";
import { createHeldLibrary } from "./held-library.ts";

const article = "EU MDR Article 10a";
const passage = (citation: string, text: string) => ({ citation, heading: "Interruption of supply", text });
const note = europeanRule({
  text_kind: "summary",
  label: "Our summary, compared with the text",
  retrieved: "2026-03-01",
  passages: [passage(`${article}(1)`, "Tell the authorities six months ahead."), passage("EU MDR Article 11(1)", "Name a representative.")],
});
const text = europeanRule({
  label: "2026-07-19",
  issued: "2026-07-19",
  effective: "2026-07-19",
  passages: [passage(`${article}(1)`, "Manufacturers shall inform the authorities 9 months ahead.")],
});
const change = { clause: article, by: "EU MDR", since: "2026-07-19" };

/** What is law on a day, by citation and kind, each with what is said to have changed since. */
function lawOn(day: string, { texts = heldTexts(note, text), confirmed = "" } = {}) {
  const library = createHeldLibrary();
  library.take(texts.sources(), texts.contents);
  const keyOf = (words: string) => texts.passages.find((one) => one.text === words)?.key ?? expect.unreachable();
  const found = confirmed === "" ? [] : [{ key: keyOf("Tell the authorities six months ahead."), on: confirmed }];
  library.rewrite({ changes: [change], confirmed: found });
  const onDay = library.onDay(day, null);
  return texts.passages.filter(({ key }) => onDay.keys.has(key)).map(({ key, text: words }) => [words, onDay.amendedSince(key).length]);
}

const told = ["Tell the authorities six months ahead.", 0];
const other = ["Name a representative.", 0];
const official = ["Manufacturers shall inform the authorities 9 months ahead.", 0];

describe("a note on a clause that an official text changed", () => {
  test("gives way to the words of that text from the day on from which they apply", () => {
    expect(lawOn("2026-07-18")).toContainEqual(told);
    expect(lawOn("2026-07-19")).toEqual([other, official]);
  });

  test("stands, marked, where the official words are not held", () => {
    expect(lawOn("2026-07-19", { texts: heldTexts(note) })).toEqual([[told[0], 1], other]);
  });

  test("counts again once somebody found it to hold", () => {
    expect(lawOn("2026-11-22", { confirmed: "2026-08-01" })).toEqual([told, other, official]);
  });
});
