import { z } from "zod";
import { defineJob, type Job } from "../../../platform/jobs/job.ts";
import type { LibraryReads } from "../../library/library.reads.ts";
import { fillCluster } from "./fill-cluster.ts";
import type { OpenSearch } from "./open-search.ts";

interface ClusterJobParts {
  library: Pick<LibraryReads, "passagesAfter" | "hashAt" | "lastKey">;
  cluster: OpenSearch;
  warn: (line: string) => void;
}

/**
 * Sends the cluster the shared passages that it does not hold, once for all processes. Where it is away it is tried again for
 * hours, ever more rarely, and goes on where it was.
 */
export const createClusterJob = ({ library, cluster, warn }: ClusterJobParts): Job =>
  defineJob({
    name: "library.cluster",
    payload: z.object({}),
    isSingle: true,
    retries: 100,
    longestBackOff: 300,
    longest: 86_400,
    async run(_, { signal, report }) {
      const last = await library.lastKey();
      const stored = ({ key }: { key: number }) =>
        report(Math.min(last === 0 ? 1 : key / last, 1), `The cluster holds all passages up to number ${key} of ${last}`);
      try {
        await fillCluster({ library, cluster, signal, stored });
      } catch (error) {
        if (!signal.aborted && error instanceof Error) warn(`${error.message} Our own index finds what it lacks meanwhile.`);
        throw error;
      }
    },
  });
