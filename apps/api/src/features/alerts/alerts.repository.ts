import type { AlertFilter, NewAlert, WorkState } from "@clausewise/contracts";
import { and, asc, desc, eq, getTableColumns, gte, isNotNull, ne, notInArray, or, sql, type SQL } from "drizzle-orm";
import { QueryBuilder, unionAll } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, ownedByNobody, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import { everybodys } from "../../platform/database/readable.ts";
import { byCreation, pageOf, type ListOrder, type ListPart } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { alertAssignment } from "./alert-assignments.table.ts";
import { alertWork } from "./alert-work.table.ts";
import { alert } from "./alerts.table.ts";
import { alertFacets, type AlikeAlerts, among, facetsOf, isAssigned, matchOf, mayRead, workedBy } from "./alert-counts.repository.ts";
import { countedBy } from "../../platform/listing/counted-by.ts";
import { alertMatch } from "./watch.table.ts";

const { published_by: _, ...said } = withoutOwner(getTableColumns(alert));

/** Where the viewer's work on an alert stands, as its newest step says. */
const workOn = (viewer: Viewer): SQL<WorkState> =>
  sql`coalesce((select ${alertWork.state} from ${alertWork} where ${and(eq(alertWork.alert_id, alert.id), owned(alertWork, viewer))}
    order by ${alertWork.version} desc limit 1), 'open')`;

/** Stands for whoever is gone. */
export const nobodyLeft = "gone";

/** The id of who assigned an alert to the viewer, or that they are gone; null where nobody did. */
const assignerOf = (viewer: Viewer): SQL<string | null> =>
  sql`(select coalesce(${alertAssignment.assigned_by}::text, ${nobodyLeft}) from ${alertAssignment}
    where ${and(eq(alertAssignment.alert_id, alert.id), owned(alertAssignment, viewer))})`;

const shown = (viewer: Viewer) => ({
  ...said,
  is_own: sql<boolean>`${owned(alert, viewer)} is true`,
  reasons: alertMatch.reasons,
  work: workOn(viewer),
  assigner: assignerOf(viewer),
});

/** An alert, and why it concerns the viewer; null where it does not. */
export type StoredAlert = Unowned<Omit<typeof alert.$inferSelect, "published_by">> & {
  is_own: boolean;
  reasons: string[] | null;
  work: WorkState;
  assigner: string | null;
};

/** Days that a calendar holds at most. */
const mostDeadlines = 500;

/** True of the alerts that the watch found for the viewer: looked up among these, so that lists walk by time alone. */
const isMatched = (viewer: Viewer, because?: SQL): SQL =>
  among(
    new QueryBuilder()
      .select({ id: alertMatch.alert_id })
      .from(alertMatch)
      .where(and(owned(alertMatch, viewer), because)),
  );

/** True of those that concern a product of the viewer's, and that they did not write. */
const isOfProducts = (viewer: Viewer): SQL | undefined => and(everybodys(alert), isMatched(viewer, eq(alertMatch.of_product, true)));

/** True of the alerts that concern the viewer, that they wrote, or that were assigned to them. */
const concerns = (viewer: Viewer) => or(owned(alert, viewer), isMatched(viewer), isAssigned(viewer));

function wantedOf(database: Database, viewer: Viewer, { work, assigned, whose, severity, type }: AlertFilter): SQL | undefined {
  const facets = facetsOf(viewer);
  return and(
    work && isWorked(database, viewer, work),
    assigned && isAssigned(viewer),
    whose && (whose === "own" ? owned(alert, viewer) : isOfProducts(viewer)),
    severity && eq(facets.severity, severity),
    type && eq(facets.type, type),
  );
}

/** Looked up among the few alerts that are worked on, never for each alert by itself. */
function isWorked(database: Database, viewer: Viewer, state: WorkState): SQL {
  const worked = workedBy(database, viewer);
  const those = (condition: SQL) => database.select({ id: worked.alert_id }).from(worked).where(condition);
  return state === "open" ? notInArray(alert.id, those(ne(worked.state, "open"))) : among(those(eq(worked.state, state)));
}

/** Longer than any time in seconds: what concerns the viewer stands before all else, each part by time. */
const ahead = 1e10;

const epoch = sql`date_part('epoch', ${alert.created_at})`;

/** The key of those that stand alike before others, or not. */
const timeKey = (before: number) => sql<string>`(${epoch} + ${before}::float8)::text`;

const relevant = (viewer: Viewer): ListOrder => ({
  key: sql`(${epoch} + case when ${concerns(viewer)} then ${ahead}::float8 else 0 end)`,
  type: "float8",
  id: alert.id,
  direction: "descending",
});

const orderOf = (viewer: Viewer, sort: AlertFilter["sort"]): ListOrder =>
  sort === "relevant" ? relevant(viewer) : byCreation(alert)[sort];

/** In place of a count of the rows, which stands in the counts of all filters. */
const countedApart = sql<number>`0`;

/** Selects from the alerts of a page, before what is shown of them is read. */
function pickFrom(database: Database, viewer: Viewer, filter: AlertFilter, part: ListPart) {
  const { sort, whose } = filter;
  const wanted = and(mayRead(viewer), wantedOf(database, viewer, filter), part.after);
  const pick = (of: SQL | undefined, sortKey: SQL<string>, orderBy: SQL[]) =>
    database
      .select({ id: alert.id, sort_key: sortKey.as("sort_key") })
      .from(alert)
      .where(and(wanted, of))
      .orderBy(...orderBy)
      .limit(part.limit);
  if (sort !== "relevant") {
    const picked = pick(undefined, sql`${alert.created_at}::text`, part.orderBy).as("picked");
    return { picked, select: database };
  }
  // Each part of the relevant ones is walked by time, and what concerns nobody only where the others do not fill the page.
  const newest = [desc(alert.created_at), desc(alert.id)];
  const concerning = database.$with("concerning").as(pick(whose === undefined ? concerns(viewer) : undefined, timeKey(ahead), newest));
  if (whose !== undefined) return { picked: concerning, select: database.with(concerning) };
  const isLeft = sql`(select count(*) from ${concerning}) < ${part.limit}`;
  const others = pick(and(isLeft, sql`(${concerns(viewer)}) is not true`), timeKey(0), newest);
  const picked = unionAll(database.select({ id: concerning.id, sort_key: concerning.sort_key }).from(concerning), others).as("picked");
  return { picked, select: database.with(concerning) };
}

/** A page of the alerts that a viewer may read, of whom it is counted how many of each kind there are. */
export async function listAlerts(database: Database, viewer: Viewer, filter: AlertFilter, counted: readonly AlikeAlerts[]) {
  const order = orderOf(viewer, filter.sort);
  const inOrder = order.direction === "ascending" ? asc : desc;
  const page = await pageOf(filter, order, (part) => {
    const { picked, select } = pickFrom(database, viewer, filter, part);
    return select
      .select({ ...shown(viewer), sort_key: picked.sort_key, list_total: countedApart })
      .from(picked)
      .innerJoin(alert, eq(alert.id, picked.id))
      .leftJoin(alertMatch, matchOf(viewer))
      .orderBy(inOrder(sql`${picked.sort_key}::${sql.raw(order.type)}`), inOrder(alert.id))
      .limit(part.limit);
  });
  return { ...page, ...countedBy(alertFacets, counted, filter) };
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
  return { ...first(added), is_own: true, reasons: null, work: "open", assigner: null };
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
