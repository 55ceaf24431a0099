import type { WorkState } from "@clausewise/contracts";
import { and, count, desc, eq, inArray, max, ne, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { LRUCache } from "lru-cache";
import type { Database } from "../../platform/database/client.ts";
import { owned } from "../../platform/database/owned.ts";
import { everybodys } from "../../platform/database/readable.ts";
import type { Alike } from "../../platform/listing/counted-by.ts";
import type { Viewer } from "../../service.ts";
import { alertAssignment } from "./alert-assignments.table.ts";
import { alertWork } from "./alert-work.table.ts";
import { alert } from "./alerts.table.ts";
import { alertMatch, alertReader } from "./watch.table.ts";

export const alertFacets = ["work", "assigned", "whose", "severity", "type"] as const;
export type AlikeAlerts = Alike<(typeof alertFacets)[number]>;

/** True of the alerts that a viewer may read: their own, and those for everybody. */
export const mayRead = (viewer: Viewer) => or(owned(alert, viewer), everybodys(alert));

export const matchOf = (viewer: Viewer) => and(eq(alertMatch.alert_id, alert.id), owned(alertMatch, viewer));

/** Of which part of a viewer's alerts one is; null of none. */
const whoseOf = (viewer: Viewer): SQL<string | null> =>
  sql`case when ${owned(alert, viewer)} then 'own' when ${alertMatch.of_product} then 'products' end`;

/** True of the alerts whose ids are selected, which is done once: as a join it would be done for each alert that a list walks by. */
export const among = (ids: SQLWrapper): SQL => sql`(${inArray(alert.id, ids)}) is true`;

/** True of the alerts that somebody assigned to the viewer. */
export const isAssigned = (viewer: Viewer): SQL =>
  among(new QueryBuilder().select({ id: alertAssignment.alert_id }).from(alertAssignment).where(owned(alertAssignment, viewer)));

/** What alerts hold of each filter but of the work on them, which stands in rows of its own. */
export const facetsOf = (viewer: Viewer) => ({
  assigned: sql<string | null>`case when ${isAssigned(viewer)} then 'me' end`,
  whose: whoseOf(viewer),
  severity: sql<string | null>`${alert.severity_level}`,
  type: sql<string | null>`${alert.alert_type}`,
});

/** The alerts on which the viewer works, each with where that stands. */
export const workedBy = (database: Database, viewer: Viewer) =>
  database
    .selectDistinctOn([alertWork.alert_id], { alert_id: alertWork.alert_id, state: alertWork.state })
    .from(alertWork)
    .where(owned(alertWork, viewer))
    .orderBy(alertWork.alert_id, desc(alertWork.version))
    .as("worked");

const counted = sql<number>`count(*)::int`;

/** How many alerts there are of each kind for a viewer: all are gone through once. */
async function countAlike(database: Database, viewer: Viewer): Promise<AlikeAlerts[]> {
  const worked = workedBy(database, viewer);
  const facets = facetsOf(viewer);
  const [all, onThose] = await Promise.all([
    database
      .select({ ...facets, count: counted })
      .from(alert)
      .leftJoin(alertMatch, matchOf(viewer))
      .where(mayRead(viewer))
      .groupBy(sql`1, 2, 3, 4`),
    database
      .select({ ...facets, work: sql<WorkState>`${worked.state}`, count: counted })
      .from(worked)
      .innerJoin(alert, eq(alert.id, worked.alert_id))
      .leftJoin(alertMatch, matchOf(viewer))
      .where(and(mayRead(viewer), ne(worked.state, "open")))
      .groupBy(sql`1, 2, 3, 4, 5`),
  ]);
  // All others stand open: they are those that are left of all.
  const others = [...all, ...onThose.map((one) => ({ ...one, count: -one.count }))].map((one) => ({ ...one, work: "open" }));
  return [...onThose, ...others];
}

/** Another one whenever the counts may be others: alerts came or went, the watch held them against the viewer anew, work was done, or one was assigned. */
async function markOf(database: Database, viewer: Viewer): Promise<string> {
  const { mark, upto } = alertReader;
  const [row] = await database
    .select({
      newest: max(alert.created_at),
      alerts: count(),
      reader: sql`(select row(${mark}, ${upto})::text from ${alertReader} where ${owned(alertReader, viewer)})`,
      work: sql`(select count(*) from ${alertWork} where ${owned(alertWork, viewer)})`,
      assigned: sql`(select count(*) from ${alertAssignment} where ${owned(alertAssignment, viewer)})`,
    })
    .from(alert);
  return JSON.stringify(row);
}

/** People whose counts are kept. */
const kept = 100;

/** How many alerts of each kind somebody may read: the very same counts until these or the alerts themselves may be others. */
type AlertCounts = (viewer: Viewer) => Promise<readonly AlikeAlerts[]>;

/** Counts alerts anew only where something changed since: a list is asked for more often than it changes. */
export function createAlertCounts(database: Database): AlertCounts {
  const byPerson = new LRUCache<string, { mark: string; counts: readonly AlikeAlerts[] }>({ max: kept });
  return async (viewer) => {
    const mark = await markOf(database, viewer);
    const known = byPerson.get(viewer.id);
    if (known?.mark === mark) return known.counts;
    const counts = await countAlike(database, viewer);
    byPerson.set(viewer.id, { mark, counts });
    return counts;
  };
}
