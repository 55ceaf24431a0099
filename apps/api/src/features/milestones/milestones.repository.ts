import type { MilestoneFilter, MilestoneFilters } from "@clausewise/contracts";
import { and, asc, desc, eq, getTableColumns, gte, ilike, lte, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { containing } from "../../platform/database/like.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { owned, ownedBy, ownerIn, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import { by, pageOf, type ListOrder } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { milestone } from "./milestones.table.ts";
import type { Reader } from "./reader.ts";

const row = { ...withoutOwner(getTableColumns(milestone)), owner: ownerIn(milestone) };

export type MilestoneRow = Unowned<typeof milestone.$inferSelect> & { owner: string };
/** What is left out stays as it is. */
type Changed = { [Field in keyof NewMilestoneRow]?: NewMilestoneRow[Field] | undefined };
export type NewMilestoneRow = Omit<MilestoneRow, "id" | "owner">;

const mayRead = ({ viewer, shared }: Reader) => or(owned(milestone, viewer), oneOf(milestone.id, [...shared.keys()]));

const orders: Record<MilestoneFilter["sort"], ListOrder> = {
  planned: by(milestone.plannedDate, milestone.id, "ascending"),
  latest: by(milestone.plannedDate, milestone.id, "descending"),
  changed: by(milestone.changed_at, milestone.id, "descending"),
  name: by(milestone.name, milestone.id, "ascending"),
};

const whoseOf = (viewer: Viewer): SQL<string> => sql`case when ${owned(milestone, viewer)} then 'own' else 'shared' end`;

/** What each filter asks for that counts its values. */
const conditions = ({ viewer }: Reader, { status, type, country, protocolId, whose }: MilestoneFilters) => ({
  status: status && eq(milestone.status, status),
  type: type && eq(milestone.type, type),
  country: country ? eq(milestone.country, country) : undefined,
  protocolId: protocolId ? eq(milestone.protocolId, protocolId) : undefined,
  whose: whose && sql`${whoseOf(viewer)} = ${whose}`,
});

/** True of the milestones among which a list looks, whatever its filters. */
function searched(reader: Reader, { search, from, until }: MilestoneFilters) {
  const words = search?.trim() ? containing(search) : null;
  return and(
    mayRead(reader),
    words === null
      ? undefined
      : or(...[milestone.name, milestone.notes, milestone.responsiblePerson, milestone.protocolId].map((column) => ilike(column, words))),
    from ? gte(milestone.plannedDate, from) : undefined,
    until ? lte(milestone.plannedDate, until) : undefined,
  );
}

const wanted = (reader: Reader, filters: MilestoneFilters) => and(searched(reader, filters), ...Object.values(conditions(reader, filters)));

export function listMilestones(database: Database, reader: Reader, filter: MilestoneFilter, total: number) {
  return pageOf(filter, orders[filter.sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...row, ...columns(sql<number>`${total}::int`) })
      .from(milestone)
      .where(and(wanted(reader, filter), after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** How many milestones there are of each kind among which a list looks: all are gone through once. */
export const countAlike = (database: Database, reader: Reader, filters: MilestoneFilters) =>
  database
    .select({
      status: milestone.status,
      type: milestone.type,
      country: milestone.country,
      protocolId: milestone.protocolId,
      whose: whoseOf(reader.viewer),
      count: sql<number>`count(*)::int`,
    })
    .from(milestone)
    .where(searched(reader, filters))
    .groupBy(sql`1, 2, 3, 4, 5`);

/** Those that filters leave, by day. */
export const readFiltered = (database: Database, reader: Reader, filters: MilestoneFilters, limit: number): Promise<MilestoneRow[]> =>
  database.select(row).from(milestone).where(wanted(reader, filters)).orderBy(asc(milestone.plannedDate), asc(milestone.id)).limit(limit);

export const countFiltered = (database: Database, reader: Reader, filters: MilestoneFilters): Promise<number> =>
  database.$count(milestone, wanted(reader, filters));

/** One that the viewer may read; for changing it where `tx` is a transaction that says so. */
export async function findMilestone(database: Database, reader: Reader, id: string): Promise<MilestoneRow | null> {
  const [found] = await database
    .select(row)
    .from(milestone)
    .where(and(eq(milestone.id, id), mayRead(reader)));
  return found ?? null;
}

export async function lockMilestone(tx: Database, reader: Reader, id: string): Promise<MilestoneRow | null> {
  const [found] = await tx
    .select(row)
    .from(milestone)
    .where(and(eq(milestone.id, id), mayRead(reader)))
    .for("update");
  return found ?? null;
}

/** Those of a person's with some ids. */
export const readOwn = (database: Database, owner: Viewer, ids: readonly string[]): Promise<MilestoneRow[]> =>
  database
    .select(row)
    .from(milestone)
    .where(and(owned(milestone, owner), oneOf(milestone.id, ids)))
    .orderBy(asc(milestone.plannedDate), asc(milestone.id));

export const countOwn = (tx: Database, owner: Viewer): Promise<number> => tx.$count(milestone, owned(milestone, owner));

/** Whether a person made milestones from a checklist before. */
export async function isPlanned(tx: Database, owner: Viewer, checklistId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: milestone.id })
    .from(milestone)
    .where(and(owned(milestone, owner), eq(milestone.checklist_id, checklistId)))
    .limit(1);
  return found !== undefined;
}

export const insertMilestone = async (tx: Database, owner: Viewer, given: NewMilestoneRow): Promise<MilestoneRow> =>
  first(
    await tx
      .insert(milestone)
      .values({ ...given, ...ownedBy(owner) })
      .returning(row),
  );

export const updateMilestone = async (tx: Database, owner: Viewer, id: string, given: Changed): Promise<MilestoneRow> =>
  first(
    await tx
      .update(milestone)
      .set(given)
      .where(and(owned(milestone, owner), eq(milestone.id, id)))
      .returning(row),
  );

export async function deleteMilestone(tx: Database, owner: Viewer, id: string): Promise<boolean> {
  const gone = await tx
    .delete(milestone)
    .where(and(owned(milestone, owner), eq(milestone.id, id)))
    .returning({ id: milestone.id });
  return gone.length > 0;
}

/** As many as a calendar that is followed holds, those of the latest days. */
const mostFollowed = 2000;

export const readFollowed = (database: Database, viewer: Viewer, shared: readonly string[]): Promise<MilestoneRow[]> =>
  database
    .select(row)
    .from(milestone)
    .where(or(owned(milestone, viewer), oneOf(milestone.id, shared)))
    .orderBy(desc(milestone.plannedDate), milestone.id)
    .limit(mostFollowed);
