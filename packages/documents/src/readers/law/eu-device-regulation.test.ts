import { expect, test } from "vitest";
import { cited, mdrChunk, readOne } from "./testing.ts";

test("articles, recitals and annexes of the MDR become one source cited by paragraph and section", async () => {
  const version = await readOne([
    mdrChunk(
      "Annex VIII",
      "RULES",
      " # ANNEX VIII\n\n ## **RULES**\n\n ## CHAPTER III\n\n ## **CLASSES**\n\n ## 6. ACTIVE DEVICES\n\n ## 6.3. Rule 11\n\n Software is class I.\n\n — or higher.",
    ),
    mdrChunk(
      "Article\u00a010",
      "Duties",
      " ## Article 10\n\n 1. Makers act:\n\n (a) *in vitro*; and\n\n (b) elsewhere.\n\n 2. They keep records.",
    ),
    mdrChunk("Recitals", "Recitals", " (1) First reason.\n\n (2) Second reason."),
  ]);
  expect(cited(version)).toEqual([
    ["EU MDR recital 1", "(1) First reason."],
    ["EU MDR recital 2", "(2) Second reason."],
    ["EU MDR Article 10(1)", "1. Makers act: (a) in vitro; and (b) elsewhere."],
    ["EU MDR Article 10(2)", "2. They keep records."],
    ["EU MDR Annex VIII 6.3", "Software is class I. — or higher."],
  ]);
  expect(version.passages.at(-1)).toMatchObject({
    heading: "Rule 11",
    heading_path: ["Annex VIII—Rules", "Chapter III—Classes", "6. Active Devices"],
  });
});
