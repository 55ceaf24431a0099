import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import { defineJob, type Job } from "../../platform/jobs/job.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import { buildIndex, many, provenMark } from "./kept-index.ts";

export interface IndexJobParts {
  database: Database;
  library: Pick<LibraryReads, "passagesAfter" | "hashAt" | "lastKey">;
  events: Pick<Events, "announce" | "on">;
  indexFile: string;
}

/** Builds the kept index where much is new, once for all processes that answer, and tells them. */
export const createIndexJob = ({ database, library, events, indexFile }: IndexJobParts): Job =>
  defineJob({
    name: "library.index",
    payload: z.object({}),
    isSingle: true,
    longest: 3600,
    async run(_, { signal, report }) {
      const last = await library.lastKey();
      const read = (key: number) => report(Math.min(key / last, 0.9), `Passages up to number ${key} of ${last} are read`);
      const built = await buildIndex(library, indexFile, { least: many, signal, read: seldom(read) });
      if (!built) return;
      await report(1, `The index holds all passages up to number ${built.mark.key}`);
      await events.announce(database, "index_built");
    },
  });

/** Passages between two reports. */
const reportEvery = 5000;

function seldom(tell: (key: number) => Promise<void>): (key: number) => Promise<void> {
  let told = 0;
  return async (key) => {
    if (key < told + reportEvery) return;
    told = key;
    await tell(key);
  };
}

interface BuildingParts extends IndexJobParts {
  jobs: Pick<Jobs, "enqueue" | "list">;
  job: Job;
  /** Resolves once the job is known to the queue. */
  added: Promise<unknown>;
  /** Time in ms after which it is looked whether anybody builds. */
  patience?: number;
}

/**
 * Has the index kept beyond a key by whichever process runs jobs. Gives false where after a while nobody does: then the
 * process that asks has to build its own, for it must not answer from the old one for ever because no worker runs.
 */
export function createIndexBuilding(parts: BuildingParts): (beyond: number) => Promise<boolean> {
  const { database, library, events, indexFile, jobs, job, added, patience = 15_000 } = parts;
  let told = Promise.withResolvers<void>();
  events.on("index_built", () => {
    told.resolve();
    told = Promise.withResolvers();
  });
  const isKept = async (beyond: number) => ((await provenMark(library, indexFile))?.key ?? 0) > beyond;
  const isUnderWay = async () => (await jobs.list("active", 100)).some(({ name }) => name === job.name);
  return async (beyond) => {
    await added;
    let news = told.promise;
    if (await isKept(beyond)) return true;
    await jobs.enqueue(database, job, {});
    for (let isBuilding = true; isBuilding;) {
      const isTold = await Promise.race([news.then(() => true), setTimeout(patience, false, { ref: false })]);
      news = told.promise;
      isBuilding = isTold || (await isUnderWay());
      if (await isKept(beyond)) return true;
    }
    return false;
  };
}
