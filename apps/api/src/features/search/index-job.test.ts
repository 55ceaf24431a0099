import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { OpenDatabase } from "../../platform/database/client.ts";
import { openEvents, type Events } from "../../platform/events/events.ts";
import { openJobs, type Jobs } from "../../platform/jobs/jobs.ts";
import { oldRule } from "../../testing/corpus.ts";
import { drivers } from "../../testing/drivers.ts";
import { startEmbeddingsServer } from "../../testing/embeddings-server.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { bringIn } from "../library/import/import-versions.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { createIndexBuilding, createIndexJob } from "./index-job.ts";
import { openSearchIndex, type SearchIndex } from "./search-index.ts";
import { createPassageVectors, type PassageVectors } from "./vectors/passage-vectors.ts";
import { createVectorsJob } from "./vectors/vectors-job.ts";

// A thread takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const patience = { timeout: 60_000, interval: 50 };

/** As much of a process as this is about. */
interface Process {
  jobs: Jobs;
  events: Events;
  index: SearchIndex;
  close(): Promise<void>;
}

describe.each(drivers)("on $kind", ({ open }) => {
  let opened: OpenDatabase & { url?: string };
  let world: TestWorld;
  let folder: string;
  let built: number;
  const processes: Process[] = [];
  beforeAll(async () => {
    world = await createTestWorld(async () => (opened = await open()));
  });
  beforeEach(async () => {
    await world.reset();
    folder = mkdtempSync(join(tmpdir(), "clausewise-index-job-"));
    built = 0;
  });
  afterEach(async () => {
    for (const one of processes.splice(0)) await one.close();
    rmSync(folder, { recursive: true });
  });
  afterAll(() => world.close());

  const start = async (works: boolean, waits = 30_000): Promise<Process> => {
    const { database, clock } = world;
    const warn = () => undefined;
    const jobs = await openJobs({ open: opened, databaseUrl: opened.url ?? null, clock, works, lookEvery: 0.5, warn });
    const events = await openEvents(jobs.listen);
    const announce: Events["announce"] = (tx, kind) => {
      built += 1;
      return events.announce(tx, kind);
    };
    const library = createLibraryReads(database);
    const parts = { database, library, events: { ...events, announce }, indexFile: join(folder, "library.index") };
    const job = createIndexJob(parts);
    const added = jobs.add(job);
    const build = createIndexBuilding({ ...parts, jobs, job, added, patience: waits });
    const index = await openSearchIndex({ library, indexFile: parts.indexFile, vectors: null, build });
    events.on("library", () => void index.refresh());
    const close = async () => {
      await events.close();
      await jobs.close();
      await index.keep();
    };
    const started = { jobs, events, index, close };
    processes.push(started);
    return started;
  };

  const clauses = (count: number, label = "1996") =>
    oldRule({
      label,
      passages: Array.from({ length: count }, (_, nth) => ({
        citation: `21 CFR 820.${nth + 1}`,
        text: `Clause number${nth + 1} of ${label}.`,
      })),
    });
  const bring = async (version: ReturnType<typeof oldRule>, { events }: Process) =>
    world.database.transaction(async (tx) => {
      await bringIn(tx, [version], world.clock.now());
      await events.raise(tx, { kind: "library", person_id: null });
    });
  const finds = ({ index }: Process, words: string) =>
    index.view({ viewer: null, jurisdictions: null, day: "2026-03-01" }).search(words, 3).length > 0;

  test("where much is new the index is built once, and every process finds it", async () => {
    const [one, two, web] = [await start(true), await start(true), await start(false)];
    await bring(clauses(2100), one);
    await vi.waitFor(() => expect([one, two, web].map((place) => finds(place, "number2077"))).toEqual([true, true, true]), patience);
    expect(built).toBe(1);
  });

  test("a little that is new is taken in by each process itself, without a job", async () => {
    const [one, two] = [await start(true), await start(false)];
    const before = await one.jobs.list(null, 100);
    await bring(clauses(3), one);
    await vi.waitFor(() => expect([one, two].map((place) => finds(place, "number2"))).toEqual([true, true]), patience);
    expect([built, await one.jobs.list(null, 100)]).toEqual([0, before]);
  });

  test("meanwhile questions are answered from what is held", async () => {
    const web = await start(false);
    await bring(clauses(3), web);
    await vi.waitFor(() => expect(finds(web, "number2")).toBe(true), patience);
    await bring(clauses(2100, "2024"), web);
    await web.index.refresh();
    expect([finds(web, "number2"), finds(web, "2024")]).toEqual([true, false]);
    const worker = await start(true);
    await web.index.catchUp();
    expect([finds(web, "2024"), built]).toEqual([true, 1]);
    await worker.index.catchUp();
  });

  test("a process without any that runs jobs builds its own after a while", async () => {
    const web = await start(false, 50);
    await bring(clauses(2100), web);
    await web.index.catchUp();
    expect([finds(web, "number2077"), built]).toEqual([true, 0]);
  });

  test("vectors are made once, and every process has them", async () => {
    const server = await startEmbeddingsServer();
    const [one, two] = [await start(true), await start(true)];
    await bring(clauses(40), one);
    const settings = { url: server.url, model: "words", apiKey: server.key };
    const parts = {
      database: world.database,
      library: createLibraryReads(world.database),
      settings,
      path: join(folder, "library.vectors"),
    };
    const held: PassageVectors[] = [];
    for (const { jobs, events } of [one, two]) {
      const vectors = createPassageVectors(parts);
      held.push(vectors);
      events.on("vectors_made", () => void vectors.load());
      const job = createVectorsJob({ ...parts, events, warn: () => undefined });
      await jobs.add(job);
      await jobs.enqueue(world.database, job, {});
    }
    await vi.waitFor(() => expect(held.map(({ size }) => size)).toEqual([40, 40]), patience);
    await vi.waitFor(async () => expect((await one.jobs.list(null, 10)).map(({ state }) => state)).not.toContain("active"), patience);
    expect(server.asked.flat()).toHaveLength(40);
    expect((await one.jobs.list("completed", 10)).map(({ note }) => note)).toContain("40 passages have a vector");
    await server.close();
  });
});
