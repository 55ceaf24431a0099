import { beforeEach, describe, expect, test } from "vitest";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { heldTexts, type HeldTexts } from "../../testing/held-texts.ts";
import { searchOver } from "../../testing/search.ts";
import type { Search } from "./search.ts";
import { openSearchIndex } from "./search-index.ts";

let texts: HeldTexts;
let search: Search;
beforeEach(async () => {
  texts = heldTexts(oldRule(), newRule(), europeanRule());
  search = searchOver(await openSearchIndex({ library: texts.library, indexFile: null, vectors: null }));
});
const idOf = (identifier: string) => texts.sources().find(({ source }) => source.identifier === identifier)?.source.id ?? "";
const alike = async (words: string[], given: { notOf?: string[]; day?: string; limit?: number } = {}) => {
  const found = await search.alike({ words, notOf: [], day: "2026-03-01", limit: 9, ...given });
  return found.map(({ passage }) => passage.citation);
};

describe("passages like some words", () => {
  test("come from all of the library as it holds on the day, without being refreshed before", async () => {
    expect((await alike(["ISO 13485", "improve"])).toSorted()).toEqual(["21 CFR 820.10", "EU MDR Article 10(9)"]);
    expect(await alike(["ISO 13485", "improve"], { day: "2026-02-01" })).toEqual(["EU MDR Article 10(9)"]);
  });

  test("are not those of the sources that are asked about themselves, whatever these fill the first places with", async () => {
    expect(await alike(["quality management system"], { limit: 1 })).toEqual(["21 CFR 820.10"]);
    expect(await alike(["quality management system"], { notOf: [idOf("21 CFR 820")], limit: 1 })).toEqual(["EU MDR Article 10(9)"]);
  });

  test("are ranked by their best likeness to any of the words, each given once", async () => {
    const found = await alike(["improve", "ISO 13485 applicable requirements", "applicable"]);
    expect(found.toSorted()).toEqual([...new Set(found)].toSorted());
    expect(found[0]).toBe("21 CFR 820.10");
  });

  test("are no more than asked for", async () => {
    expect(await alike(["quality management system"], { limit: 1 })).toHaveLength(1);
  });
});

test("without a model nothing is said to be found by meaning", async () => {
  await search.refresh();
  expect(await search.counts()).toEqual({ passages: 4, embedded: null });
});
