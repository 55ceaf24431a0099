import { asc, eq, sql } from "drizzle-orm";
import { listBlobs } from "../features/documents/versions.repository.ts";
import { noteAnswer } from "../features/official/answers.repository.ts";
import { officialChange, officialText, registerRow } from "../features/official/official.table.ts";
import { addSources, updateSource } from "../features/official/sources.repository.ts";
import { inOrder } from "../features/library/version-chain.ts";
import { source, sourceVersion } from "../features/library/library.table.ts";
import type { Database } from "../platform/database/client.ts";

/** What changed in a source, in the order it was written. */
export const changesOf = (database: Database, sourceId: string) =>
  database
    .select()
    .from(officialChange)
    .where(eq(officialChange.source_id, sourceId))
    .orderBy(asc(officialChange.at), asc(officialChange.subject));

/** The texts of a source with the versions they stand in, without what differs from run to run. */
export const textsOf = (database: Database, sourceId: string) =>
  database
    .select({
      identifier: officialText.identifier,
      label: officialText.label,
      passages: officialText.passages,
      gone_since: officialText.gone_since,
    })
    .from(officialText)
    .where(eq(officialText.source_id, sourceId))
    .orderBy(asc(officialText.identifier));

/** Labels of the versions of a text in the library, the one that counts from the earliest day first. */
export async function labelsOf(database: Database, identifier: string): Promise<string[]> {
  const rows = await database
    .select({ version: sourceVersion })
    .from(sourceVersion)
    .innerJoin(source, eq(source.id, sourceVersion.source_id))
    .where(eq(source.identifier, identifier));
  return inOrder(rows.map(({ version }) => version)).map(({ label }) => label);
}

/** The entries of a register, without when they were seen. */
export const entriesOf = (database: Database, sourceId: string) =>
  database
    .select({ key: registerRow.key, title: registerRow.title, hash: registerRow.hash, gone_since: registerRow.gone_since })
    .from(registerRow)
    .where(eq(registerRow.source_id, sourceId))
    .orderBy(asc(registerRow.key));

/** Has a source answered with the bytes of a file that lies in the store already. */
export async function addOfficialAnswer(database: Database): Promise<string> {
  const [blob = ""] = await listBlobs(database);
  const at = new Date().toISOString();
  await addSources(database, ["ecfr"]);
  const answer = { source_id: "ecfr", url: "https://www.ecfr.gov/", sha256: "0".repeat(64), size: 1, fetched_at: at, seen_at: at, blob };
  return (await noteAnswer(database, answer)).id;
}

interface TestEntry {
  key: string;
  title: string;
  fields: Record<string, string | null>;
  /** It is not listed any longer. */
  gone?: true;
}

/** Has a register list these entries, as of a day. */
export async function addRegister(database: Database, id: string, as_of: string, entries: readonly TestEntry[]): Promise<void> {
  const at = `${as_of}T06:00:00.000Z`;
  await addSources(database, [id]);
  await updateSource(database, id, { as_of, last_try: at, last_success: at, outcome: "changed" });
  const rows = entries.map(({ gone, ...entry }) => ({
    ...entry,
    source_id: id,
    aside: {},
    hash: "",
    first_seen: at,
    gone_since: gone ? at : null,
  }));
  await database
    .insert(registerRow)
    .values(rows)
    .onConflictDoUpdate({
      target: [registerRow.source_id, registerRow.key],
      set: { title: sql`excluded.title`, fields: sql`excluded.fields` },
    });
}

/** A change as a look writes it: of a text, with its clauses, or of an entry of a register, with its fields. */
export interface AddedChange {
  kind: "added" | "changed" | "removed";
  subject: string;
  title: string;
  isText?: true;
  /** Of a text; a regulation where nothing is said. */
  textKind?: "guidance";
  effective?: string;
  clauses?: string[];
  fields?: Record<string, string>;
}

/** Makes the row of a source, or changes what it says. */
export async function addSourceOfChanges(database: Database, sourceId: string, set: Parameters<typeof updateSource>[2]): Promise<void> {
  await addSources(database, [sourceId]);
  await updateSource(database, sourceId, set);
}

async function addText(
  database: Database,
  identifier: string,
  title: string,
  kind: "regulation" | "guidance",
): Promise<string | undefined> {
  const about = { authority: "FDA", jurisdiction: "US", kind, binding: kind === "regulation", text_kind: "verbatim" } as const;
  const [row] = await database
    .insert(source)
    .values({ identifier, title, ...about, created_at: new Date().toISOString() })
    .onConflictDoUpdate({ target: [source.owner_id, source.identifier, source.text_kind], set: { title } })
    .returning({ id: source.id });
  return row?.id;
}

/** Writes what changed in a source as a look that has ended does. */
export async function addChanges(database: Database, sourceId: string, at: string, changes: readonly AddedChange[]): Promise<void> {
  await addSources(database, [sourceId]);
  for (const { kind, subject, title, isText, textKind = "regulation", effective = null, clauses = [], fields = {} } of changes) {
    const library_source_id = isText ? await addText(database, subject, title, textKind) : null;
    const said = isText ? null : { title, url: null, fields };
    const entry = { before: kind === "added" ? null : said, after: kind === "removed" ? null : said };
    await database
      .insert(officialChange)
      .values({ source_id: sourceId, kind, subject, title, library_source_id, effective, clauses, ...entry, at });
  }
}
