import type { SearchResult } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { quotedCitation } from "./citation.fixture.ts";
import { jurisdictionGroups } from "./jurisdiction-groups.ts";

const from = (jurisdiction: string, authority: string): SearchResult["statements"][number] => ({
  text: "",
  citations: [{ ...quotedCitation, jurisdiction, authority }],
});
const titles = (...statements: SearchResult["statements"]) => jurisdictionGroups(statements).map(({ title }) => title);

test("an answer under the law of one place needs no headings", () => {
  expect(titles(from("US", "FDA"), from("US", "US Congress"))).toEqual([null]);
});

test("an answer under the law of several places names each, and who speaks", () => {
  expect(titles(from("US", "FDA"), from("US", "US Congress"), from("EU", "European Union"), from("INT", "IMDRF"))).toEqual([
    "United States — FDA, US Congress",
    "European Union",
    "International — IMDRF",
  ]);
});

test("statements keep their order and their numbers", () => {
  const groups = jurisdictionGroups([from("US", "FDA"), from("US", "FDA"), from("EU", "MDCG")]);
  expect(groups.map(({ first, statements }) => [first, statements.length])).toEqual([
    [0, 2],
    [2, 1],
  ]);
});
