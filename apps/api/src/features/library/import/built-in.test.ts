import { NewSourceVersion, SearchResult } from "@clausewise/contracts";
import { builtInLibrary } from "@clausewise/static-data";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLibraryReads } from "../library.reads.ts";
import { openTestFeatures } from "../../../testing/features.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { openTestIndex } from "../../../testing/search.ts";

let world: TestWorld;
let searchIndex: SearchIndex;
beforeAll(async () => {
  world = await createTestWorld();
  searchIndex = await openTestIndex(world.database);
  const { library } = await openTestFeatures(world, { searchIndex });
  const dana = await world.asPerson("dana", "administrator");
  const notes = builtInLibrary().filter((note) => note.identifier === "21 CFR 820");
  for (const note of notes) await library.importVersion(NewSourceVersion.parse(note), dana);
});
afterAll(() => world.close());

const ask = async (query: string, as_of = "2026-03-01") => {
  const { answers } = await openTestFeatures(world, { searchIndex });
  return SearchResult.parse(await answers.ask({ query, authority: "FDA", as_of }, await world.asPerson("ana")));
};

test("the library that ships holds the quality system rules of today and those before them, as one source", async () => {
  const versionsOf = async (clause: string, day: string) =>
    (await searchIndex.view({ viewer: null, jurisdictions: null, day }).atClause(clause, 9)).map((row) => row.version.effective);
  expect(new Set(await versionsOf("21 CFR 820.10", "2026-03-01"))).toEqual(new Set(["2026-02-02"]));
  expect(new Set(await versionsOf("21 CFR 820.30", "2026-02-01"))).toEqual(new Set(["1997-06-01"]));
  expect(await versionsOf("21 CFR 820.30", "2026-03-01")).toEqual([]);
});

test("a question on design controls under the former 21 CFR 820.30 is corrected, and told where they are now", async () => {
  const { correction } = await ask("What design controls does 21 CFR 820.30 require?");
  expect(correction?.text).toContain("not in the version in force");
  expect(correction?.citations).toMatchObject([{ citation: "21 CFR 820.30", status: "superseded" }]);
  const [cited] = await createLibraryReads(world.database).texts([correction?.citations[0]?.passage_id ?? ""]);
  expect(cited?.text).toContain("ISO 13485:2016 clause 7.3");
});

test("before the day of the change, the former rule is the answer", async () => {
  const result = await ask("What does 21 CFR 820.30 require for design controls?", "2026-02-01");
  expect(result.correction).toBeNull();
  expect(result.statements.flatMap((statement) => statement.citations.map((citation) => citation.citation))).toContain("21 CFR 820.30");
});
