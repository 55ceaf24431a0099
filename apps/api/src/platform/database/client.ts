import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import { migrate as migratePostgres } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { takeLock } from "./lock.ts";

/** Either driver, or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  kind: "embedded" | "server";
  database: Database;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** Any number, the same in every process: only one applies migrations at a time. */
const migrationLock = 7_226_014;

/** Opens the PostgreSQL server at `url`, or the embedded database in `dataDir`, and applies migrations. */
export const openDatabase = (settings: { databaseUrl: string | null; dataDir: string }): Promise<OpenDatabase> =>
  settings.databaseUrl ? openServer(settings.databaseUrl) : openEmbedded(settings.dataDir);

/** An embedded database that lives in memory, for tests; `image` is one taken before, which saves most of the time. */
export async function openInMemory(image?: Blob): Promise<OpenDatabase & { takeImage(): Promise<Blob> }> {
  const client = await PGlite.create(image ? { loadDataDir: image } : {});
  return { ...(await migrated(client, async () => undefined)), takeImage: () => client.dumpDataDir("none") };
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = takeLock(join(dataDir, "lock"));
  try {
    const client = await PGlite.create({
      dataDir: join(dataDir, "postgres"),
      postgresqlconf: ["max_wal_size=128MB", "shared_buffers=64MB"],
    });
    return await migrated(client, async () => release());
  } catch (error) {
    release();
    throw error;
  }
}

async function migrated(client: PGlite, afterClose: () => Promise<void>): Promise<OpenDatabase> {
  const database = drizzlePglite(client);
  await migratePglite(database, { migrationsFolder });
  const close = async () => {
    await client.close();
    await afterClose();
  };
  return { kind: "embedded", database: database as unknown as Database, close };
}

const server = { connect_timeout: 5, onnotice: () => undefined };

async function openServer(url: string): Promise<OpenDatabase> {
  const single = postgres(url, { ...server, max: 1 });
  try {
    const database = drizzlePostgres(single);
    await database.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migratePostgres(database, { migrationsFolder });
  } finally {
    await single.end({ timeout: 5 });
  }
  const client = postgres(url, { ...server, max: 10 });
  return { kind: "server", database: drizzlePostgres(client) as unknown as Database, close: () => client.end({ timeout: 5 }) };
}
