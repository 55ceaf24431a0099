import type { GuidanceFilter } from "@clausewise/contracts";
import { and, asc, eq, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import { containing } from "../../platform/database/like.ts";
import { guidanceDocument } from "./guidance.table.ts";

const newestFirst = [sql`${guidanceDocument.issueDate} desc nulls last`, asc(guidanceDocument.title), asc(guidanceDocument.id)];

export const listGuidance = (database: Database) =>
  database
    .select()
    .from(guidanceDocument)
    .orderBy(...newestFirst);

export const searchGuidance = (database: Database, { query, status, organization, topic }: z.output<typeof GuidanceFilter>) =>
  database
    .select()
    .from(guidanceDocument)
    .where(
      and(
        query.trim() === "" ? undefined : mentions(query),
        status ? eq(guidanceDocument.guidanceStatus, status) : undefined,
        organization ? holds(guidanceDocument.fdaOrganization, organization) : undefined,
        topic ? holds(guidanceDocument.topic, topic) : undefined,
      ),
    )
    .orderBy(...newestFirst);

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
