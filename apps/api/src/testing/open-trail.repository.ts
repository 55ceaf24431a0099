import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { OpenRecord } from "../features/audit/open-record.ts";
import type { Database } from "../platform/database/client.ts";

const Trail = z.object({ key: z.string(), records: z.array(OpenRecord), checkpoints: z.array(z.string()) });

/** A trail as the form before wrote it, in the clear, with its key and its checkpoints. */
export const openTrail = Trail.parse(JSON.parse(readFileSync(new URL("open-trail.json", import.meta.url), "utf8")));

/** Stores records in the clear where they were stored then. */
export async function storeOpenTrail(database: Database, records: readonly OpenRecord[]): Promise<void> {
  await addOpenRecords(database, records);
}

/** Adds records in the clear to those that are there; the chain then ends with them. */
export async function addOpenRecords(database: Database, records: readonly OpenRecord[]): Promise<void> {
  const last = records.at(-1);
  await database.execute(
    sql`insert into audit_record select * from json_populate_recordset(null::audit_record, ${JSON.stringify(records)}::text::json)`,
  );
  await database.execute(
    sql`insert into audit_head (id, sequence, hash) values (1, ${last?.sequence ?? 0}, ${last?.hash ?? ""})
      on conflict (id) do update set sequence = excluded.sequence, hash = excluded.hash`,
  );
}

/** Puts records in the clear aside, as the migration leaves them for the server to seal. */
export async function putAside(database: Database, records: readonly OpenRecord[]): Promise<void> {
  const last = records.at(-1);
  await database.execute(
    sql`create table audit_record_open as select * from json_to_recordset(${JSON.stringify(records)}::text::json) as t(
      sequence bigint, recorded_at text, actor_id uuid, actor_label text, actor_role text, session_id text, request_id text,
      address text, action text, object_type text, object_id text, object_version text, reason text, changes jsonb,
      outcome text, previous_hash text, hash text, mac text)`,
  );
  await database.execute(sql`insert into audit_head (id, sequence, hash) values (1, ${last?.sequence ?? 0}, ${last?.hash ?? ""})`);
}

/** Every row of every table as text. */
export async function everyRow(raw: (text: string) => Promise<{ rows: Record<string, unknown>[] }>): Promise<string> {
  const tables = await raw("select tablename::text as name from pg_tables where schemaname = 'public'");
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    const found = await raw(`select t::text as row from "${String(name)}" t`);
    rows.push(...found.rows.map(({ row }) => String(row)));
  }
  return rows.join("\n");
}
