import type { Citation } from "@clausewise/contracts";
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { everybodys, readable } from "../../platform/database/readable.ts";
import type { Viewer } from "../../service.ts";
import { passage, source, sourceVersion, versionPassage } from "./library.table.ts";

/** Versions of sources that a person may read. */
export const readSiblings = (database: Database, viewer: Viewer, sourceIds: string[]) =>
  database
    .select({
      id: sourceVersion.id,
      source_id: sourceVersion.source_id,
      source_title: source.title,
      is_everybodys: sql<boolean>`${everybodys(source)}`,
      text_kind: source.text_kind,
      label: sourceVersion.label,
      status: sourceVersion.status,
      issued: sourceVersion.issued,
      effective: sourceVersion.effective,
      retrieved: sourceVersion.retrieved,
      created_at: sourceVersion.created_at,
    })
    .from(sourceVersion)
    .innerJoin(source, eq(source.id, sourceVersion.source_id))
    .where(and(oneOf(sourceVersion.source_id, sourceIds), readable("source", source, viewer)));
export type Sibling = Awaited<ReturnType<typeof readSiblings>>[number];

/** Where those of some passages stand that a person may read, and how they are cited. */
export const readCited = (database: Database, viewer: Viewer, ids: readonly string[]) =>
  database
    .select({ id: passage.id, label: passage.citation, part_of: passage.source_id })
    .from(passage)
    .innerJoin(source, eq(source.id, passage.source_id))
    .where(and(oneOf(passage.id, ids), readable("source", source, viewer)));

/** Which of some passages each version holds, and what it holds at some citations, in reading order. */
export async function readHeld(database: Database, versionIds: string[], cited: readonly Pick<Citation, "passage_id" | "citation">[]) {
  const ids = [...new Set(cited.map((one) => one.passage_id))];
  const citations = [...new Set(cited.map((one) => one.citation))];
  return database
    .select({
      version_id: versionPassage.version_id,
      passage_id: passage.id,
      citation: passage.citation,
      heading: passage.heading,
      text: passage.text,
    })
    .from(versionPassage)
    .innerJoin(passage, eq(passage.id, versionPassage.passage_id))
    .where(and(oneOf(versionPassage.version_id, versionIds), or(oneOf(passage.id, ids), inArray(passage.citation, citations))))
    .orderBy(asc(versionPassage.version_id), asc(versionPassage.ordinal));
}
export type HeldPassage = Awaited<ReturnType<typeof readHeld>>[number];
