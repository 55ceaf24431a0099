import type { OfficialChangeFilter } from "@clausewise/contracts";
import { and, desc, eq, getTableColumns, gt, gte, isNotNull, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { by, pageOf } from "../../platform/database/page.ts";
import { officialChange, registerRow } from "./official.table.ts";

export type ListedChange = typeof officialChange.$inferSelect;
export type StoredRule = Pick<typeof registerRow.$inferSelect, "title" | "url" | "fields">;

const orders = {
  newest: by(officialChange.at, officialChange.id, "descending"),
  oldest: by(officialChange.at, officialChange.id, "ascending"),
};

/** What changed in one source, or in all of them where none is named; of one kind, or of any. */
export function listChanges(database: Database, { source_id, kind, sort, ...part }: OfficialChangeFilter) {
  const { source_id: ofSource, kind: ofKind } = officialChange;
  const wanted = and(source_id === undefined ? undefined : eq(ofSource, source_id), kind === undefined ? undefined : eq(ofKind, kind));
  return pageOf(part, orders[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...getTableColumns(officialChange), ...columns(database.$count(officialChange, wanted)) })
      .from(officialChange)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** What changed in a source since a time, oldest first, behind another where one is named. */
export const readChangesSince = (database: Database, sourceId: string, since: string, behind: ListedChange | null, limit: number) =>
  database
    .select()
    .from(officialChange)
    .where(and(eq(officialChange.source_id, sourceId), gte(officialChange.at, since), behind === null ? undefined : isBehind(behind)))
    .orderBy(officialChange.at, officialChange.id)
    .limit(limit);

const isBehind = ({ at, id }: ListedChange) => or(gt(officialChange.at, at), and(eq(officialChange.at, at), gt(officialChange.id, id)));

/** True of texts whose words changed, and of what came into a register of rules. */
const isOfLaw = (rules: string) =>
  or(
    and(eq(officialChange.kind, "changed"), isNotNull(officialChange.library_source_id)),
    and(eq(officialChange.kind, "added"), eq(officialChange.source_id, rules)),
  );

/** What changed of texts, and what came into a register of rules, newest first. */
export const readChangesOfLaw = (database: Database, rules: string, limit: number) =>
  database.select().from(officialChange).where(isOfLaw(rules)).orderBy(desc(officialChange.at), desc(officialChange.id)).limit(limit);

/** Another one whenever there is more of it, or less. */
export async function markOfLaw(database: Database, rules: string): Promise<string> {
  const [row] = await database
    .select({ mark: sql<string>`concat(count(*), ' ', max(${officialChange.at}))` })
    .from(officialChange)
    .where(isOfLaw(rules));
  return row?.mark ?? "";
}

export const readChanges = (database: Database, ids: readonly string[]): Promise<ListedChange[]> =>
  database.select().from(officialChange).where(oneOf(officialChange.id, ids));

/** The rules of a register that apply from one of these days on. */
export async function readRulesFrom(database: Database, sourceId: string, days: readonly string[]): Promise<StoredRule[]> {
  if (days.length === 0) return [];
  const { title, url, fields } = registerRow;
  const isFromOne = sql`${fields} ->> 'effective' in (select jsonb_array_elements_text(${JSON.stringify(days)}::text::jsonb))`;
  return database
    .select({ title, url, fields })
    .from(registerRow)
    .where(and(eq(registerRow.source_id, sourceId), isFromOne));
}
