import { asc, eq, ilike, like, or, and, sql, type SQL } from "drizzle-orm";
import type { FoundInSource } from "@clausewise/contracts";
import type { Database } from "../../platform/database/client.ts";
import { containing } from "../../platform/database/like.ts";
import { oneOfTexts } from "../../platform/database/one-of.ts";
import { everybodys } from "../../platform/database/readable.ts";
import { passage, source, sourceVersion, versionPassage } from "./library.table.ts";

/** Rows read for one call: a section has fewer passages in each of its texts. */
const most = 400;

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Passages cited so or inside what is cited so, of every version, in reading order. */
export const readClauses = (database: Database, citations: readonly string[]) =>
  database
    .select({
      passage_id: passage.id,
      source_id: passage.source_id,
      version_id: versionPassage.version_id,
      citation: passage.citation,
      heading: passage.heading,
    })
    .from(passage)
    .innerJoin(versionPassage, eq(versionPassage.passage_id, passage.id))
    .where(or(...citations.flatMap((citation) => [eq(passage.citation, citation), like(passage.citation, `${escaped(citation)}(%`)])))
    .orderBy(asc(versionPassage.version_id), asc(versionPassage.ordinal))
    .limit(most);

/** As it is cited by what rests on it, and in which kind of text it stands. */
const heldClause = {
  identifier: source.identifier,
  text_kind: source.text_kind,
  source_id: passage.source_id,
  version_id: sourceVersion.id,
  passage_id: passage.id,
  passage_hash: passage.hash,
  citation: passage.citation,
  status: sourceVersion.status,
  /** Of the official text. */
  url: sql<string | null>`coalesce(${passage.url}, ${source.url})`,
};

const readHeldClauses = (database: Database, identifiers: readonly string[], wanted: SQL | undefined) =>
  database
    .select(heldClause)
    .from(passage)
    .innerJoin(source, eq(source.id, passage.source_id))
    .innerJoin(sourceVersion, and(eq(sourceVersion.source_id, source.id), eq(sourceVersion.is_current, true)))
    .innerJoin(versionPassage, and(eq(versionPassage.version_id, sourceVersion.id), eq(versionPassage.passage_id, passage.id)))
    .where(and(everybodys(source), oneOfTexts(source.identifier, identifiers), wanted))
    .orderBy(asc(versionPassage.ordinal));
export type HeldClause = Awaited<ReturnType<typeof readHeldClauses>>[number];

/** What the shared library holds today under some citations, in the sources of some names. */
export const readCitedSo = (database: Database, identifiers: readonly string[], citations: readonly string[]): Promise<HeldClause[]> =>
  readHeldClauses(database, identifiers, oneOfTexts(passage.citation, citations));

/** The same of the paragraphs of some sections. */
export const readCitedBelow = (database: Database, identifiers: readonly string[], citations: readonly string[]): Promise<HeldClause[]> =>
  readHeldClauses(database, identifiers, oneOfTexts(sql`split_part(${passage.citation}, '(', 1)`, citations));

/** Where words stand in a version: in the text of a passage, its heading or its citation. */
export async function findInVersion(database: Database, versionId: string, words: string, limit: number): Promise<FoundInSource> {
  const wanted = containing(words);
  const rows = await database
    .select({ passage_id: passage.id, citation: passage.citation, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(
      and(
        eq(versionPassage.version_id, versionId),
        or(ilike(passage.text, wanted), ilike(passage.heading, wanted), ilike(passage.citation, wanted)),
      ),
    )
    .orderBy(asc(versionPassage.ordinal))
    .limit(limit);
  return { total: rows[0]?.total ?? 0, passages: rows.map(({ passage_id, citation }) => ({ passage_id, citation })) };
}
