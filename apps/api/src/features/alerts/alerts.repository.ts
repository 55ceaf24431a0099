import type { AlertFilter, NewAlert, WorkState } from "@clausewise/contracts";
import { and, desc, eq, getTableColumns, gte, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, ownedByNobody, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import { byCreation, pageOf, type ListOrder } from "../../platform/database/page.ts";
import { everybodys } from "../../platform/database/readable.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { alertWork } from "./alert-work.table.ts";
import { alert } from "./alerts.table.ts";
import { alertMatch } from "./watch.table.ts";

const { published_by: _, ...said } = withoutOwner(getTableColumns(alert));
const shown = (viewer: Viewer) => ({
  ...said,
  is_own: sql<boolean>`${owned(alert, viewer)} is true`,
  reasons: alertMatch.reasons,
  work: workOn(viewer),
});

/** An alert, and why it concerns the viewer; null where it does not. */
export type StoredAlert = Unowned<Omit<typeof alert.$inferSelect, "published_by">> & {
  is_own: boolean;
  reasons: string[] | null;
  work: WorkState;
};

/** Where the viewer's work on an alert stands, as its newest step says. */
const workOn = (viewer: Viewer): SQL<WorkState> =>
  sql`coalesce((select ${alertWork.state} from ${alertWork} where ${and(eq(alertWork.alert_id, alert.id), owned(alertWork, viewer))}
    order by ${alertWork.version} desc limit 1), 'open')`;

const matchOf = (viewer: Viewer) => and(eq(alertMatch.alert_id, alert.id), owned(alertMatch, viewer));

/** Days that a calendar holds at most. */
const mostDeadlines = 500;

/** True of the alerts that a viewer may read: their own, and those for everybody. */
const mayRead = (viewer: Viewer) => or(owned(alert, viewer), everybodys(alert));

/** True of the alerts that concern the viewer, or that they wrote. */
const concerns = (viewer: Viewer) => or(owned(alert, viewer), isNotNull(alertMatch.alert_id));

/** What each filter asks for. */
const conditions = (viewer: Viewer, { severity, type, whose, work }: AlertFilter) => ({
  work: work && eq(workOn(viewer), work),
  whose: whose && eq(whoseOf(viewer), whose),
  severity: severity && eq(alert.severity_level, severity),
  type: type && eq(alert.alert_type, type),
});
type Facet = keyof ReturnType<typeof conditions>;

/** Of which part of a viewer's alerts one is; null of none. */
const whoseOf = (viewer: Viewer): SQL<string | null> =>
  sql`case when ${owned(alert, viewer)} then 'own' when ${alertMatch.of_product} then 'products' end`;

/** Longer than any time in seconds: what concerns the viewer stands before all else, each part by time. */
const ahead = 1e10;

const relevant = (viewer: Viewer): ListOrder => ({
  key: sql`(extract(epoch from ${alert.created_at}) + case when ${concerns(viewer)} then ${ahead}::numeric else 0 end)`,
  type: "numeric",
  id: alert.id,
  direction: "descending",
});

const orderOf = (viewer: Viewer, sort: AlertFilter["sort"]): ListOrder =>
  sort === "relevant" ? relevant(viewer) : byCreation(alert)[sort];

export async function listAlerts(database: Database, viewer: Viewer, filter: AlertFilter) {
  const among = conditions(viewer, filter);
  const wanted = and(mayRead(viewer), ...Object.values(among));
  const total = sql<number>`(select count(*)::int from ${alert} left join ${alertMatch} on ${matchOf(viewer)} where ${wanted})`;
  const facet = (name: Facet) => readFacet(database, viewer, name, and(mayRead(viewer), ...othersOf(among, name)));
  const [page, work, whose, severity, type] = await Promise.all([
    pageOf(filter, orderOf(viewer, filter.sort), ({ columns, after, orderBy, limit }) =>
      database
        .select({ ...shown(viewer), ...columns(total) })
        .from(alert)
        .leftJoin(alertMatch, matchOf(viewer))
        .where(and(wanted, after))
        .orderBy(...orderBy)
        .limit(limit),
    ),
    facet("work"),
    facet("whose"),
    facet("severity"),
    facet("type"),
  ]);
  return { ...page, facets: { work, whose, severity, type } };
}

const othersOf = (among: ReturnType<typeof conditions>, name: Facet): (SQL | undefined)[] =>
  Object.entries(among).flatMap(([of, condition]) => (of === name ? [] : [condition]));

/** What each value of a filter would leave of the rows that the others leave, most frequent first. */
async function readFacet(database: Database, viewer: Viewer, facet: Facet, wanted: SQL | undefined) {
  const values = {
    work: workOn(viewer),
    whose: whoseOf(viewer),
    severity: sql<string>`${alert.severity_level}`,
    type: sql<string>`${alert.alert_type}`,
  };
  const value = values[facet];
  const rows = await database
    .select({ value: sql<string | null>`${value}`, count: sql<number>`count(*)::int` })
    .from(alert)
    .leftJoin(alertMatch, matchOf(viewer))
    .where(wanted)
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`);
  return rows.flatMap(({ value: of, count }) => (of === null ? [] : [{ value: of, count }]));
}

/** One that the viewer may read; null where there is none of that id. */
export async function findAlert(database: Database, viewer: Viewer, id: string): Promise<StoredAlert | null> {
  const [row] = await database
    .select(shown(viewer))
    .from(alert)
    .leftJoin(alertMatch, matchOf(viewer))
    .where(and(mayRead(viewer), eq(alert.id, id)));
  return row ?? null;
}

/** The days from which alerts that concern the viewer take effect, the last day first. */
export async function readDeadlines(database: Database, viewer: Viewer) {
  const { id, title, description, effective_date, created_at } = alert;
  const rows = await database
    .select({ id, title, description, day: effective_date, created_at })
    .from(alert)
    .leftJoin(alertMatch, matchOf(viewer))
    .where(and(mayRead(viewer), concerns(viewer), isNotNull(effective_date)))
    .orderBy(desc(effective_date), id)
    .limit(mostDeadlines);
  return rows.flatMap(({ day, ...row }) => (day === null ? [] : [{ ...row, day }]));
}

/** How many there are since a time that concern a person or are their own, as a part of a statement. */
export const countRecentAlerts = (viewer: Viewer, since: string) =>
  sql<number>`(select count(*)::int from ${alert} left join ${alertMatch} on ${matchOf(viewer)}
    where ${and(mayRead(viewer), concerns(viewer), gte(alert.created_at, since))})`;

export async function insertAlert(tx: Database, viewer: Viewer, input: z.output<typeof NewAlert>, now: string): Promise<StoredAlert> {
  const added = await tx
    .insert(alert)
    .values({ ...input, ...ownedBy(viewer), created_at: now })
    .returning(said);
  return { ...first(added), is_own: true, reasons: null, work: "open" };
}

/** Makes one of the viewer's own everybody's, from now on; false where it is none of theirs. */
export async function setPublished(tx: Database, viewer: Viewer, id: string, now: string): Promise<boolean> {
  const changed = await tx
    .update(alert)
    .set({ ...ownedByNobody, published_by: viewer.id, created_at: now })
    .where(and(owned(alert, viewer), eq(alert.id, id)))
    .returning({ id: alert.id });
  return changed.length > 0;
}
