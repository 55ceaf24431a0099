import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { viewerOf } from "../../../service.ts";
import { newRule, oldRule } from "../../../testing/corpus.ts";
import { addPrivateSource } from "../../../testing/corpus.repository.ts";
import { startEmbeddingsServer, type EmbeddingsServer } from "../../../testing/embeddings-server.ts";
import { openTestFeatures } from "../../../testing/features.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";
import { createLibraryReads } from "../../library/library.reads.ts";
import { createPassageVectors, type PassageVectors } from "./passage-vectors.ts";

let world: TestWorld;
let server: EmbeddingsServer;
let path: string;
let warnings: string[];
const opened: PassageVectors[] = [];
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  server = await startEmbeddingsServer();
  path = join(world.folder, `${randomUUID()}.vectors`);
  warnings = [];
});
afterEach(async () => {
  for (const vectors of opened.splice(0)) await vectors.close();
  await server.close();
});
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
type Own = Parameters<typeof createPassageVectors>[1];
const open = (own: Own = {}, model = "words", apiKey = server.key) => {
  const settings = { url: server.url, model, apiKey };
  const warn = (line: string) => warnings.push(line);
  const vectors = createPassageVectors(
    { library: createLibraryReads(world.database), settings, path, warn },
    { delays: [1, 1], rest: 0, batch: 4, ...own },
  );
  opened.push(vectors);
  return vectors;
};
const textsAsked = () => server.asked.flat().length;

test("every shared passage gets a vector, and one imported later gets its own", async () => {
  await bring(oldRule());
  const vectors = open();
  await vectors.follow();
  expect(vectors.size).toBe(2);
  await bring(newRule());
  await vectors.follow();
  expect(vectors.size).toBe(3);
  expect(textsAsked()).toBe(3);
});

test("what a person keeps for themselves is never sent", async () => {
  await addPrivateSource(world.database, viewerOf(await world.asPerson("ben")), oldRule());
  const vectors = open();
  await vectors.follow();
  expect([vectors.size, server.asked]).toEqual([0, []]);
});

test("no more requests are under way at once than allowed", async () => {
  await bring(clauses(40));
  await open({ inFlight: 2 }).follow();
  expect(server.asked).toHaveLength(10);
  expect(server.mostAtOnce).toBe(2);
});

test("a server that is busy, cuts the line or talks nonsense is asked again", async () => {
  await bring(clauses(12));
  server.next = ["busy", "cut", "nonsense", "half"];
  const vectors = open({ delays: [1, 1, 1, 1] });
  await vectors.follow();
  expect(vectors.size).toBe(12);
  expect(warnings).toEqual([]);
});

test("after a failure, a later run makes what is missing and nothing twice", async () => {
  await bring(clauses(12));
  const vectors = open({ inFlight: 1, delays: [] });
  server.next = ["cut"];
  await vectors.follow();
  expect([vectors.size, warnings.length]).toEqual([0, 1]);
  await vectors.follow();
  expect(vectors.size).toBe(12);
  expect(textsAsked()).toBe(16);
});

test("a server that stays away is left alone for a while", async () => {
  await bring(oldRule());
  server.always = "busy";
  const vectors = open({ delays: [], rest: 60_000 });
  await vectors.follow();
  await vectors.follow();
  expect(server.asked).toHaveLength(1);
});

test("a text that the model refuses keeps no other from its vector", async () => {
  await bring(clauses(12));
  server.refused = /number 7 /;
  const vectors = open({ inFlight: 1 });
  await vectors.follow();
  expect([vectors.size, warnings]).toEqual([11, []]);
});

test("killed in the middle, the next start makes only the rest", async () => {
  await bring(clauses(40));
  const killed = open({ inFlight: 1, saveEvery: 8 });
  server.next = Array.from({ length: 5 }, () => "ok" as const);
  server.next.push("hang");
  void killed.follow();
  await expect.poll(() => server.asked.length).toBe(6);
  // What a kill leaves behind: the file as it was written last.
  const left = await readFile(path);
  await killed.close();
  await writeFile(path, left);
  const before = textsAsked();
  const next = open();
  await next.follow();
  expect(next.size).toBe(40);
  expect(textsAsked() - before).toBeLessThanOrEqual(24);
});

test("stopped and started again, nothing is made twice", async () => {
  await bring(clauses(12));
  const first = open();
  await first.follow();
  await first.close();
  const next = open();
  await next.follow();
  expect(next.size).toBe(12);
  expect(textsAsked()).toBe(12);
});

test("another model makes all vectors anew", async () => {
  await bring(oldRule());
  await open().follow();
  const other = open({}, "other words");
  await other.follow();
  expect(other.size).toBe(2);
  expect(textsAsked()).toBe(4);
});

test("vectors of another database are not taken for this one's", async () => {
  await bring(clauses(3));
  await open().follow();
  await world.reset();
  await bring(oldRule());
  const next = open();
  await next.follow();
  expect(next.size).toBe(2);
  expect(textsAsked()).toBe(5);
});

test.each([
  ["cut short", (file: Buffer) => file.subarray(0, file.length - 5)],
  ["emptied", () => Buffer.alloc(0)],
  ["overwritten with zeros", (file: Buffer) => Buffer.alloc(file.length)],
])("a file %s is made anew", async (_, damage) => {
  await bring(oldRule());
  await open().follow();
  await writeFile(path, damage(await readFile(path)));
  const next = open();
  await next.follow();
  expect(next.size).toBe(2);
});

test("vectors of another length than before are not mixed in", async () => {
  await bring(clauses(8));
  server.next = ["ok", "short"];
  const vectors = open({ inFlight: 1 });
  await vectors.follow();
  expect(vectors.size).toBe(4);
  expect(warnings[0]).toContain("another length");
});

test("a wrong key is tried once, and neither it nor the address is told", async () => {
  await bring(oldRule());
  const vectors = open({}, "words", "wrong-key");
  await vectors.follow();
  expect(server.asked).toHaveLength(1);
  expect(warnings).toEqual([
    "The embeddings server answered with status 401. 0 passages have a vector; the others follow when it answers again.",
  ]);
});

test("closing ends a run that waits for its server", async () => {
  await bring(oldRule());
  server.always = "hang";
  const vectors = open();
  const running = vectors.follow();
  await expect.poll(() => server.asked.length).toBe(1);
  await vectors.close();
  await running;
  // Had it waited for the server to time out, it would have said so.
  expect(warnings).toEqual([]);
});
