import type { LibraryReads } from "../features/library/library.reads.ts";
import { createIndexBuilding, createIndexJob } from "../features/search/index-job.ts";
import { settingsOf, startSearchThread, vectorsOf, type EarlyThread } from "../features/search/search-thread.ts";
import { createVectorsJob } from "../features/search/vectors/vectors-job.ts";
import type { Job } from "../platform/jobs/job.ts";
import type { Periodic } from "../transport/periodic.ts";
import { openCluster } from "./cluster.ts";
import type { Platform } from "./platform.ts";

/** Events tell of changes at once; this is for those that nobody heard. */
const followEvery = 60_000;

/** The search over the library, in a thread of its own, with the jobs that make what it would take long to make. */
export function openSearch(platform: Platform, library: LibraryReads, early?: EarlyThread) {
  const { config, database, jobs, events, warn } = platform;
  const settings = settingsOf(config);
  const vectors = vectorsOf(config);
  const indexParts = { database, library, events, indexFile: settings.indexFile };
  const indexJob = createIndexJob(indexParts);
  const vectorsJob = vectors && createVectorsJob({ database, library, events, warn, ...vectors });
  const { clusterJob, keepWatched, candidates } = openCluster(platform, library);
  const added = Promise.all([indexJob, vectorsJob, clusterJob].flatMap((job: Job | null) => (job ? jobs.add(job) : [])));
  added.catch(() => undefined);
  const build = createIndexBuilding({ ...indexParts, jobs, job: indexJob, added });
  const search = startSearchThread({ settings, ...(early && { early }), library, build, warn });

  /** Brings the search up to the library, now and whenever that changes. */
  const keepSearchable = async (periodic: Periodic): Promise<void> => {
    await added;
    await search.catchUp();
    const askFor = (job: Job | null) => async () => void (job && (await jobs.enqueue(database, job, {})));
    events.on("library", () => periodic.attempt(() => search.refresh()));
    for (const job of [vectorsJob, clusterJob]) {
      events.on("library", () => periodic.attempt(askFor(job)));
      periodic.attempt(askFor(job));
    }
    events.on("vectors_made", () => periodic.attempt(() => search.loadVectors()));
    periodic.attempt(() => search.loadVectors());
    periodic.every(followEvery, () => search.refresh());
    keepWatched(periodic);
  };
  return { search, keepSearchable, candidates };
}

/** Has the search kept up with the library from now on. */
export type KeepSearchable = ReturnType<typeof openSearch>["keepSearchable"];
