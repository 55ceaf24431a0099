import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "@clausewise/contracts";
import { vi } from "vitest";
import { createDocumentService } from "../features/documents/documents.service.ts";
import { createPurge } from "../features/documents/purge-job.ts";
import { createAskForReading } from "../features/documents/reading/ask-for-reading.ts";
import { createReadingJob } from "../features/documents/reading/reading-job.ts";
import type { ReadFile } from "../features/documents/reading/read-in-child.ts";
import { createUnreadSweep } from "../features/documents/reading/unread-sweep.ts";
import { createReviewReminder } from "../features/documents/review-job.ts";
import { findVersion } from "../features/documents/versions.repository.ts";
import { createOwnSources, type OwnSources } from "../features/library/own-sources.ts";
import { createNotify } from "../features/notifications/notify.ts";
import type { OpenDatabase } from "../platform/database/client.ts";
import type { Job } from "../platform/jobs/job.ts";
import { openJobs, type Jobs } from "../platform/jobs/jobs.ts";
import type { FileStore } from "../platform/storage/file-store.ts";
import { viewerOf, type Caller, type Services } from "../service.ts";
import { openTestDatabase } from "./database.ts";
import { openTestFiles } from "./files.ts";
import { createTestWorld, type TestWorld } from "./world.ts";

/** A world with documents in it, whose files are read as they are uploaded. */
export interface DocumentWorld extends TestWorld {
  documents: Services["documents"];
  files: FileStore;
  jobs: Jobs;
  sources: OwnSources;
  /** Uploads a file under a title. */
  upload(caller: Caller, filename: string, text: string, given?: { title?: string; replaces?: string }): Promise<Document>;
  /** Begins a try of the job that reads a document's newest file, as the queue does. */
  tryReading(caller: Caller, id: string, signal?: AbortSignal): Promise<void>;
  /** The jobs that look after documents. */
  sweep: Job;
  purge: Job;
  remind: Job;
  /** Runs one of them. */
  run(job: Job): Promise<void>;
  /** Waits until a document was read, or cannot be. */
  settled(caller: Caller, id: string): Promise<Document>;
}

/** Opens it; `readFile` reads files, and without it, or where nothing `works` by itself, they wait. */
export async function createDocumentWorld(
  readFile: ReadFile | null,
  works = readFile !== null,
  open: () => Promise<OpenDatabase> = openTestDatabase,
): Promise<DocumentWorld> {
  let opened: (OpenDatabase & { url?: string }) | null = null;
  const world = await createTestWorld(async () => (opened = await open()));
  if (!opened) throw new Error("no database was opened");
  const place: OpenDatabase & { url?: string } = opened;
  const jobs = await openJobs({
    open: place,
    databaseUrl: place.url ?? null,
    clock: world.clock,
    works,
    lookEvery: 0.5,
    warn: () => undefined,
  });
  const folder = join(world.folder, "store");
  mkdirSync(folder);
  const files = openTestFiles(folder);
  const sources = createOwnSources(world.database);
  const caller = () => ({ ...world.asAnyone(), requestId: randomUUID() });
  const parts = { ...world, files, jobs, sources, caller, readFile: readFile ?? unread };
  const job = createReadingJob(parts);
  await jobs.add(job);
  const askForReading = createAskForReading({ jobs, job });
  const documents = createDocumentService({ ...parts, askForReading });
  const control = (id: string, signal = new AbortController().signal) => ({ id, signal, report: async () => undefined });
  return {
    ...world,
    documents,
    files,
    jobs,
    sources,
    async upload(by, filename, text, { title = "Protocol", replaces } = {}) {
      const stream = (async function* () {
        yield Buffer.from(text);
      })();
      const file = { filename, mimetype: "application/octet-stream", stream };
      return documents.upload({ file, title, ...(replaces !== undefined && { replaces }) }, by);
    },
    async tryReading(by, id, signal) {
      const version = await findVersion(world.database, viewerOf(by), id, null);
      if (!version?.job_id) throw new Error("nobody asked for it");
      await job.run({ version_id: version.id, owner_id: version.owner_id }, control(version.job_id, signal));
    },
    sweep: createUnreadSweep({ ...parts, askForReading }),
    purge: createPurge(parts),
    remind: createReviewReminder({ ...parts, notify: createNotify(world) }),
    run: (one) => one.run({}, control("a job")),
    settled: (by, id) =>
      vi.waitFor(
        async () => {
          const document = await documents.get({ id }, by);
          if (document.upload_status === "pending" || document.upload_status === "processing") throw new Error("it is not read yet");
          return document;
        },
        { timeout: 60_000, interval: 50 },
      ),
    async close() {
      await jobs.close();
      await world.close();
    },
  };
}

const unread: ReadFile = () => {
  throw new Error("Nothing is read here.");
};
