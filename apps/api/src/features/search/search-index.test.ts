import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { viewerOf } from "../../service.ts";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { addPrivateSource, alterPassage } from "../../testing/corpus.repository.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import type { SearchIndex } from "./search-index.ts";
import { openTestIndex } from "../../testing/search.ts";

let world: TestWorld;
let searchIndex: SearchIndex;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  searchIndex = await openTestIndex(world.database);
});
afterAll(() => world.close());

const bring = async (version: ReturnType<typeof oldRule>) =>
  (await openTestFeatures(world, { searchIndex })).library.importVersion(version, await world.asPerson("dana", "administrator"));
const today = { viewer: null, jurisdictions: null, day: "2026-03-01" };
const found = async (question: string, choice: Parameters<SearchIndex["view"]>[0] = today, from = searchIndex) => {
  const view = from.view(choice);
  const rows = await view.located(view.search(question, 10).map((hit) => hit.key));
  return rows.map((row) => row.passage.citation);
};

test("what was imported is found at once", async () => {
  await bring(oldRule());
  expect(await found("procedures design")).toEqual(["21 CFR 820.30(a)"]);
});

test("what another process imported is found after the next refresh", async () => {
  const other = await openTestIndex(world.database);
  await bring(oldRule());
  expect(await found("procedures design", today, other)).toEqual([]);
  await other.refresh();
  expect(await found("procedures design", today, other)).toEqual(["21 CFR 820.30(a)"]);
});

test("a clause that the new version dropped is no longer found today", async () => {
  await bring(oldRule());
  await bring(newRule());
  expect(await found("procedures design")).toEqual([]);
});

test("as of the day before, the version then in force is read, and only that", async () => {
  await bring(oldRule());
  await bring(newRule());
  const before = { viewer: null, jurisdictions: null, day: "2026-02-01" };
  expect(await found("procedures design", before)).toEqual(["21 CFR 820.30(a)"]);
  expect(await found("ISO 13485 complies", before)).toEqual([]);
});

test("as of a day before the source existed, there is nothing", async () => {
  await bring(oldRule());
  expect(searchIndex.view({ viewer: null, jurisdictions: null, day: "1990-01-01" })).toMatchObject({ sources: 0, passages: 0 });
});

test("a passage that both versions hold is located in the version of the day", async () => {
  const then = await bring(oldRule());
  const now = await bring(newRule());
  const versionOf = async (day: string) =>
    (await searchIndex.view({ viewer: null, jurisdictions: null, day }).atClause("21 CFR 820.1", 9))[0]?.version.id;
  expect([await versionOf("2026-02-01"), await versionOf("2026-02-02")]).toEqual([then.version_id, now.version_id]);
});

test("a jurisdiction narrows the search and the counts", async () => {
  await bring(newRule());
  await bring(europeanRule());
  const european = { viewer: null, jurisdictions: ["EU"], day: "2026-03-01" };
  expect(await found("quality management system", european)).toEqual(["EU MDR Article 10(9)"]);
  expect(searchIndex.view(european)).toMatchObject({ sources: 1, passages: 1 });
  expect(searchIndex.view(today)).toMatchObject({ sources: 2, passages: 3 });
});

test("what a person keeps for themselves is never found in the shared library", async () => {
  await addPrivateSource(world.database, viewerOf(await world.asPerson("ana")), oldRule());
  await bring(newRule());
  await searchIndex.refresh();
  expect(await found("procedures design", { viewer: null, jurisdictions: null, day: "2026-02-01" })).toEqual([]);
  expect(await searchIndex.view(today).atClause("21 CFR 820.30", 9)).toEqual([]);
  expect(searchIndex.size).toBe(2);
});

test("a clause is found with all below it, but not its neighbour of a longer number", async () => {
  const clauses = ["21 CFR 820.3", "21 CFR 820.3(a)", "21 CFR 820.3(a)(1)", "21 CFR 820.30"];
  await bring(oldRule({ passages: clauses.map((citation) => ({ citation, text: `What ${citation} says.` })) }));
  const rows = await searchIndex.view(today).atClause("21 CFR 820.3", 9);
  expect(rows.map((row) => row.passage.citation)).toEqual(clauses.slice(0, 3));
});

test("a clause with signs that a search pattern knows is taken literally", async () => {
  await bring(oldRule({ passages: [{ citation: "21 CFR 820.3(a)", text: "It applies." }] }));
  expect(await searchIndex.view(today).atClause("21 CFR 820_3", 9)).toEqual([]);
  expect(await searchIndex.view(today).atClause("21 CFR %", 9)).toEqual([]);
});

