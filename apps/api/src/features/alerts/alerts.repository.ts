import type { AlertFilter, NewAlert } from "@clausewise/contracts";
import { and, eq, getTableColumns, gte, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy } from "../../platform/database/owned.ts";
import { byCreation, pageOf } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { alert } from "./alerts.table.ts";

/** What each filter asks for. */
const conditions = ({ severity, type }: AlertFilter) => ({
  severity: severity && eq(alert.severity_level, severity),
  type: type && eq(alert.alert_type, type),
});
type Facet = keyof ReturnType<typeof conditions>;

const columnOf = { severity: alert.severity_level, type: alert.alert_type } satisfies Record<Facet, unknown>;

export async function listAlerts(database: Database, viewer: Viewer, filter: AlertFilter) {
  const { severity, type } = conditions(filter);
  const wanted = and(owned(alert, viewer), severity, type);
  const [page, ofSeverity, ofType] = await Promise.all([
    pageOf(filter, byCreation(alert)[filter.sort], ({ columns, after, orderBy, limit }) =>
      database
        .select({ ...getTableColumns(alert), ...columns(database.$count(alert, wanted)) })
        .from(alert)
        .where(and(wanted, after))
        .orderBy(...orderBy)
        .limit(limit),
    ),
    readFacet(database, "severity", and(owned(alert, viewer), type)),
    readFacet(database, "type", and(owned(alert, viewer), severity)),
  ]);
  return { ...page, facets: { severity: ofSeverity, type: ofType } };
}

/** What each value of a filter would leave of the rows that the other filter leaves, most frequent first. */
const readFacet = (database: Database, facet: Facet, wanted: SQL | undefined) =>
  database
    .select({ value: columnOf[facet], count: sql<number>`count(*)::int` })
    .from(alert)
    .where(wanted)
    .groupBy(columnOf[facet])
    .orderBy(sql`2 desc, 1`);

/** How many were made since then, as a part of a statement. */
export const countRecentAlerts = (database: Database, viewer: Viewer, since: string) =>
  database.$count(alert, and(owned(alert, viewer), gte(alert.created_at, since)));

export const insertAlert = async (tx: Database, viewer: Viewer, input: z.output<typeof NewAlert>, now: string) =>
  first(
    await tx
      .insert(alert)
      .values({ ...input, ...ownedBy(viewer), created_at: now })
      .returning(),
  );
