import type { Database } from "../database/client.ts";
import { readUnended, type UnendedJob } from "./jobs.repository.ts";
import { createQueue, type QueuePlace } from "./queue.ts";

/** Has jobs that had not ended in one database wait in another, each as it was asked for; tells how many, by name. */
export async function moveJobs(source: Database, target: QueuePlace): Promise<Record<string, number>> {
  const byName = Map.groupBy(await readUnended(source), ({ name }) => name);
  if (byName.size === 0) return {};
  const queue = createQueue(target, false);
  await queue.start();
  try {
    for (const [name, jobs] of byName) {
      if (!(await queue.getQueue(name))) await queue.createQueue(name, { policy: jobs[0]?.policy ?? "standard" });
      await queue.insert(name, jobs.map(asked));
    }
  } finally {
    await queue.stop({ graceful: false });
  }
  return Object.fromEntries([...byName].map(([name, jobs]) => [name, jobs.length]));
}

const asked = ({ id, data, retryLimit, retryDelay, retryBackoff, singletonKey }: UnendedJob) => ({
  id,
  data,
  retryLimit,
  retryDelay,
  retryBackoff,
  ...(singletonKey !== null && { singletonKey }),
});
