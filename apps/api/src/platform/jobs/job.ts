import type { z } from "zod";

/** What a job under way is handed beside its payload. */
interface JobControl {
  /** The job's own id, the same with each try. */
  id: string;
  /** Aborts when the job was cancelled or its process is to end; it is then tried again, unless cancelled. */
  signal: AbortSignal;
  /** Tells how far the job is, from 0 to 1, and in a sentence what it is doing. */
  report: (progress: number, sentence: string) => Promise<void>;
}

/** Work done apart from requests: once for each time it was enqueued, again after a failure. */
export interface Job<P extends object = object> {
  name: string;
  payload: z.ZodType<P>;
  run(payload: P, control: JobControl): Promise<void>;
  /** How often it is tried again after a failure; 5 where nothing is said. */
  retries?: number;
  /** Seconds before the first retry, twice as many before each further one; 5 where nothing is said. */
  backOff?: number;
  /** How many of them a process runs at once; 1 where nothing is said. */
  concurrency?: number;
  /** Longest time in seconds that one try may take; 900 where nothing is said. */
  longest?: number;
  /** Longest time in seconds before a retry; as long as it gets where nothing is said. */
  longestBackOff?: number;
  /** Whether one that waits and one under way are all there may be (of each key it is asked for with): asked for again meanwhile, it is not run twice. */
  isSingle?: boolean;
  /** When it runs by itself, as a cron expression in UTC, with an empty payload: never at one hour alone, at which a machine may be off every day. */
  schedule?: `${string} * * * *` | `${string} */${number} * * *`;
}

/** Keeps the type of a job's payload. */
export const defineJob = <P extends object>(job: Job<P>): Job<P> => job;
