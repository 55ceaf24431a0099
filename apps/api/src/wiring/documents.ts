import { createDocumentService } from "../features/documents/documents.service.ts";
import { createAskForReading } from "../features/documents/reading/ask-for-reading.ts";
import { createFileReader } from "../features/documents/reading/read-in-child.ts";
import { findConfinement } from "../features/documents/reading/reader-process.ts";
import { createReadingJob } from "../features/documents/reading/reading-job.ts";
import { createUnreadSweep } from "../features/documents/reading/unread-sweep.ts";
import { createOwnSources } from "../features/library/own-sources.ts";
import type { Actor } from "../service.ts";
import { callerWithoutBrowser } from "./caller.ts";
import type { Platform } from "./platform.ts";

/** The documents of people, with the jobs that read them and look after them; `actor` stands in the trail for what nobody asked for. */
export function openDocuments(platform: Platform, actor: Actor) {
  const { database, jobs, config } = platform;
  const caller = () => callerWithoutBrowser(actor);
  const sources = createOwnSources(database);
  const readFile = createFileReader({ confinement: findConfinement() });
  const parts = { ...platform, sources, readFile, caller };
  const job = createReadingJob(parts);
  const askForReading = createAskForReading({ jobs, job });
  const service = createDocumentService({ ...parts, askForReading });
  const sweep = createUnreadSweep({ ...parts, askForReading });

  /** Has documents be read and looked after from now on. */
  const keepDocuments = async (): Promise<void> => {
    await jobs.add(job);
    await jobs.add(sweep);
    if (config.role !== "web") await jobs.enqueue(database, sweep, {});
  };
  return { service, keepDocuments };
}

export type KeepDocuments = ReturnType<typeof openDocuments>["keepDocuments"];
