import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { viewerOf } from "../../../service.ts";
import { startClusterServer, type ClusterServer } from "../../../testing/cluster-server.ts";
import { newRule, oldRule } from "../../../testing/corpus.ts";
import { addPrivateSource } from "../../../testing/corpus.repository.ts";
import { openTestFeatures } from "../../../testing/features.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";
import { createLibraryReads } from "../../library/library.reads.ts";
import { createClusterWatch } from "./cluster-watch.ts";
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

const clauses = (count: number) =>
  oldRule({
    passages: Array.from({ length: count }, (_, nth) => ({
      citation: `21 CFR 820.${nth + 1}`,
      text: `Clause number ${nth + 1} of this part.`,
    })),
  });
const bring = async (version: ReturnType<typeof oldRule>) => {
  const { library } = await openTestFeatures(world);
  return library.importVersion(version, await world.asPerson("dana", "administrator"));
};
const parts = (login = server.login) => ({
  library: createLibraryReads(world.database),
  cluster: createOpenSearch({ url: server.url, index: name, login }),
});
const fill = (own: { login?: typeof server.login; timeout?: number; tries?: number; markEvery?: number } = {}) => {
  const { login, tries = 4, timeout = 10_000, markEvery = 2000 } = own;
  const delays = Array.from({ length: tries }, () => 1);
  return fillCluster({ ...parts(login), signal: new AbortController().signal }, { delays, timeout, markEvery });
};
const found = () => [...(server.indices.get(name)?.found.values() ?? [])];
const state = async () => {
  const watch = createClusterWatch(parts());
  await watch.look();
  return watch.candidates();
};

test("every shared passage is sent, and of what is imported later that alone", async () => {
  await bring(oldRule());
  await fill();
  expect(found().map(({ citation }) => citation)).toEqual(["21 CFR 820.1", "21 CFR 820.30(a)"]);
  await bring(newRule());
  const before = server.asked.length;
  await fill();
  expect(found()).toHaveLength(3);
  expect(server.asked.slice(before).filter((one) => one.includes("_bulk"))).toHaveLength(1);
});

test("where nothing is new, nothing is sent", async () => {
  await bring(oldRule());
  await fill();
  const before = server.asked.length;
  await fill();
  expect(server.asked.slice(before)).toEqual([`GET /${name}/_mapping`]);
});

test("what a person keeps for themselves is never sent", async () => {
  await bring(newRule());
  await addPrivateSource(world.database, viewerOf(await world.asPerson("ben")), oldRule());
  await fill();
  expect(found().map(({ text }) => text)).toEqual(newRule().passages.map(({ text }) => text));
  expect(new Set(found().map(({ owner }) => owner))).toEqual(new Set(["everybody"]));
});

test.each(["busy", "limited", "cut", "half", "nonsense"] as const)("a cluster whose answer is %s is asked again", async (fault) => {
  await bring(oldRule());
  server.next = [fault, "ok", fault];
  await fill();
  expect(found()).toHaveLength(2);
});

test("one that does not answer in time is asked again", async () => {
  await bring(oldRule());
  server.next = ["hang"];
  await fill({ timeout: 200 });
  expect(found()).toHaveLength(2);
});

test("of what is refused for now, that alone is sent again", async () => {
  await bring(clauses(7));
  server.next = ["ok", "ok", "partial", "partial"];
  await fill();
  expect(found()).toHaveLength(7);
});

test("while passages are missing, it is not remembered that everything is there", async () => {
  await bring(clauses(7));
  server.next = ["ok", "ok", "partial", "partial", "busy"];
  await expect(fill({ tries: 2 })).rejects.toThrow("answered with status 503");
  expect(await state()).toBe("cluster_filling");
  await fill();
  expect([await state(), found().length]).toEqual(["cluster", 7]);
});

test("passages of another database give way to those of this one", async () => {
  await bring(clauses(3));
  await fill();
  await world.reset();
  await bring(newRule());
  expect(await state()).toBe("cluster_filling");
  await fill();
  expect(await state()).toBe("cluster");
  expect(
    found()
      .slice(0, 2)
      .map(({ citation }) => citation),
  ).toEqual(["21 CFR 820.1", "21 CFR 820.10"]);
});

test("an index of an earlier form is made anew", async () => {
  await bring(oldRule());
  const meta = { clausewise: { layout: 0, key: 2, hash: "some" } };
  server.indices.set(name, { mappings: { _meta: meta }, stored: new Map(), found: new Map() });
  await fill();
  expect([await state(), found().length]).toEqual(["cluster", 2]);
});

test("somebody else's index of the same name is left alone", async () => {
  await bring(oldRule());
  server.indices.set(name, { mappings: {}, stored: new Map(), found: new Map() });
  await expect(fill()).rejects.toThrow("holds an index of this name that is not Clausewise's");
  expect(server.asked).toEqual([`GET /${name}/_mapping`]);
});

test("a wrong password is told as such, and not repeated", async () => {
  await bring(oldRule());
  const login = { name: "clausewise", password: "wrong-password" };
  const error: unknown = await fill({ login }).catch((reason: unknown) => reason);
  expect(String(error)).toBe("ClusterError: The search cluster answered with status 401.");
  expect(server.asked).toHaveLength(1);
});

test("a cluster that is away is told as away", async () => {
  await bring(oldRule());
  server.always = "busy";
  expect(await state()).toBe("cluster_away");
});
