import type { AlertFilter, NewAlert } from "@clausewise/contracts";
import { and, eq, getTableColumns, gte } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy } from "../../platform/database/owned.ts";
import { byCreation, pageOf } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { alert } from "./alerts.table.ts";

export function listAlerts(database: Database, viewer: Viewer, { severity, type, sort, ...part }: AlertFilter) {
  const wanted = and(
    owned(alert, viewer),
    severity ? eq(alert.severity_level, severity) : undefined,
    type ? eq(alert.alert_type, type) : undefined,
  );
  return pageOf(part, byCreation(alert)[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...getTableColumns(alert), ...columns(database.$count(alert, wanted)) })
      .from(alert)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

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
