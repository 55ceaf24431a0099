import type { GuidanceFilter } from "@clausewise/contracts";
import { and, asc, eq, getTableColumns, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/client.ts";
import { containing } from "../../platform/database/like.ts";
import { pageOf, type ListOrder } from "../../platform/database/page.ts";
import { guidanceDocument } from "./guidance.table.ts";

const newestFirst = [sql`${guidanceDocument.issueDate} desc nulls last`, asc(guidanceDocument.title), asc(guidanceDocument.id)];

export const listGuidance = (database: Database) =>
  database
    .select()
    .from(guidanceDocument)
    .orderBy(...newestFirst);

/** Another after every change to any row, so that what was read before need not be read again. */
export async function readGuidanceMark(database: Database): Promise<string> {
  const [row] = await database
    .select({ mark: sql<string>`count(*) || ' ' || coalesce(max(${guidanceDocument}.xmin::text::bigint), 0)` })
    .from(guidanceDocument);
  return row?.mark ?? "";
}

/** Undated ones come last. */
const byIssue: ListOrder = {
  key: sql`coalesce(${guidanceDocument.issueDate}, '0001-01-01')`,
  type: "date",
  id: guidanceDocument.id,
  direction: "descending",
};

export function searchGuidance(database: Database, { query, status, organization, topic, sort: _newest, ...part }: GuidanceFilter) {
  const wanted = and(
    query.trim() === "" ? undefined : mentions(query),
    status ? eq(guidanceDocument.guidanceStatus, status) : undefined,
    organization ? holds(guidanceDocument.fdaOrganization, organization) : undefined,
    topic ? holds(guidanceDocument.topic, topic) : undefined,
  );
  return pageOf(part, byIssue, ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...getTableColumns(guidanceDocument), ...columns(database.$count(guidanceDocument, wanted)) })
      .from(guidanceDocument)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

function mentions(words: string): SQL | undefined {
  const pattern = containing(words);
  const like = (text: SQL | PgColumn) => sql`${text} ilike ${pattern}`;
  const inList = (list: PgColumn) => sql`exists (select from jsonb_array_elements_text(${list}) as entry where entry ilike ${pattern})`;
  return or(
    like(guidanceDocument.title),
    like(guidanceDocument.summary),
    like(guidanceDocument.therapeuticArea),
    inList(guidanceDocument.topic),
    inList(guidanceDocument.fdaOrganization),
  );
}

const holds = (list: PgColumn, entry: string) =>
  sql`exists (select from jsonb_array_elements_text(${list}) as entry where lower(entry) = lower(${entry}))`;
