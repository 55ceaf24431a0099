import { z } from "zod";
import { defineJob } from "../jobs/job.ts";
import type { OpenDatabase } from "./client.ts";

/** Bytes from which on a table is not read again for its statistics, which takes seconds; imports see to those of the large ones. */
const large = 32_000_000;

const statements = `select format('vacuum %s %I.%I', case when bytes < ${large} then '(analyze)' end, schemaname, tablename) as statement
  from (select *, pg_relation_size(format('%I.%I', schemaname, tablename)::regclass) as bytes from pg_tables) as sized
  where schemaname not in ('pg_catalog', 'information_schema') order by bytes`;

/**
 * Gives back, several times a day, the room that changed and deleted rows took, and counts anew how rows are spread. A database
 * server does so by itself; the embedded one never does, and would grow and slow down with every change. Table by table,
 * so that nobody waits for long.
 */
export const createTidying = ({ open, warn }: { open: Pick<OpenDatabase, "raw">; warn: (line: string) => void }) =>
  defineJob({
    name: "database.tidy",
    payload: z.object({}),
    schedule: "15 */4 * * *",
    async run() {
      const { rows } = await open.raw(statements);
      for (const { statement } of rows)
        // One table that cannot be tidied now is no reason to leave the others.
        await open.raw(String(statement)).catch((error: unknown) => {
          warn(`A table was not tidied (${String(statement)}): ${error instanceof Error ? error.message : String(error)}`);
        });
    },
  });
