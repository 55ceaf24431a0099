import { randomUUID } from "node:crypto";
import type { PgBoss } from "pg-boss";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/client.ts";
import type { Job } from "./job.ts";
import { forgetProgress, hasten, keepProgress, readJob, readJobs, readUnderWay, type StoredJob } from "./jobs.repository.ts";
import { createQueue, inside, type QueuePlace } from "./queue.ts";

interface JobParts extends QueuePlace {
  clock: Clock;
  /** Whether this process runs jobs, or only asks for them. */
  works: boolean;
  /** Seconds between looks for jobs to be tried again, of which no notification tells; 10 where nothing is said. */
  lookEvery?: number;
  warn: (line: string) => void;
}

export interface Jobs {
  /**
   * Asks for a job in a transaction: it is run once that is committed, and never if it is not; those of a higher priority
   * than 0 before others, those of a lower one behind them. Gives the job's id, or null where a single one waits already;
   * with a key, a single one is meant of those with that key.
   */
  enqueue<P extends object>(tx: Database, job: Job<P>, payload: P, how?: { priority?: number; key?: string }): Promise<string | null>;
  /** Makes a job known, and runs those that wait for it where this process runs jobs. */
  add<P extends object>(job: Job<P>): Promise<void>;
  list(state: StoredJob["state"] | null, limit: number): Promise<StoredJob[]>;
  find(id: string): Promise<StoredJob | null>;
  /** Has a job that failed for good tried again. */
  retry: (tx: Database, job: StoredJob) => Promise<void>;
  /** Ends a job that waits or is under way. */
  cancel: (tx: Database, job: Pick<StoredJob, "id" | "name">) => Promise<void>;
  /** Hears what is notified on a channel from now on; `connected` is called at once and after each time some may have been missed. */
  listen: (channel: string, hear: (payload: string) => void, connected: () => void) => Promise<() => Promise<void>>;
  /** Stops taking jobs and hands back those under way, which are tried again. */
  close(): Promise<void>;
}

/** Seconds after which a job whose process died is given to another, where others may be at work. */
const silence = 15;
/** Longest time in ms that jobs under way get to end. */
const patience = 5000;

/** Opens the queue of jobs, and makes its tables where there are none. */
export async function openJobs(parts: JobParts): Promise<Jobs> {
  const { open, clock, works, warn, lookEvery = 10 } = parts;
  const { database } = open;
  const queue = createQueue(parts, works);
  const underWay = new Map<string, AbortController>();
  queue.on("error", (error) => warn(`Jobs: ${error.message}`));
  queue.on("warning", ({ message }) => warn(`Jobs: ${message}`));
  await queue.start();
  if (works && open.kind === "embedded") await takeOver(queue, database);
  const stopping = new AbortController();

  const run = async <P extends object>(job: Job<P>, id: string, data: P, claim: AbortSignal): Promise<void> => {
    const own = new AbortController();
    underWay.set(id, own);
    const signal = AbortSignal.any([own.signal, claim, stopping.signal]);
    try {
      signal.throwIfAborted();
      await job.run(job.payload.parse(data), {
        id,
        signal,
        report: (progress, note) => keepProgress(database, id, { progress, note, updated_at: clock.now() }),
      });
    } finally {
      underWay.delete(id);
    }
  };

  const work = async <P extends object>(job: Job<P>): Promise<void> => {
    const often = { pollingIntervalSeconds: lookEvery, notifyPollingIntervalSeconds: lookEvery, heartbeatRefreshSeconds: 5 };
    const worker = await queue.work<P>(job.name, often, async ([one]) => {
      try {
        if (one) await run(job, one.id, one.data, one.signal);
      } finally {
        // It looks for the next job at once; else it would rest until somebody asks for one, however many wait.
        queue.notifyWorker(worker);
      }
    });
  };

  return {
    async enqueue(tx, job, payload, { key, ...how } = {}) {
      const options = { db: inside(tx), ...how, ...(key !== undefined && { singletonKey: key }) };
      const id = await queue.send(job.name, job.payload.parse(payload), options);
      if (!id && !job.isSingle) throw new Error(`the job ${job.name} was not enqueued`);
      return id;
    },
    async add(job) {
      await declare(queue, job);
      if (!works) return;
      // Each by itself, since each is to be told apart to look for the next.
      for (let nth = 0; nth < (job.concurrency ?? 1); nth += 1) await work(job);
      if (job.schedule !== undefined) await queue.schedule(job.name, job.schedule, {}, { tz: "UTC" });
    },
    list: (state, limit) => readJobs(database, state, limit),
    find: (id) => readJob(database, id),
    async retry(tx, { name, id }) {
      await forgetProgress(tx, id);
      await queue.retry(name, id, { db: inside(tx) });
    },
    async cancel(tx, { name, id }) {
      await queue.cancel(name, id, { db: inside(tx) });
      underWay.get(id)?.abort(new Error("The job was cancelled."));
    },
    async listen(channel, hear, connected) {
      const handle = await queue.getDb().listen?.(channel, hear, connected);
      return async () => handle?.close();
    },
    async close() {
      stopping.abort(new Error("The process ends; the job is tried again."));
      await queue.stop({ graceful: true, timeout: patience });
    },
  };
}

/** Has jobs that were under way be tried again at once: one process alone uses the embedded database, and the one they were under way in has ended. */
async function takeOver(queue: PgBoss, database: Database): Promise<void> {
  const left = await readUnderWay(database);
  for (const { name, id } of left) await queue.fail(name, id, { message: "The process ended; the job is tried again." });
  if (left.length > 0)
    await hasten(
      database,
      left.map(({ id }) => id),
    );
}

async function declare(queue: PgBoss, job: Omit<Job, "payload" | "run">): Promise<void> {
  const { name, retries = 5, backOff = 5, longestBackOff, longest = 900, isSingle = false } = job;
  const options = {
    retryLimit: retries,
    retryDelay: backOff,
    retryBackoff: backOff > 0,
    ...(longestBackOff !== undefined && { retryDelayMax: longestBackOff }),
    expireInSeconds: longest,
    heartbeatSeconds: silence,
    notify: true,
  };
  if (await queue.getQueue(name)) await queue.updateQueue(name, options);
  else await queue.createQueue(name, { ...options, policy: isSingle ? "stately" : "standard" });
  // The queue now knows this one by heart: asked within a transaction, the embedded database could not tell it.
  await queue.findJobs(name, { id: randomUUID() });
}
