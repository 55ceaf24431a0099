import { sql, type SQL } from "drizzle-orm";
import { fromDrizzle, PgBoss, type ConstructorOptions, type Db } from "pg-boss";
import type { Database, OpenDatabase } from "../database/client.ts";
import { queueSchema } from "./jobs.repository.ts";

/** Connections of its own that the queue opens to a database server. */
const connections = 4;

/** Seconds between looks for jobs whose process died. */
const look = 10;

/**
 * Seconds for which the queue goes by what it knew of single jobs under way: as long, one that is asked for again waits though
 * the one before has ended. Left alone, it is a minute.
 */
const known = 2;

/** Where the queue keeps its jobs. */
export interface QueuePlace {
  open: OpenDatabase;
  databaseUrl: string | null;
}

/** The queue over either database; `works` says whether this process also runs, plans and looks after jobs. */
export const createQueue = ({ open, databaseUrl }: QueuePlace, works: boolean): PgBoss =>
  new PgBoss({
    ...placed(open, databaseUrl),
    schema: queueSchema,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: look,
    monitorIntervalSeconds: look,
    queueCacheIntervalSeconds: known,
  });

const placed = (open: OpenDatabase, databaseUrl: string | null): ConstructorOptions =>
  databaseUrl === null ? { db: embeddedQueue(open), backend: "pglite" } : { connectionString: databaseUrl, max: connections };

const embeddedQueue = ({ raw, listen }: OpenDatabase): Db => ({
  executeSql: (text, values) => raw(text, values?.length ? values : undefined),
  async listen(channel, hear, connected) {
    const stop = await listen(channel, hear);
    connected();
    return { close: stop };
  },
});

/** The queue's own way into somebody's transaction. */
export const inside = (tx: Database): Db =>
  fromDrizzle({ execute: async (query) => (await tx.execute<never>(query as SQL)) as { rows: never[] } }, sql);
