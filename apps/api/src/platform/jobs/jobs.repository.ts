import { eq, lt, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { jobProgress } from "./jobs.table.ts";

/** Schema in which the queue keeps its own tables. */
export const queueSchema = "jobs";

/** A job as the queue holds it. */
export interface StoredJob {
  id: string;
  name: string;
  state: "created" | "retry" | "active" | "completed" | "cancelled" | "failed";
  attempts: number;
  progress: number | null;
  note: string | null;
  error: string | null;
  created_at: string;
  started_at: string | null;
  completed_at: string | null;
}

const moment = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** One JSON value a row, which both drivers give alike. */
const described = sql`json_build_object(
  'id', job.id, 'name', job.name, 'state', job.state, 'attempts', job.retry_count,
  'progress', told.progress, 'note', told.note,
  'error', case when job.state in ('failed', 'retry') then job.output ->> 'message' end,
  'created_at', ${moment(sql`job.created_on`)}, 'started_at', ${moment(sql`job.started_on`)},
  'completed_at', ${moment(sql`job.completed_on`)})`;

const ours = sql`job.name not like '\\_\\_pgboss%'`;

async function read(database: Database, condition: SQL, limit: number): Promise<StoredJob[]> {
  const result: unknown = await database.execute(sql`
    select ${described} as job from ${sql.identifier(queueSchema)}.job as job
    left join ${jobProgress} as told on told.job_id = job.id
    where ${ours} and ${condition} order by job.created_on desc, job.id desc limit ${limit}`);
  return rowsOf(result).map(({ job }) => job as StoredJob);
}

/** The drivers differ in how they give the rows of plain SQL. */
const rowsOf = (result: unknown) => (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as { job: unknown }[];

/** The newest jobs, of one state where that is said. */
export const readJobs = (database: Database, state: StoredJob["state"] | null, limit: number): Promise<StoredJob[]> =>
  read(database, state ? sql`job.state = ${state}` : sql`true`, limit);

export const readJob = async (database: Database, id: string): Promise<StoredJob | null> =>
  (await read(database, sql`job.id = ${id}`, 1))[0] ?? null;

/** Jobs that some process has begun. */
export async function readUnderWay(database: Database): Promise<{ id: string; name: string }[]> {
  const result: unknown = await database.execute(sql`
    select json_build_object('id', job.id, 'name', job.name) as job
    from ${sql.identifier(queueSchema)}.job as job where ${ours} and job.state = 'active'`);
  return rowsOf(result).map(({ job }) => job as { id: string; name: string });
}

/** Lets jobs that are to be tried again wait no longer. */
export async function hasten(database: Database, ids: readonly string[]): Promise<void> {
  const listed = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await database.execute(sql`
    update ${sql.identifier(queueSchema)}.job set start_after = now() where state = 'retry' and id in (${listed})`);
}

/** A job that had not ended, as it was asked for. */
export interface UnendedJob {
  id: string;
  name: string;
  data: object;
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  policy: string | null;
  /** Which single job it is, where there may be one of each. */
  singletonKey: string | null;
}

/** Jobs that wait, are under way or are to be tried again; none where no queue was ever opened. */
export async function readUnended(database: Database): Promise<UnendedJob[]> {
  const table = `${queueSchema}.job`;
  const known: unknown = await database.execute(sql`select to_regclass(${table})::text as job`);
  if (rowsOf(known)[0]?.job === null) return [];
  const result: unknown = await database.execute(sql`
    select json_build_object('id', job.id, 'name', job.name, 'data', job.data, 'retryLimit', job.retry_limit, 'policy', job.policy, 'singletonKey', job.singleton_key,
      'retryDelay', job.retry_delay, 'retryBackoff', job.retry_backoff) as job
    from ${sql.identifier(queueSchema)}.job as job where ${ours} and job.state in ('created', 'retry', 'active')`);
  return rowsOf(result).map(({ job }) => job as UnendedJob);
}

export async function keepProgress(database: Database, id: string, said: { progress: number; note: string; updated_at: string }) {
  await database
    .insert(jobProgress)
    .values({ job_id: id, ...said })
    .onConflictDoUpdate({ target: jobProgress.job_id, set: said });
}

export async function dropProgress(database: Database, before: string): Promise<void> {
  await database.delete(jobProgress).where(lt(jobProgress.updated_at, before));
}

export async function forgetProgress(database: Database, id: string): Promise<void> {
  await database.delete(jobProgress).where(eq(jobProgress.job_id, id));
}
