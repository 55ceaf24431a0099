import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oldRule } from "../../testing/corpus.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createLibraryReads } from "../../features/library/library.reads.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
  const { library } = await openTestFeatures(world);
  await library.importVersion(oldRule(), await world.asPerson("dana", "administrator"));
});
afterAll(() => world.close());

test("rows are found by their ids and numbers among many that are none's", async () => {
  const library = createLibraryReads(world.database);
  const rows = await library.passageRowsAfter(0, 10);
  const others = Array.from({ length: 3000 }, () => randomUUID());
  expect((await library.texts([...others, ...rows.map(({ id }) => id)])).map(({ id }) => id).toSorted()).toEqual(
    rows.map(({ id }) => id).toSorted(),
  );
  expect((await library.passagesAt([7_000_000, ...rows.map(({ key }) => key)])).length).toBe(rows.length);
});

test("no ids find no rows", async () => {
  expect(await createLibraryReads(world.database).passagesAt([])).toEqual([]);
});
