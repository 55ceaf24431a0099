import { randomInt, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../platform/database/client.ts";
import { addSources, addVersions, type VersionToAdd } from "../features/library/import/import.repository.ts";
import type { Viewer } from "../service.ts";
import { addClauseChanges } from "../features/library/written-before.repository.ts";
import { bringIn } from "../features/library/import/import-versions.ts";
import { oldRule } from "./corpus.ts";
import { passage, source, sourceVersion } from "../features/library/library.table.ts";

/** Stores a version as a source that one person keeps for themselves; gives the source's id. */
export async function addPrivateSource(database: Database, owner: Viewer, version: VersionToAdd): Promise<string> {
  const addition = { sourceId: randomUUID(), isNew: true, version, siblings: [] };
  const now = `${version.retrieved}T00:00:00.000Z`;
  await addSources(database, [addition], now, owner);
  await addVersions(database, [addition], now);
  return addition.sourceId;
}

/** Changes the stored words of a passage behind the program's back, as damage or a hand in the database would. */
export async function alterPassage(database: Database, citation: string, from: string, to: string): Promise<void> {
  await database
    .update(passage)
    .set({ text: sql`replace(${passage.text}, ${from}, ${to})` })
    .where(eq(passage.citation, citation));
}

/** Deletes a source with all its versions and passages. */
export async function dropSource(database: Database, id: string): Promise<void> {
  await database.delete(sourceVersion).where(eq(sourceVersion.source_id, id));
  await database.delete(source).where(eq(source.id, id));
}

/** Stores a note of ours on a clause that a later official text says in other words; gives its passage's id. */
export async function addStaleNote(database: Database): Promise<string> {
  const part = `21 CFR ${randomInt(2000, 9_000_000)}`;
  const citation = `${part}.1(a)`;
  const note = { citation, heading: "Duty", text: "In our words." };
  const label = "Our summary, compared with the text";
  const of = (given: Parameters<typeof oldRule>[0]) => oldRule({ identifier: part, ...given });
  const official = (years: string, effective: string) =>
    of({
      label: effective,
      effective,
      passages: [
        { citation, heading: "Duty", text: `Records shall be kept for ${years} years.` },
        { citation: `${part}.2`, heading: "Scope", text: `It applies to everybody, from ${effective} on.` },
      ],
    });
  const now = "2026-03-01T00:00:00.000Z";
  await bringIn(database, [of({ text_kind: "summary", label, retrieved: "2026-03-01", passages: [note] })], now);
  await bringIn(database, [official("two", "2020-01-01")], now);
  const [changed] = await bringIn(database, [official("ten", "2026-06-01")], now);
  await addClauseChanges(database, changed?.result.version_id ?? "", [{ clause: `${part}.1`, by: part, since: "2026-06-01" }]);
  const [row] = await database
    .select({ id: passage.id })
    .from(passage)
    .where(and(eq(passage.citation, citation), eq(passage.text, note.text)));
  return row?.id ?? "";
}

/** Has an official text change these clauses of others from a day on. */
export async function addChangesOf(database: Database, clauses: readonly string[], since: string): Promise<void> {
  const [brought] = await bringIn(database, [oldRule({ identifier: "21 CFR 9999" })], `${since}T00:00:00.000Z`);
  await addClauseChanges(
    database,
    brought?.result.version_id ?? "",
    clauses.map((clause) => ({ clause, by: "21 CFR 9999", since })),
  );
}
