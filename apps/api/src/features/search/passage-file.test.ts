import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newRule, oldRule } from "../../testing/corpus.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createLibraryReads, type LibraryReads } from "../library/library.reads.ts";
import { openPassageFile } from "./passage-file.ts";
import { openPassageKeeper, type PassageKeeper } from "./passage-keeper.ts";
import { openSearchIndex } from "./search-index.ts";

let world: TestWorld;
let library: LibraryReads;
let path: string;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  library = createLibraryReads(world.database);
  path = join(world.folder, `${randomUUID()}.passages`);
});
afterAll(() => world.close());

const bring = async (version: ReturnType<typeof oldRule>) => {
  const features = await openTestFeatures(world);
  await features.library.importVersion(version, await world.asPerson("dana", "administrator"));
};
const keysOfVersions = async () => {
  const ids = (await library.changedSources(0)).flatMap(({ versions }) => versions.map(({ id }) => id));
  return new Map([...(await library.contentsOf(ids))].map(([id, { keys }]) => [id, Uint32Array.from(keys)]));
};
/** Keeps what the library holds now, as after a large import. */
const keep = async (): Promise<PassageKeeper> => {
  const versions = await keysOfVersions();
  const keeper = await openPassageKeeper({ library, path, versions: () => versions, settled: 1 });
  keeper.follow(1000);
  await vi.waitFor(() => expect(existsSync(path)).toBe(true));
  await vi.waitFor(() => expect(keeper.at(1)).not.toBeNull());
  return keeper;
};
const stored = async () => (await library.passageRowsAfter(0, 100)).toSorted((a, b) => a.key - b.key);

test("every passage is given as the database holds it, and what versions consist of", async () => {
  await bring(oldRule());
  await bring(newRule());
  await (await keep()).close();
  const file = openPassageFile(path);
  const rows = await stored();
  expect(rows.map(({ key }) => file?.at(key))).toEqual(rows);
  const ids = [...(await keysOfVersions()).keys()];
  for (const [id, contents] of await library.contentsOf(ids)) expect(file?.contents.get(id)).toEqual(contents);
  expect([file?.at(0), file?.at(9999)]).toEqual([null, null]);
});

test("the next start asks the database for no passage and for no version's contents", async () => {
  await bring(oldRule());
  await (await keep()).close();
  const asked: string[] = [];
  const watched: LibraryReads = {
    ...library,
    passagesAt: (keys) => (asked.push("passages"), library.passagesAt(keys)),
    contentsOf: (ids) => (asked.push(...ids), library.contentsOf(ids)),
  };
  const index = await openSearchIndex({ library: watched, indexFile: null, passageFile: path, vectors: null });
  await index.refresh();
  asked.length = 0;
  const found = await index.view({ viewer: null, jurisdictions: null, day: "2026-03-01" }).atClause("21 CFR 820.30", 9);
  expect(found.map(({ passage }) => passage.citation)).toEqual(["21 CFR 820.30(a)"]);
  expect(asked).toEqual([]);
});

test("passages that came after the file was written are read from the database", async () => {
  await bring(oldRule());
  await (await keep()).close();
  await bring(newRule());
  const index = await openSearchIndex({ library, indexFile: null, passageFile: path, vectors: null });
  await index.refresh();
  const found = await index.view({ viewer: null, jurisdictions: null, day: "2026-03-01" }).atClause("21 CFR 820.10", 9);
  expect(found).toHaveLength(1);
});

test("a passage that was changed in the file is not given", async () => {
  await bring(oldRule());
  await (await keep()).close();
  const text = await readFile(path, "latin1");
  await writeFile(path, text.replace("shall", "might"), "latin1");
  const file = openPassageFile(path);
  const given = (await stored()).map(({ key }) => file?.at(key) ?? null);
  expect(given).toContain(null);
  expect(JSON.stringify(given)).not.toContain("might");
});

test.each([
  ["cut short", (file: Buffer) => file.subarray(0, file.length - 5)],
  ["emptied", () => Buffer.alloc(0)],
  ["overwritten with zeros", (file: Buffer) => Buffer.alloc(file.length)],
])("a file that was %s counts as none", async (_, damage) => {
  await bring(oldRule());
  await (await keep()).close();
  await writeFile(path, damage(await readFile(path)));
  expect(openPassageFile(path)).toBeNull();
});

test("what a killed process left half written is cleared away, what another one writes is not", async () => {
  await bring(oldRule());
  const [left, written] = [`${path}.1.new`, `${path}.2.new`];
  for (const draft of [left, written]) await writeFile(draft, "half");
  await utimes(left, 0, 0);
  await (await keep()).close();
  const names = await readdir(world.folder);
  expect(names.filter((name) => name.endsWith(".new"))).toEqual([written.slice(world.folder.length + 1)]);
});
