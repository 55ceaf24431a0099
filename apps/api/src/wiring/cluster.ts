import { createClusterJob } from "../features/search/cluster/cluster-job.ts";
import { createClusterWatch } from "../features/search/cluster/cluster-watch.ts";
import { createOpenSearch } from "../features/search/cluster/open-search.ts";
import type { LibraryReads } from "../features/library/library.reads.ts";
import type { Periodic } from "../transport/periodic.ts";
import type { Platform } from "./platform.ts";

/** Time in ms between two looks at whether a cluster answers. */
const watchEvery = 15_000;

/** The cluster that candidates are looked for in, where one is set: the job that fills it, and what health says of it. */
export function openCluster({ config, warn }: Pick<Platform, "config" | "warn">, library: LibraryReads) {
  const cluster = config.cluster && createOpenSearch(config.cluster);
  const { look, candidates } = createClusterWatch({ library, cluster });
  const keepWatched = (periodic: Periodic) => {
    if (cluster === null) return;
    periodic.attempt(look);
    periodic.every(watchEvery, look);
  };
  return { clusterJob: cluster && createClusterJob({ library, cluster, warn }), keepWatched, candidates };
}
