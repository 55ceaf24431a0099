import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/platform/config.ts";
import { systemClock } from "../src/platform/clock/clock.ts";
import type { Database, OpenDatabase } from "../src/platform/database/client.ts";
import { openStockedDatabase } from "../src/testing/database.ts";

export interface RunningServer {
  base: string;
  dataDir: string;
  auditDir: string;
  database: Database;
  token: string;
}

export interface TestServer extends RunningServer {
  close(): Promise<void>;
}

let shared: Promise<RunningServer> | null = null;

/**
 * The server for files that need no settings of their own: one a worker, which ends with it. Rows of other files stand in it,
 * and chi is an administrator there.
 */
export const sharedServer = (): Promise<RunningServer> =>
  (shared ??= startServer({ ADMINISTRATORS: "chi@example.org" }, openStockedDatabase, inject("folder")));

/** The whole server on a free loopback port, with a database in memory and folders of its own. */
export async function startServer(
  settings: NodeJS.ProcessEnv = {},
  openDatabase: () => Promise<OpenDatabase> = openStockedDatabase,
  place = tmpdir(),
): Promise<TestServer> {
  const folder = mkdtempSync(join(place, "clausewise-server-"));
  const environment = {
    NODE_ENV: "test",
    PORT: "0",
    DATA_DIR: "data",
    AUDIT_DIR: "audit",
    RATE_LIMIT: "off",
    OFFICIAL_SOURCES: "off",
    LOG_LEVEL: "silent",
    ...settings,
  };
  const config = readConfig(environment, folder);
  const open = await openDatabase();
  const token = "test-token-of-the-command-line";
  const app = await createApp({ config, open, clock: systemClock, version: "0.0.0", token });
  const base = await app.listen({ host: config.host, port: config.port });
  return {
    base,
    dataDir: config.dataDir,
    auditDir: config.auditDir,
    database: open.database,
    token,
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