describe("a clause asked for by name that today's versions lack", () => {
  const formerly = async (clause: string, choice: Parameters<SearchIndex["view"]>[0] = today) =>
    (await searchIndex.view(choice).formerlyAtClause(clause, 9)).map((row) => [row.passage.citation, row.version.label]);

  test("is found in the version that was overtaken", async () => {
    await bring(oldRule());
    await bring(newRule());
    expect(await formerly("21 CFR 820.30")).toEqual([["21 CFR 820.30(a)", "1996"]]);
  });

  test("is given once, as its last version had it", async () => {
    await bring(oldRule());
    await bring(oldRule({ label: "2015", issued: "2015-04-01" }));
    await bring(newRule());
    expect(await formerly("21 CFR 820.30")).toEqual([["21 CFR 820.30(a)", "2015"]]);
  });

  test("is no former one where another jurisdiction's text in force holds it", async () => {
    await bring(newRule());
    await bring(europeanRule());
    expect(await formerly("EU MDR Article 10", { viewer: null, jurisdictions: ["US"], day: "2026-03-01" })).toEqual([]);
  });

  test("is no former one where a version yet to come holds it", async () => {
    await bring(oldRule());
    await bring(newRule());
    expect(await formerly("21 CFR 820.10", { viewer: null, jurisdictions: null, day: "2026-02-01" })).toEqual([]);
  });
});

describe("the index kept on disk", () => {
  let indexFile: string;
  beforeEach(() => {
    indexFile = join(world.folder, `${randomUUID()}.index`);
  });
  /** Keeps an index of the old rule, then opens it as the next start would. */
  const restarted = async () => {
    searchIndex = await openTestIndex(world.database, { indexFile });
    await bring(oldRule());
    await searchIndex.keep();
    return () => openTestIndex(world.database, { indexFile });
  };

  test("is read again after a restart, before anything is refreshed", async () => {
    const reopen = await restarted();
    expect((await reopen()).size).toBe(2);
  });

  test("finds after a restart what it found before", async () => {
    const next = await (await restarted())();
    await next.refresh();
    expect(await found("procedures design", today, next)).toEqual(["21 CFR 820.30(a)"]);
  });

  test("takes in only what came since it was kept", async () => {
    const reopen = await restarted();
    await bring(newRule());
    const next = await reopen();
    expect(next.size).toBe(2);
    await next.refresh();
    expect(next.size).toBe(3);
  });

  test.each([
    ["cut short", (file: Buffer) => file.subarray(0, file.length - 40)],
    ["emptied", () => Buffer.alloc(0)],
    ["overwritten with zeros", (file: Buffer) => Buffer.alloc(file.length)],
    ["of a few bytes", () => Buffer.from("no index")],
    ["with a mark that is none", () => Buffer.concat([Buffer.from([4, 0, 0, 0]), Buffer.from("null")])],
  ])("is made anew from the database when the file is %s", async (_, damage) => {
    const reopen = await restarted();
    await writeFile(indexFile, damage(await readFile(indexFile)));
    const next = await reopen();
    await next.refresh();
    expect(await found("procedures design", today, next)).toEqual(["21 CFR 820.30(a)"]);
    expect(next.size).toBe(2);
  });

  test("of another database is not taken for this one's", async () => {
    const reopen = await restarted();
    await world.reset();
    searchIndex = await openTestIndex(world.database);
    await bring(europeanRule());
    const next = await reopen();
    await next.refresh();
    expect(next.size).toBe(1);
    expect(await found("procedures design", today, next)).toEqual([]);
  });
});

test("the stored words are given as they are now, not as they were indexed", async () => {
  await bring(oldRule());
  await alterPassage(world.database, "21 CFR 820.30(a)", "shall", "may");
  const [row] = await searchIndex.view(today).atClause("21 CFR 820.30", 9);
  expect((await createLibraryReads(world.database).texts([row?.passage.id ?? ""]))[0]?.text).toContain(
    "manufacturer of any class III or class II device may establish",
  );
});

test("a view of a day is kept ready while it is used", async () => {
  await bring(oldRule());
  const kept = searchIndex.view(today);
  for (let year = 1997; year <= 2020; year += 1) {
    searchIndex.view({ viewer: null, jurisdictions: null, day: `${year}-01-01` });
    expect(searchIndex.view(today)).toBe(kept);
  }
});

test("views of days that nobody asks for any longer are let go", async () => {
  await bring(oldRule());
  const kept = searchIndex.view(today);
  for (let year = 1997; year <= 2020; year += 1) searchIndex.view({ viewer: null, jurisdictions: null, day: `${year}-01-01` });
  expect(searchIndex.view(today)).not.toBe(kept);
});
