import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import type { AuditReads } from "../audit/audit.reads.ts";
import { rowsOfPerson, tablesOfPeople, type Whose } from "./account.repository.ts";
import type { PersonTable } from "./person-tables.ts";

interface ArchiveParts {
  database: Database;
  clock: Clock;
  files: Pick<FileStore, "read">;
  records: Pick<AuditReads, "recordsOf">;
}

/** One file of the archive, opened when its turn comes. */
interface Entry {
  path: string;
  open: () => Readable | Promise<Readable>;
}

/**
 * Everything that is kept of a person, as a ZIP that is made while it is read: one entry and a few rows at a time are in
 * memory. Who stops reading ends it.
 */
export async function archiveOf(parts: ArchiveParts, whose: Whose): Promise<AsyncIterable<Uint8Array>> {
  const tables = await tablesOfPeople(parts.database);
  const zip = new ZipFile();
  const mtime = new Date(parts.clock.now());
  const output = zip.outputStream as unknown as Readable;
  let open: Readable | null = null;
  zip.on("error", (error) => output.destroy(error as Error));
  output.once("close", () => open?.destroy());
  const add = ({ path, open: begin }: Entry) =>
    zip.addReadStreamLazy(path, { mtime }, (take) => {
      void Promise.resolve()
        .then(begin)
        .then(
          (stream) => {
            open = stream.once("error", (error) => output.destroy(error));
            if (output.destroyed) stream.destroy();
            else take(null, stream);
          },
          (error: Error) => output.destroy(error),
        );
    });
  for (const entry of [about(parts, tables), ...tables.flatMap((table) => entriesOf(parts, table, whose)), trail(parts, whose)]) add(entry);
  // Which files there are is known only once their rows are read, so each table's are added last.
  for (const table of tables) for await (const entry of filesOf(parts, table, whose)) add(entry);
  zip.end();
  return output;
}

const entriesOf = ({ database }: ArchiveParts, table: PersonTable, whose: Whose): Entry[] =>
  table.exported === false
    ? []
    : [{ path: `${table.table}.json`, open: () => asJson(shown(rowsOfPerson(database, table, whose), table.without ?? [])) }];

/** The audit records that name the person, unsealed. */
const trail = ({ records }: ArchiveParts, { id }: Whose): Entry => ({ path: "audit.json", open: () => asJson(records.recordsOf(id)) });

async function* filesOf({ database, files }: ArchiveParts, table: PersonTable, whose: Whose): AsyncGenerator<Entry, void> {
  if (!table.files) return;
  const { blob, name } = table.files;
  for await (const row of rowsOfPerson(database, table, whose)) {
    const path = `files/${String(row["id"])}/${String(row[name])}`;
    const stored = String(row[blob]);
    yield { path, open: async () => (await files.read(stored)) ?? Readable.from(["The server no longer holds this file."]) };
  }
}

async function* shown(rows: AsyncIterable<Record<string, unknown>>, without: readonly string[]) {
  for await (const row of rows) yield Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column)));
}

/** A JSON array, written row by row. */
const asJson = (rows: AsyncIterable<unknown>): Readable => Readable.from(jsonText(rows), { objectMode: false });

async function* jsonText(rows: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(row, null, 2);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** Says what the files are, and what is kept when the account is deleted. */
function about({ clock }: ArchiveParts, tables: readonly PersonTable[]): Entry {
  const lines = tables.map(
    ({ table, exported, deletion, because }) =>
      `${exported === false ? "audit" : table}.json: ${whatDeletionDoes[deletion]}${because ? ` ${because}` : ""}`,
  );
  const text = [
    `Everything Clausewise kept of you at ${clock.now()}.`,
    "",
    "Each file holds one kind of thing as it is stored; your uploads lie in files/. If you delete your account:",
    ...lines,
    "",
  ].join("\n");
  return { path: "about.txt", open: () => Readable.from([text], { objectMode: false }) };
}

const whatDeletionDoes: Record<PersonTable["deletion"], string> = {
  deleted: "is deleted.",
  anonymous: 'stays, and reads "Deleted person".',
  kept: "stays.",
};
