import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "../platform/database/client.ts";
import type { Actor } from "../service.ts";
import { migrationsFolder } from "../platform/database/migrations.ts";
import { initialImage } from "./image.repository.ts";

/** A database as it was before one migration, which `migrate` then applies with all that follow. */
export async function openBefore(name: string) {
  const files = readdirSync(migrationsFolder)
    .filter((file) => file.endsWith(".sql"))
    .toSorted();
  const at = files.findIndex((file) => file.endsWith(`_${name}.sql`));
  if (at < 0) throw new Error(`there is no migration ${name}`);
  const client = await PGlite.create({ loadDataDir: await initialImage() });
  const apply = async (some: string[]) => {
    for (const file of some) await client.exec(readFileSync(join(migrationsFolder, file), "utf8"));
  };
  await apply(files.slice(0, at));
  return {
    database: drizzle(client) as unknown as Database,
    migrate: () => apply(files.slice(at)),
    close: () => client.close(),
  };
}

/** Adds a person with the columns that people have had from the start. */
export async function addPersonAsBefore(database: Database, name: string): Promise<Actor> {
  const [id, label, role] = [randomUUID(), `${name}@example.org`, "regulatory_professional" as const];
  await database.execute(
    sql`insert into person (id, provider, subject, email, role_type, created_at) values (${id}, 'test', ${name}, ${label}, ${role}, now())`,
  );
  return { id, label, role };
}

/** Stores an answer as it was stored when it had no columns of its own. */
export async function addAnswerAsBefore(
  database: Database,
  ownerId: string,
  result: { answer_id: string; audit_trail: { timestamp: string } },
) {
  await database.execute(
    sql`insert into answer (id, owner_id, result, created_at)
      values (${result.answer_id}, ${ownerId}, ${JSON.stringify(result)}::jsonb, ${result.audit_trail.timestamp})`,
  );
}

/** Stores a document as it was stored when each had one file. */
export async function addDocumentAsBefore(database: Database, ownerId: string, { filename, blob }: { filename: string; blob: string }) {
  await database.execute(
    sql`insert into document (owner_id, title, filename, file_size, upload_status, created_at, sha256, blob, mimetype)
      values (${ownerId}, 'Plan', ${filename}, 7, 'pending', '2026-03-01T10:00:00Z', 'aa', ${blob}, 'text/plain')`,
  );
}
