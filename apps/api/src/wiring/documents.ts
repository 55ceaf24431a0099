import { createDocumentService } from "../features/documents/documents.service.ts";
import { createPurge } from "../features/documents/purge-job.ts";
import { createAskForReading } from "../features/documents/reading/ask-for-reading.ts";
import { createFileReader } from "../features/documents/reading/read-in-child.ts";
import { findConfinement } from "../features/documents/reading/reader-process.ts";
import { createReadingJob } from "../features/documents/reading/reading-job.ts";
import { createUnreadSweep } from "../features/documents/reading/unread-sweep.ts";
import { createReviewReminder } from "../features/documents/review-job.ts";
import { createOwnSources } from "../features/library/own-sources.ts";
import { createNotify } from "../features/notifications/notify.ts";
import type { Actor } from "../service.ts";
import { callerWithoutBrowser } from "./caller.ts";
import type { Platform } from "./platform.ts";

/** The documents of people, with the jobs that read them and look after them; `actor` stands in the trail for what nobody asked for. */
export function openDocuments(platform: Platform, actor: Actor) {
  const { database, jobs, config, warn } = platform;
  const caller = () => callerWithoutBrowser(actor);
  const sources = createOwnSources(database);
  const confinement = findConfinement();
  if (!confinement.isWithoutNetwork && config.role !== "web")
    warn("Files are read in processes of their own, which the system does not put apart from the network: only the program does.");
  const readFile = createFileReader({ confinement });
  const parts = { ...platform, sources, readFile, caller };
  const job = createReadingJob(parts);
  const askForReading = createAskForReading({ jobs, job });
  const service = createDocumentService({ ...parts, askForReading });
  const sweep = createUnreadSweep({ ...parts, askForReading });
  const tending = [createPurge(parts), createReviewReminder({ ...parts, notify: createNotify(platform) })];

  /** Has documents be read and looked after from now on. */
  const keepDocuments = async (): Promise<void> => {
    await jobs.add(job);
    await jobs.add(sweep);
    for (const one of tending) await jobs.add(one);
    if (config.role !== "web") await jobs.enqueue(database, sweep, {});
  };
  return { service, keepDocuments };
}

export type KeepDocuments = ReturnType<typeof openDocuments>["keepDocuments"];
