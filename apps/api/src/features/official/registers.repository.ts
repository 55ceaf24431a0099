import type { OfficialEntryFilter } from "@clausewise/contracts";
import { and, asc, eq, ilike, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { containing } from "../../platform/database/like.ts";
import { by, pageOf } from "../../platform/database/page.ts";
import { officialChange, officialSource, registerRow } from "./official.table.ts";

const { key, title, url, fields, first_seen, gone_since } = registerRow;

/** A word of a search, where it stands for itself. */
const literal = (word: string): string => word.replaceAll(/[\\%_]/g, "\\$&");

const holds = (word: string) => sql`concat_ws(' ', ${key}, ${title}, ${fields}::text) ilike ${`%${literal(word)}%`}`;

/** Entries in which every word stands, those not listed any longer among them. */
export function listEntries(database: Database, { source_id, search = "", ...part }: OfficialEntryFilter) {
  const words = search.split(/\s+/).filter(Boolean);
  const wanted = and(eq(registerRow.source_id, source_id), ...words.map(holds));
  return pageOf(part, by(title, key, "ascending"), ({ columns, after, orderBy, limit }) =>
    database
      .select({ id: key, title, url, fields, first_seen, gone_since, ...columns(database.$count(registerRow, wanted)) })
      .from(registerRow)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

const living = (sourceId: string) => and(eq(registerRow.source_id, sourceId), isNull(gone_since));

/** What an entry says as it is listed now. */
export type RegisterEntry = Pick<typeof registerRow.$inferSelect, "key" | "title" | "url" | "fields">;
const said = { key, title, url, fields };

/** What a register lists now under some keys. */
export const findEntries = async (database: Database, sourceId: string, keys: readonly string[]): Promise<RegisterEntry[]> =>
  keys.length === 0
    ? []
    : database
        .select(said)
        .from(registerRow)
        .where(and(living(sourceId), inArray(key, [...keys])))
        .orderBy(asc(key));

export interface EntrySearch {
  /** All of which stand in its title or one of the fields. */
  words: string;
  /** Names of the fields. */
  fields: readonly string[];
}

const mentions = (word: string, names: readonly string[]) =>
  or(ilike(title, containing(word)), ...names.map((name) => sql`${fields} ->> ${name}::text ilike ${containing(word)}`));

/** What a register lists now in which words stand, by title, and how many entries those are. */
export async function searchEntries(database: Database, sourceId: string, { words, fields: names }: EntrySearch, limit: number) {
  const each = words.split(/\s+/).filter(Boolean);
  const wanted = and(living(sourceId), ...each.map((word) => mentions(word, names)));
  const rows = await database
    .select({ ...said, total: sql<number>`count(*) over ()::int` })
    .from(registerRow)
    .where(wanted)
    .orderBy(asc(title), asc(key))
    .limit(limit);
  return { total: rows[0]?.total ?? 0, entries: rows };
}

/** Days of arrival and decision of what a register lists under a product code, as far as it has both, and as which kind of supplement. */
export const readReviewSpans = (database: Database, sourceId: string, productCode: string) =>
  database
    .select({ key, received: textOf("date_received"), decided: textOf("decision_date"), supplement: textOf("supplement_type") })
    .from(registerRow)
    .where(and(living(sourceId), sql`${fields} ->> 'product_code' = ${productCode}`));

const textOf = (name: string) => sql<string | null>`${fields} ->> ${name}::text`;

type Gone = Pick<typeof registerRow.$inferSelect, "last_seen" | "gone_since">;

/** Says of entries that they are not listed any longer, and when they were last. */
export async function markRowsGone(tx: Database, sourceId: string, keys: readonly string[], gone: Gone): Promise<void> {
  const isOne = sql`${key} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::text::jsonb))`;
  await tx
    .update(registerRow)
    .set(gone)
    .where(and(eq(registerRow.source_id, sourceId), isOne));
}

/** How a register stands. */
export interface RegisterState {
  /** Another one after every look that it was heard in. */
  mark: string;
  /** When it last said how it stands; null while it never did. */
  last_success: string | null;
  as_of: string | null;
}

export async function readRegisterState(database: Database, sourceId: string): Promise<RegisterState> {
  const [row] = await database
    .select({
      last_success: officialSource.last_success,
      as_of: officialSource.as_of,
      changed: sql<
        string | null
      >`(select max(${officialChange.at})::text from ${officialChange} where ${officialChange.source_id} = ${sourceId})`,
    })
    .from(officialSource)
    .where(eq(officialSource.id, sourceId));
  const { last_success = null, as_of = null, changed = null } = row ?? {};
  return { mark: `${last_success} ${changed}`, last_success, as_of };
}

export type StoredEntry = Awaited<ReturnType<typeof readRegister>>[number];

export const readRegister = (database: Database, sourceId: string) =>
  database.select({ key, title, url, fields, gone_since }).from(registerRow).where(eq(registerRow.source_id, sourceId));
