import { z } from "zod";
import type { Database } from "../../../platform/database/client.ts";
import type { Events } from "../../../platform/events/events.ts";
import { defineJob, type Job } from "../../../platform/jobs/job.ts";
import { startThread } from "../../../platform/threads/thread.ts";
import type { EmbeddingsSettings } from "./embeddings.ts";
import type { MakerParts } from "./make-vectors.ts";

export interface MakerStart {
  settings: EmbeddingsSettings;
  path: string;
}

type MakerLibrary = MakerParts["library"];

/** What the thread that makes vectors reads and tells, and what it does. */
export interface MakerStarter extends MakerLibrary {
  report(progress: number, vectors: number): Promise<void>;
  saved(): Promise<void>;
}
export interface VectorMaker {
  make(): Promise<void>;
  /** Has it keep what it made and end. */
  stop(): void;
}

interface VectorsJobParts extends MakerStart {
  database: Database;
  library: MakerLibrary;
  events: Pick<Events, "announce">;
  warn: (line: string) => void;
}

const program = new URL("./vectors-worker.ts", import.meta.url);

/**
 * Makes the vectors of passages that have none, once for all processes that answer, and tells them. Where the server of the
 * model is away it is tried again for hours, ever more rarely, and goes on where it was.
 */
export const createVectorsJob = ({ database, library, events, warn, ...start }: VectorsJobParts): Job =>
  defineJob({
    name: "library.vectors",
    payload: z.object({}),
    isSingle: true,
    retries: 100,
    longestBackOff: 300,
    longest: 86_400,
    async run(_, { signal, report }) {
      const own: MakerStarter = {
        ...library,
        report: (progress, vectors) => report(progress, `${vectors} passages have a vector`),
        saved: () => events.announce(database, "vectors_made"),
      };
      const { calls, end } = startThread<VectorMaker>({ program, start, own });
      const stop = () => void calls.stop().catch(() => undefined);
      signal.addEventListener("abort", stop, { once: true });
      try {
        await calls.make();
        signal.throwIfAborted();
      } catch (error) {
        if (!signal.aborted && error instanceof Error)
          warn(`${error.message} The vectors of further passages follow when it answers again.`);
        throw error;
      } finally {
        signal.removeEventListener("abort", stop);
        await end();
      }
    },
  });
