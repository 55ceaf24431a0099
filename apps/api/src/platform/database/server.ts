import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import type { Database, OpenDatabase } from "./client.ts";
import { migrationsFolder } from "./migrations.ts";

/** Any number, the same in every process: only one applies migrations at a time. */
const migrationLock = 7_226_014;

/** A server that comes back is found within half a second; callers are refused meanwhile, not kept waiting. */
const settings = { connect_timeout: 5, backoff: () => 0.5, onnotice: () => undefined };

/**
 * The database on the PostgreSQL server at `url`. Where that is a pooler's, each transaction may be on another of its connections:
 * statements are not prepared then, and what holds for a whole connection goes to `directUrl`, past it.
 */
export async function openServer(url: string, directUrl: string | null = null): Promise<OpenDatabase> {
  const direct = directUrl ?? url;
  const single = postgres(direct, { ...settings, max: 1 });
  try {
    const database = drizzle(single);
    await database.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrate(database, { migrationsFolder });
  } finally {
    await single.end({ timeout: 5 });
  }
  const client = postgres(url, { ...settings, max: 10, prepare: directUrl === null });
  const listener = directUrl === null ? client : postgres(direct, { ...settings, max: 1 });
  return {
    kind: "server",
    database: drizzle(client) as unknown as Database,
    raw: (text, params) => runRaw(client, text, params),
    async listen(channel, hear) {
      const listening = await listener.listen(channel, hear);
      return () => listening.unlisten();
    },
    async close() {
      await Promise.all([...new Set([client, listener])].map((one) => one.end({ timeout: 5 })));
    },
  };
}

async function runRaw(client: postgres.Sql, text: string, params: readonly unknown[] | undefined): ReturnType<OpenDatabase["raw"]> {
  const connection = await client.reserve();
  try {
    const results: readonly unknown[] = await connection.unsafe(text, params && ([...params] as never[]));
    return { rows: results.flat() as Record<string, unknown>[] };
  } catch (error) {
    await connection.unsafe("rollback");
    throw error;
  } finally {
    connection.release();
  }
}
