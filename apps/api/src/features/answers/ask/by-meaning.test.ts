import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { SearchResult, type Authority } from "@clausewise/contracts";
import { createBeliefFinder, createClauseFinder, createMisconceptionFinder } from "@clausewise/retrieval";
import { builtInKnowledge } from "../../search/built-in-knowledge.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { viewerOf, type Caller } from "../../../service.ts";
import { europeanRule, oldRule } from "../../../testing/corpus.ts";
import { addPrivateSource } from "../../../testing/corpus.repository.ts";
import { startEmbeddingsServer, type EmbeddingsServer } from "../../../testing/embeddings-server.ts";
import { openTestFeatures } from "../../../testing/features.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import { openTestIndex } from "../../../testing/search.ts";
import { createLibraryReads } from "../../library/library.reads.ts";
import { makeVectors } from "../../search/vectors/make-vectors.ts";
import { createPassageVectors, type PassageVectors } from "../../search/vectors/passage-vectors.ts";
import { gatherEvidence } from "../../search/gather-evidence.ts";

let world: TestWorld;
let server: EmbeddingsServer;
let ana: Caller;
const opened: PassageVectors[] = [];
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  server = await startEmbeddingsServer();
  ana = await world.asPerson("ana");
});
afterEach(async () => {
  for (const vectors of opened.splice(0)) vectors.close();
  await server.close();
});
afterAll(() => world.close());

/** Says what the question asks in other words altogether. */
const question = "Will a doctor need youngsters to agree?";
const assent = {
  citation: "21 CFR 50.55(a)",
  heading: "Assent",
  text: "The clinician shall obtain the assent of minors.",
};
const american = oldRule({ identifier: "21 CFR 50", title: "Protection of subjects", passages: [assent] });
const european = europeanRule({ identifier: "EU CTR", passages: [{ ...assent, citation: "EU CTR Article 32" }] });

const bring = async (...versions: ReturnType<typeof oldRule>[]) => {
  const { library } = await openTestFeatures(world);
  const dana = await world.asPerson("dana", "administrator");
  for (const version of versions) await library.importVersion(version, dana);
};
type Own = Parameters<typeof createPassageVectors>[1];
/** The library with vectors of all its passages. */
const withVectors = async (own: Own = {}): Promise<SearchIndex> => {
  const settings = { url: server.url, model: "words", apiKey: server.key };
  const path = join(world.folder, `${randomUUID()}.vectors`);
  const library = createLibraryReads(world.database);
  const vectors = createPassageVectors({ library, settings, path }, own);
  opened.push(vectors);
  await makeVectors({ library, settings, path, signal: new AbortController().signal });
  await vectors.load();
  return openTestIndex(world.database, { vectors });
};
const found = async (searchIndex: SearchIndex, authority: Authority = "FDA", query = question) => {
  await searchIndex.refresh();
  const { located } = await gatherEvidence(
    searchIndex,
    { query, authority, day: "2026-03-01", viewer: null },
    {
      ...builtInKnowledge(),
      misconceptions: createMisconceptionFinder([]),
      beliefs: createBeliefFinder([]),
      clauses: createClauseFinder([]),
    },
  );
  return [...located.values()].map(({ citation }) => citation);
};
const ask = async (searchIndex: SearchIndex, query: string) => {
  const { answers } = await openTestFeatures(world, { searchIndex });
  const { statements, outcome, related, response } = SearchResult.parse(
    await answers.ask({ query, authority: "FDA", as_of: "2026-03-01" }, ana),
  );
  return { statements, outcome, related, response };
};

test("a passage that says it in other words is found by its meaning alone", async () => {
  await bring(oldRule(), american);
  expect(await found(await openTestIndex(world.database))).not.toContain(assent.citation);
  expect(await found(await withVectors())).toContain(assent.citation);
});

test("meaning is found under the authority chosen alone", async () => {
  await bring(american, european);
  const searchIndex = await withVectors();
  expect(await found(searchIndex, "FDA")).toEqual([assent.citation]);
  expect(await found(searchIndex, "EU_MDR")).toEqual(["EU CTR Article 32"]);
});

test("a jurisdiction that the question names is searched by meaning as well", async () => {
  await bring(american, european);
  expect(await found(await withVectors(), "MULTI_AUTHORITY", `${question} In the EU?`)).toContain("EU CTR Article 32");
});

test("what another person keeps for themselves is not found by meaning either", async () => {
  await addPrivateSource(world.database, viewerOf(await world.asPerson("ben")), american);
  await bring(oldRule());
  expect(await found(await withVectors())).not.toContain(assent.citation);
});

test("a clause that the version of the day does not hold is not found by meaning", async () => {
  await bring(
    american,
    oldRule({ ...american, label: "2026", effective: "2026-02-02", passages: [{ citation: "21 CFR 50.1", text: "Scope." }] }),
  );
  expect(await found(await withVectors())).not.toContain(assent.citation);
});

test("what is near in meaning alone supports no answer to a question it does not speak of", async () => {
  await bring(oldRule(), american);
  const answer = await ask(await withVectors(), "How are homeopathic pacemaker electrodes priced?");
  expect(answer.outcome).toBe("nothing_found");
});

test("where nothing is configured, no question leaves the server", async () => {
  await bring(american);
  await found(await openTestIndex(world.database));
  expect(server.asked).toEqual([]);
});

describe("the answer is the one of the words alone", () => {
  const designQuestion = "Which procedures must a manufacturer establish to control the design of a device?";
  const plain = async () => ask(await openTestIndex(world.database), designQuestion);

  test.each(["cut", "nonsense", "half", "short", "hang", "busy"] as const)("where the embeddings server fails: %s", async (fault) => {
    await bring(oldRule(), american);
    const searchIndex = await withVectors({ questionTimeout: 300 });
    server.always = fault;
    expect(await ask(searchIndex, designQuestion)).toEqual(await plain());
    expect(server.asked.at(-1)).toEqual([designQuestion]);
  });

  test("where the key is no longer valid", async () => {
    await bring(oldRule(), american);
    const searchIndex = await withVectors();
    server.key = "another key";
    const answer = await ask(searchIndex, designQuestion);
    expect(answer).toEqual(await plain());
    expect(JSON.stringify(answer)).not.toContain("key-that-nobody-may-read");
  });

  test("and the server is spared the next questions, so that they do not wait", async () => {
    await bring(oldRule(), american);
    const searchIndex = await withVectors({ questionTimeout: 300 });
    server.always = "hang";
    await ask(searchIndex, designQuestion);
    const before = server.asked.length;
    await ask(searchIndex, designQuestion);
    expect(server.asked).toHaveLength(before);
  });
});
