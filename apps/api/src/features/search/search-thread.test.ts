import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newRule, oldRule } from "../../testing/corpus.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { openTestIndex, searchOver } from "../../testing/search.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { startEarly, startSearchThread, type ThreadParts } from "./search-thread.ts";
import type { Search } from "./search.ts";

// A thread takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const question = { query: "What does 21 CFR 820.10 require?", authority: "FDA", day: "2026-03-01", viewer: null } as const;

let world: TestWorld;
const started: Search[] = [];
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  await bring(oldRule(), newRule());
});
afterEach(async () => {
  for (const search of started.splice(0)) await search.close();
});
afterAll(() => world.close());

const bring = async (...versions: ReturnType<typeof oldRule>[]) => {
  const { library } = await openTestFeatures(world);
  for (const version of versions) await library.importVersion(version, await world.asPerson("dana", "administrator"));
};
const settingsHere = () => ({ indexFile: join(world.folder, "thread.index"), vectors: null });
const start = (parts: Partial<ThreadParts> = {}) => {
  const search = startSearchThread({
    settings: settingsHere(),
    library: createLibraryReads(world.database),
    warn: () => undefined,
    build: async () => false,
    // A slow machine must not end what is asked here.
    limits: { timeLimit: 120_000 },
    ...parts,
  });
  started.push(search);
  return search;
};
/** The same in the test's own thread. */
const here = async () => {
  const search = searchOver(await openTestIndex(world.database));
  await search.refresh();
  return search;
};

test("a question is answered in the thread as it is without one, from what the library holds now", async () => {
  const search = start();
  expect(await search.compose(question)).toEqual(await (await here()).compose(question));
  await bring(
    newRule({
      label: "2027",
      effective: "2026-02-15",
      passages: [{ citation: "21 CFR 820.10", text: "A manufacturer shall document everything." }],
    }),
  );
  await search.refresh();
  const { statements } = await search.compose(question);
  expect(statements[0]?.citations[0]?.quote).toBe("A manufacturer shall document everything.");
  expect(await search.counts()).toEqual({ passages: 4, embedded: null });
});

test("a thread that was started before there was a library answers from it once there is, and is replaced like any other", async () => {
  const search = start({ early: startEarly(settingsHere()) });
  const answer = await search.compose(question);
  expect(answer).toEqual(await (await here()).compose(question));
  const failing = start({ early: startEarly({ indexFile: null, vectors: null }), settings: settingsHere(), limits: { timeLimit: 0 } });
  await expect(failing.compose(question)).rejects.toMatchObject({ code: "unavailable" });
  expect((await failing.counts()).passages).toBe(3);
});

test("a question that takes too long is stopped and told so, is not asked again, and another thread goes on answering", async () => {
  const library = createLibraryReads(world.database);
  let isStuck = true;
  let asked = 0;
  const passagesAt: typeof library.passagesAt = (keys) => {
    asked += 1;
    return isStuck ? new Promise(() => undefined) : library.passagesAt(keys);
  };
  const search = start({ library: { ...library, passagesAt }, limits: { timeLimit: 50 } });
  await search.refresh();
  await expect(search.compose(question)).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("took too long") as string,
  });
  const before = asked;
  isStuck = false;
  await search.refresh();
  await search.counts();
  expect(asked).toBe(before);
  const found = await search.alike({ words: ["ISO 13485"], notOf: [], day: question.day, limit: 1 });
  expect(found.map(({ passage }) => passage.citation)).toEqual(["21 CFR 820.10"]);
});

test("a thread that could not open while the database was away gives way to one that can", async () => {
  const library = createLibraryReads(world.database);
  let isAway = true;
  const lastRevision = async () => {
    if (isAway) throw new Error("the database is away");
    return library.lastRevision();
  };
  const search = start({ library: { ...library, lastRevision } });
  await expect(search.refresh()).rejects.toThrow();
  isAway = false;
  await vi.waitFor(async () => expect((await search.compose(question)).statements).not.toEqual([]), { timeout: 60_000 });
});
