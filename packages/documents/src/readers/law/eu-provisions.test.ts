import { expect, test } from "vitest";
import { mdrChunk, readOne } from "./testing.ts";

test("a paragraph too long to read at once is parted at its points", async () => {
  const long = "words ".repeat(200).trim();
  const version = await readOne([mdrChunk("Article 3", "Long", ` 1. It says:\n\n (a) ${long}\n\n (b) ${long}`)]);
  expect(version.passages.map((passage) => passage.citation)).toEqual([
    "EU MDR Article 3(1)",
    "EU MDR Article 3(1)(a)",
    "EU MDR Article 3(1)(b)",
  ]);
});
