import type { Translation, TranslationDetail, TranslationSegment } from "@clausewise/contracts";
import { notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import type { Glossary } from "./glossary.ts";
import { findTranslation, readConfirmed, type SegmentRow, type TranslationRow } from "./translation.repository.ts";

export const noTranslation = () => notFound("This translation");

export const isUnderWay = ({ state }: Pick<TranslationRow, "state">): boolean => state === "waiting" || state === "translating";

/** One of the viewer's translations; throws where there is none of that id. */
export async function foundTranslation(database: Database, viewer: Viewer, id: string): Promise<TranslationRow> {
  const row = await findTranslation(database, viewer, id);
  if (!row) throw noTranslation();
  return row;
}

export function headOf(
  { flags, term_flags: _terms, layout_version, job_id: _job, ...row }: TranslationRow,
  confirmed: ReadonlySet<string>,
): Translation {
  const flagged = new Set(flags.map(({ segment }) => segment).filter((number) => !confirmed.has(`${row.id} ${number}`))).size;
  return { ...row, flagged, has_layout: layout_version !== null && row.document_id !== null };
}

/** A translation as it stands, with what is flagged in it. */
export async function detailed(database: Database, viewer: Viewer, id: string): Promise<TranslationDetail> {
  const row = await foundTranslation(database, viewer, id);
  const confirmed = await readConfirmed(database, viewer, [id]);
  const numbers = [...confirmed].map((key) => Number(key.split(" ")[1])).toSorted((one, other) => one - other);
  return { ...headOf(row, confirmed), flags: row.flags, term_flags: row.term_flags, confirmed: numbers };
}

export const shown = async (database: Database, viewer: Viewer, id: string): Promise<Translation> =>
  headOf(await foundTranslation(database, viewer, id), await readConfirmed(database, viewer, [id]));

export const segmentIn =
  (glossary: Glossary, { from, to }: Pick<TranslationRow, "from" | "to">) =>
  ({ number, paragraph, source, target, edited, confirmed }: SegmentRow): TranslationSegment => ({
    number,
    paragraph,
    source,
    target,
    edited,
    confirmed,
    terms: glossary.between(from, to).marks(source),
  });
