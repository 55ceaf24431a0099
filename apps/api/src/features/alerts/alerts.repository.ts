import type { AlertType, NewAlert, Severity } from "@clausewise/contracts";
import { and, count, desc, eq, gte } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import { first } from "../../platform/database/rows.ts";
import { alert } from "./alerts.table.ts";

export interface AlertFilter {
  severity?: Severity | undefined;
  type?: AlertType | undefined;
}

export const listAlerts = (database: Database, ownerId: string, { severity, type }: AlertFilter) =>
  database
    .select()
    .from(alert)
    .where(
      and(
        eq(alert.owner_id, ownerId),
        severity ? eq(alert.severity_level, severity) : undefined,
        type ? eq(alert.alert_type, type) : undefined,
      ),
    )
    .orderBy(desc(alert.created_at), desc(alert.id));

export async function insertAlert(tx: Database, ownerId: string, input: z.output<typeof NewAlert>, now: string) {
  const [row] = await tx
    .insert(alert)
    .values({ ...input, owner_id: ownerId, created_at: now })
    .returning();
  if (!row) throw new Error("the alert was not stored");
  return row;
}

export async function countAlertsSince(database: Database, ownerId: string, since: string): Promise<number> {
  const rows = await database
    .select({ n: count() })
    .from(alert)
    .where(and(eq(alert.owner_id, ownerId), gte(alert.created_at, since)));
  return first(rows).n;
}
