import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Database, OpenDatabase } from "./client.ts";
import { takeLock } from "./lock.ts";
import { migrationsFolder } from "./migrations.ts";

/** An embedded database that lives in memory, for tests; `image` is one taken before, which saves most of the time. */
export async function openInMemory(image?: Blob): Promise<OpenDatabase & { takeImage(): Promise<Blob> }> {
  const client = await PGlite.create(image ? { loadDataDir: image } : {});
  return { ...(await migrated(client, async () => undefined)), takeImage: () => client.dumpDataDir("none") };
}

/** The embedded database in `dataDir`, which no other process may use meanwhile. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
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
  const database = drizzle(client);
  await migrate(database, { migrationsFolder });
  const close = async () => {
    await client.close();
    await afterClose();
  };
  return {
    kind: "embedded",
    database: database as unknown as Database,
    raw: (text, params) => runRaw(client, text, params),
    async listen(channel, hear) {
      const stop = await client.listen(channel, hear);
      return () => void stop();
    },
    close,
  };
}

async function runRaw(client: PGlite, text: string, params: readonly unknown[] | undefined): ReturnType<OpenDatabase["raw"]> {
  try {
    if (params) return await client.query<Record<string, unknown>>(text, [...params]);
    return { rows: (await client.exec(text)).flatMap(({ rows }) => rows) };
  } catch (error) {
    // Several statements may have begun a transaction, which everybody else would then stand in.
    await client.exec("rollback");
    throw error;
  }
}
