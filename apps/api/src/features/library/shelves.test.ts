import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { viewerOf, type Caller } from "../../service.ts";
import { newRule, oldRule } from "../../testing/corpus.ts";
import { addPrivateSource } from "../../testing/corpus.repository.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createShelves, type Shelves } from "./shelves.ts";

let world: TestWorld;
let shelves: Shelves;
let ana: Caller;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  shelves = createShelves(world.database);
  ana = await world.asPerson("ana");
});
afterAll(() => world.close());

const today = "2026-03-01";
const bring = async (version: ReturnType<typeof oldRule>) => {
  const { library } = await openTestFeatures(world);
  await library.importVersion(version, await world.asPerson("dana", "administrator"));
};
const shelfOf = async (caller: Caller, day = today) => (await shelves.of(viewerOf(caller), day)).entries();

test("everybody reads the same catalogue until something is imported, seen again or the day is another", async () => {
  await bring(oldRule());
  const first = await shelves.of(viewerOf(ana), today);
  expect(await shelves.of(viewerOf(await world.asPerson("ben")), today)).toBe(first);
  await bring(oldRule({ retrieved: "2026-04-01" }));
  expect(await shelfOf(ana)).toMatchObject([{ retrieved: "2026-04-01", versions: 1 }]);
  await bring(newRule());
  expect(await shelfOf(ana)).toMatchObject([{ label: "2026", versions: 2 }]);
  expect(await shelfOf(ana, "2025-01-01")).toMatchObject([{ label: "1996" }]);
});

test("what a person keeps for themselves stands on their shelf alone, and goes with it", async () => {
  await bring(oldRule());
  await addPrivateSource(world.database, viewerOf(ana), newRule({ identifier: "Our procedure", kind: "upload" }));
  expect((await shelfOf(ana)).map(({ identifier }) => identifier)).toEqual(["21 CFR 820", "Our procedure"]);
  expect((await shelfOf(await world.asPerson("ben"))).map(({ identifier }) => identifier)).toEqual(["21 CFR 820"]);
});
