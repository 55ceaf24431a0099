import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { viewerOf, type Viewer } from "../../../service.ts";
import { startClusterServer, type ClusterFault, type ClusterServer, type StoredDocument } from "../../../testing/cluster-server.ts";
import { europeanRule, newRule, oldRule } from "../../../testing/corpus.ts";
import { addPrivateSource } from "../../../testing/corpus.repository.ts";
import { openTestFeatures } from "../../../testing/features.ts";
import { openTestIndex } from "../../../testing/search.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";
import { createLibraryReads } from "../../library/library.reads.ts";
import type { SearchIndex } from "../search-index.ts";
import { createClusterCandidates } from "./cluster-candidates.ts";
import { fillCluster } from "./fill-cluster.ts";
import { createOpenSearch } from "./open-search.ts";

const name = "passages";
let world: TestWorld;
let server: ClusterServer;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  server = await startClusterServer();
});
afterEach(() => server.close());
afterAll(() => world.close());

const parts = () => ({
  library: createLibraryReads(world.database),
  cluster: createOpenSearch({ url: server.url, index: name, login: server.login }),
});
const bring = async (...versions: ReturnType<typeof oldRule>[]) => {
  const { library } = await openTestFeatures(world);
  for (const version of versions) await library.importVersion(version, await world.asPerson("dana", "administrator"));
};
const fill = () => fillCluster({ ...parts(), signal: new AbortController().signal }, { delays: [1, 1] });
/** An index that asks the cluster; times in ms. */
const open = async (habits: { timeout?: number; rest?: number; believed?: number } = {}) => {
  const index = await openTestIndex(world.database, { candidates: createClusterCandidates(parts(), { rest: 0, ...habits }) });
  await index.refresh();
  return index;
};
const found = async (index: SearchIndex, question: string, choice: { viewer?: Viewer; jurisdictions?: string[]; day?: string } = {}) => {
  const { viewer = null, jurisdictions = null, day = "2026-03-01" } = choice;
  await index.admit(viewer);
  const view = index.view({ viewer, jurisdictions, day });
  const rows = await view.located((await view.candidates(question, 10)).map(({ key }) => key));
  return rows.map(({ passage }) => passage.citation);
};
const question = "quality management system";
/** Leaves only some passages to be found in the cluster. */
const leave = (isLeft: (document: StoredDocument) => boolean) => {
  const index = server.indices.get(name);
  for (const [id, document] of index?.found ?? []) if (!isLeft(document)) index?.found.delete(id);
};

test("a question's candidates are those that the cluster finds", async () => {
  await bring(newRule(), europeanRule());
  await fill();
  leave(({ jurisdiction }) => jurisdiction === "EU");
  expect(await found(await open(), question)).toEqual(["EU MDR Article 10(9)"]);
  expect(server.searched.at(-1)).toContain(question);
});

test("they come in the order and with the scores of our own index", async () => {
  await bring(newRule(), europeanRule());
  await fill();
  const view = (await open()).view({ viewer: null, jurisdictions: null, day: "2026-03-01" });
  const scores = new Map(view.search(question, 10).map(({ key, score }) => [key, score]));
  const candidates = await view.candidates(question, 10);
  expect(candidates.length).toBeGreaterThan(1);
  expect(candidates.filter(({ score }) => score > 0)).toEqual([...scores].map(([key, score]) => ({ key, score })));
});

test("the law of the places that are asked about alone is looked for", async () => {
  await bring(newRule(), europeanRule());
  await fill();
  expect(await found(await open(), question, { jurisdictions: ["EU"] })).toEqual(["EU MDR Article 10(9)"]);
});

test("what is no longer law on the day is not found, though the cluster names it", async () => {
  await bring(oldRule(), newRule());
  await fill();
  const index = await open();
  expect(await found(index, "procedures design")).not.toContain("21 CFR 820.30(a)");
  expect(await found(index, "procedures design", { day: "2026-02-01" })).toContain("21 CFR 820.30(a)");
});

test("what was imported since the cluster was filled is found as well", async () => {
  await bring(newRule());
  await fill();
  await bring(europeanRule());
  expect(await found(await open(), question)).toContain("EU MDR Article 10(9)");
});

describe("what a person keeps for themselves", () => {
  const secret = oldRule({ passages: [{ citation: "Our plan 1", text: "The quality management system of our secret pump." }] });
  const keptBy = async (person: "ana" | "ben") => {
    const viewer = viewerOf(await world.asPerson(person));
    await addPrivateSource(world.database, viewer, secret);
    return viewer;
  };

  test("is found by that person, beside what the cluster finds", async () => {
    await bring(newRule());
    const viewer = await keptBy("ana");
    await fill();
    expect(await found(await open(), question, { viewer })).toEqual(expect.arrayContaining(["Our plan 1", "21 CFR 820.10"]));
  });

  test("is not found by anybody else, even where the cluster holds it as everybody's and names it", async () => {
    await bring(newRule());
    await keptBy("ana");
    await fill();
    const other = viewerOf(await world.asPerson("ben"));
    const index = server.indices.get(name);
    const hidden = { owner: "everybody", jurisdiction: "US", heading: "", citation: "Our plan 1", title: "", text: question };
    // Named under every number that a passage has, so that one of them is the person's own.
    const last = await parts().library.lastKey();
    for (let key = 1; key <= last; key++) index?.found.set(String(key), { key: 1, ...hidden });
    expect(await found(await open(), question, { viewer: other })).not.toContain("Our plan 1");
  });

  test("is not asked for in the cluster", async () => {
    await bring(newRule());
    const viewer = await keptBy("ana");
    await fill();
    await found(await open(), question, { viewer });
    expect(server.searched.length).toBeGreaterThan(0);
    expect(server.searched.filter((body) => !body.includes('{"term":{"owner":"everybody"}}'))).toEqual([]);
  });
});

describe("our own index answers", () => {
  const whole = ["21 CFR 820.10", "EU MDR Article 10(9)"];

  test.each<ClusterFault>(["busy", "limited", "cut", "half", "nonsense", "hang", "partial"])(
    "where a search is answered with %s",
    async (fault) => {
      await bring(newRule(), europeanRule());
      await fill();
      leave(({ jurisdiction }) => jurisdiction === "EU");
      server.next = ["ok", fault];
      expect(await found(await open({ timeout: 300 }), question)).toEqual(expect.arrayContaining(whole));
    },
  );

  test("where the cluster cannot tell what it holds", async () => {
    await bring(newRule(), europeanRule());
    await fill();
    server.always = "busy";
    expect(await found(await open(), question)).toEqual(expect.arrayContaining(whole));
  });

  test("where the cluster was never filled, or with another database", async () => {
    await bring(newRule(), europeanRule());
    expect(await found(await open(), question)).toEqual(expect.arrayContaining(whole));
    await fill();
    await world.reset();
    await bring(europeanRule(), newRule());
    expect(await found(await open(), question)).toEqual(expect.arrayContaining(whole));
    expect(server.searched).toEqual([]);
  });

  test("where the index was emptied since", async () => {
    await bring(newRule(), europeanRule());
    await fill();
    leave(() => false);
    expect(await found(await open(), question)).toEqual(expect.arrayContaining(whole));
  });
});

test("a cluster that failed is left alone for a while, and asked again after that", async () => {
  await bring(newRule());
  await fill();
  const [resting, awake] = [await open({ rest: 600_000 }), await open({ rest: 0 })];
  for (const index of [resting, awake]) {
    server.next = ["ok", "busy"];
    await found(index, question);
    const before = server.asked.length;
    await found(index, question);
    expect(server.asked.length > before).toBe(index === awake);
  }
});
