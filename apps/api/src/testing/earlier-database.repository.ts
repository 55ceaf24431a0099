import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as overPGlite } from "drizzle-orm/pglite";
import { migrate as migratePGlite } from "drizzle-orm/pglite/migrator";
import { drizzle as overServer } from "drizzle-orm/postgres-js";
import { migrate as migrateServer } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import type { Database } from "../platform/database/client.ts";
import { migrationsFolder } from "../platform/database/migrations.ts";
import { initialImage } from "./image.repository.ts";
import { copyTemplate } from "./template-folder.ts";

type Fill = (database: Database) => Promise<void>;

/** Makes the embedded database in `dataDir` as it was before a migration, with what `fill` puts in. */
export async function makeEmbeddedBefore(name: string, dataDir: string, fill: Fill): Promise<void> {
  const place = join(dataDir, "postgres");
  await copyTemplate(`before-${name}`, place, async (folder) => {
    const client = await PGlite.create({ dataDir: folder, loadDataDir: await initialImage() });
    await withMigrationsBefore(name, (migrations) => migratePGlite(overPGlite(client), { migrationsFolder: migrations }));
    await client.close();
  });
  const client = await PGlite.create(place);
  await fill(overPGlite(client));
  await client.close();
}

/** The same for the empty database on a server at `url`. */
export async function makeOnServerBefore(name: string, url: string, fill: Fill): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  const database = overServer(client);
  await withMigrationsBefore(name, (folder) => migrateServer(database, { migrationsFolder: folder }));
  await fill(database);
  await client.end();
}

/** A copy of the migrations that ends before one of them. */
async function withMigrationsBefore(name: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "clausewise-migrations-"));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  if (at < 0) throw new Error(`there is no migration ${name}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  await work(folder);
  rmSync(folder, { recursive: true });
}
