import { inject } from "vitest";
import type { OpenDatabase } from "../platform/database/client.ts";
import { openDatabase } from "../platform/database/open.ts";

/** Address of an empty database on the PostgreSQL server that all test files of a run share. */
export async function addPostgresDatabase(): Promise<string> {
  const answer = await fetch(inject("postgres"));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`PostgreSQL did not start: ${text}`);
  return text;
}

/** A migrated database of its own on that server. */
export async function openPostgresDatabase(): Promise<OpenDatabase & { url: string }> {
  const url = await addPostgresDatabase();
  return { ...(await openDatabase({ databaseUrl: url, dataDir: "" })), url };
}
