import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { claimDataFolder, damaged } from "../storage/data-folder.ts";
import type { Database, OpenDatabase } from "./client.ts";
import { createEmbeddedClient } from "./embedded/client.ts";
import { plain, type Engine, type StatementResult } from "./embedded/engine.ts";
import { runInProcess } from "./embedded/in-process.ts";
import { openPGlite } from "./embedded/pglite.ts";
import { startDatabase } from "./embedded/thread.ts";
import { claimFolder } from "./lock.ts";
import { migrationsFolder } from "./migrations.ts";
import { createTurns } from "../turns.ts";

export interface EmbeddedLimits {
  /** Statements and transactions that may wait for their turn. */
  waiting: number;
  /** Longest time in ms that a statement may take, and that a transaction may ask nothing. */
  statement: number;
  idle: number;
}

const usual: EmbeddedLimits = { waiting: 500, statement: 60_000, idle: 60_000 };

/** An embedded database that lives in memory, for tests; `image` is one taken before, which saves most of the time. */
export async function openInMemory(image?: Blob): Promise<OpenDatabase & { takeImage(): Promise<Blob> }> {
  const client = await openPGlite(image ? { loadDataDir: image } : {});
  return { ...(await migrated(runInProcess(client), usual, () => undefined)), takeImage: () => client.dumpDataDir("none") };
}

/** The embedded database in `dataDir`, in a thread of its own; no other process may use it meanwhile. `begun` where its trail has records. */
export async function openEmbedded(dataDir: string, begun = false, limits = usual): Promise<OpenDatabase> {
  const release = claimFolder(dataDir, "alone");
  const folder = join(dataDir, "postgres");
  try {
    const complete = claimDataFolder(dataDir, begun);
    const start = { dataDir: folder, postgresqlconf: ["max_wal_size=128MB", "shared_buffers=64MB"] };
    const engine = await startDatabase(start, limits.statement).catch((error: unknown) => Promise.reject(damaged(folder, reasonOf(error))));
    const open = await migrated(engine, limits, release);
    complete();
    return open;
  } catch (error) {
    release();
    throw error;
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function migrated(engine: Engine, { waiting, idle }: EmbeddedLimits, afterClose: () => void): Promise<OpenDatabase> {
  const turns = createTurns({ atOnce: 1, waiting });
  // The driver takes PGlite itself, of which it uses no more than this.
  const database = drizzle(createEmbeddedClient(engine, turns, idle) as unknown as PGlite);
  await migrate(database, { migrationsFolder });
  return {
    kind: "embedded",
    database: database as unknown as Database,
    async raw(sql, params) {
      const { rows } = await turns.inTurn(() => runRaw(engine, sql, params));
      return { rows: rows as Record<string, unknown>[] };
    },
    async listen(channel, hear) {
      let isHeard = true;
      engine.onNotification((name, payload) => {
        if (isHeard && name === channel) hear(payload);
      });
      await turns.inTurn(() => engine.listen(channel));
      return async () => void (isHeard = false);
    },
    async close() {
      await engine.close();
      afterClose();
    },
  };
}

async function runRaw(engine: Engine, sql: string, params: readonly unknown[] | undefined): Promise<StatementResult> {
  try {
    return await engine.run({ sql, params: params ?? null, rowMode: "object" });
  } catch (error) {
    // Several statements may have begun a transaction, which everybody else would then stand in.
    if (!params) await engine.run(plain("ROLLBACK"));
    throw error;
  }
}
