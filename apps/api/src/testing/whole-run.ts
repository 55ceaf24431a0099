import { createServer } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startPostgresServer, type PostgresServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where an empty database is asked for, on a PostgreSQL server that all files of a run share; it answers with the address. */
    postgres: string;
    /** A folder that is gone after the run. */
    folder: string;
  }
}

/** What all test files of a run share: a folder, and one PostgreSQL server that starts when the first of them asks for it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let server: Promise<PostgresServer> | null = null;
  const door = createServer((_, response) => {
    server ??= startPostgresServer();
    server
      .then(({ addDatabase }) => addDatabase())
      .then(
        (url) => response.end(url),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  const folder = mkdtempSync(join(tmpdir(), "clausewise-run-"));
  provide("folder", folder);
  provide("postgres", `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    await (await server)?.remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
