import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/client.ts";
import { queueSchema } from "../platform/jobs/jobs.repository.ts";

/** Puts a job into the queue as it stands when it failed for good, or while it waits for a day to come. */
export async function addJob(database: Database, id: string, name: string, state: "failed" | "waiting"): Promise<void> {
  const job = sql`${sql.identifier(queueSchema)}.job`;
  await database.execute(
    state === "failed"
      ? sql`insert into ${job} (id, name, data, state, output, completed_on) values (${id}, ${name}, '{}', 'failed', '{"message": "It was broken."}', now())`
      : sql`insert into ${job} (id, name, data, start_after) values (${id}, ${name}, '{}', now() + interval '1 day')`,
  );
}
