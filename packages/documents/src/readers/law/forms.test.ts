import { expect, test } from "vitest";
import { findSources } from "./forms.ts";

const found = (path: string, text: string) => findSources({ path, modified: "2026-03-01", text }, new Map());
const head = (fields: string) => `---\nsource:\n${fields}\n---\nBody\n`;

test.each([
  ["part-807.md", head('  instrument: "21 CFR"\n  chunk_id: "Part 807"\n  chunk_title: "LISTING"'), "21 CFR 807", false],
  ["section-360.md", head('  family: "STATUTE"\n  instrument: "FD&C Act"'), "FD&C Act", true],
  ["article-10.md", head('  instrument: "MDR"'), "EU MDR", true],
  ["001.md", head('  family: "GUIDANCE"\n  title: "Widget Safety: Guidance for Industry"'), "Widget Safety", false],
])("%s is known for what it is", (path, text, key, merged) => {
  expect(found(path, text).map((source) => [source.key, source.merged])).toEqual([[key, merged]]);
});

test.each([
  ["a.md", head('  family: "POEM"'), "is of a family that is not known (POEM)"],
  ["a.csv", "", ".csv files are not read as library texts"],
  ["a", "", "has no ending that tells its form"],
  ["a.jsonl", "words", "does not begin with a JSON object on its first line"],
])("%s that holds no source says why", (path, text, reason) => {
  expect(() => found(path, text)).toThrow(reason);
});
