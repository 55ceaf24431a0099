import type { Step } from "@clausewise/official";
import { and, asc, countDistinct, eq, isNotNull, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { oneOfTexts } from "../../platform/database/one-of.ts";
import { officialStep, officialText } from "./official.table.ts";

export type StoredStep = typeof officialStep.$inferSelect;

/** Tries in different looks after which a step is left as it is. */
const mostTries = 3;

const of = (sourceId: string, key: string) => and(eq(officialStep.source_id, sourceId), eq(officialStep.key, key));

export async function dropSteps(tx: Database, sourceId: string): Promise<void> {
  await tx.delete(officialStep).where(eq(officialStep.source_id, sourceId));
}

/** Steps that were done once are not done again in the same plan. */
export async function addSteps(tx: Database, sourceId: string, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map(({ key, kind, url, order, label, about, headers }) => ({
    source_id: sourceId,
    key,
    kind,
    url,
    order,
    label,
    about: { ...about },
    headers: { ...headers },
    state: "waiting" as const,
  }));
  await tx.insert(officialStep).values(rows).onConflictDoNothing();
}

/** The step whose turn it is, of those that were not tried in vain since the look began; null where none is left. */
export async function nextStep(database: Database, sourceId: string, begunAt: string): Promise<StoredStep | null> {
  const untried = or(isNull(officialStep.tried_at), lt(officialStep.tried_at, begunAt));
  const [row] = await database
    .select()
    .from(officialStep)
    .where(and(eq(officialStep.source_id, sourceId), eq(officialStep.state, "waiting"), untried))
    .orderBy(asc(officialStep.order), asc(officialStep.key))
    .limit(1);
  return row ?? null;
}

export async function endStep(tx: Database, { source_id, key }: StoredStep, answerId: string | null): Promise<void> {
  await tx.update(officialStep).set({ state: "done", answer_id: answerId, problem: null }).where(of(source_id, key));
}

/** Notes that a step failed in a look; once too often, it is left. */
export async function failStep(database: Database, { source_id, key, tries }: StoredStep, problem: string, at: string): Promise<void> {
  const state = tries + 1 >= mostTries ? "failed" : "waiting";
  await database
    .update(officialStep)
    .set({ state, tries: tries + 1, tried_at: at, problem })
    .where(of(source_id, key));
}

export const readSteps = (database: Database, sourceId: string, state: StoredStep["state"]): Promise<StoredStep[]> =>
  database
    .select()
    .from(officialStep)
    .where(and(eq(officialStep.source_id, sourceId), eq(officialStep.state, state)))
    .orderBy(asc(officialStep.order), asc(officialStep.key));

/** Steps that have not been done, whether or not they are tried again. */
export const readOpen = (database: Database, sourceId: string): Promise<StoredStep[]> =>
  database
    .select()
    .from(officialStep)
    .where(and(eq(officialStep.source_id, sourceId), ne(officialStep.state, "done")))
    .orderBy(asc(officialStep.order), asc(officialStep.key));

/** Steps that nobody gets an answer to any longer, or has not got yet after a try in vain. */
export const readGaps = (database: Database, sourceId: string): Promise<StoredStep[]> =>
  database
    .select()
    .from(officialStep)
    .where(and(eq(officialStep.source_id, sourceId), ne(officialStep.state, "done"), isNotNull(officialStep.problem)))
    .orderBy(asc(officialStep.order), asc(officialStep.key));

/**
 * How many things a plan asks for, each of which may take several steps, and how many of them have come to an end, by source.
 * What a text was before, which steps of some kinds ask for, is another thing than what it is.
 */
export async function countSteps(database: Database, earlier: readonly string[]): Promise<Map<string, { done: number; total: number }>> {
  const thing = sql`(${officialStep.label}, ${oneOfTexts(officialStep.kind, earlier)})`;
  const waiting = sql`count(distinct ${thing}) filter (where ${eq(officialStep.state, "waiting")})`;
  const rows = await database
    .select({
      id: officialStep.source_id,
      total: countDistinct(thing),
      done: sql`count(distinct ${thing}) - ${waiting}`.mapWith(Number),
    })
    .from(officialStep)
    .groupBy(officialStep.source_id);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** What is asked for next, by source. */
export async function readNext(database: Database): Promise<Map<string, string>> {
  const rows = await database
    .selectDistinctOn([officialStep.source_id], { id: officialStep.source_id, label: officialStep.label })
    .from(officialStep)
    .where(eq(officialStep.state, "waiting"))
    .orderBy(asc(officialStep.source_id), asc(officialStep.order), asc(officialStep.key));
  return new Map(rows.map(({ id, label }) => [id, label]));
}

/** How many things are still to come that no text of the source stands for yet, by source. */
export async function countToCome(database: Database): Promise<Map<string, number>> {
  const { source_id, identifier } = officialText;
  const held = database
    .select({ one: sql`1` })
    .from(officialText)
    .where(and(eq(source_id, officialStep.source_id), eq(identifier, officialStep.label)));
  const rows = await database
    .select({ id: officialStep.source_id, left: countDistinct(officialStep.label) })
    .from(officialStep)
    .where(and(eq(officialStep.state, "waiting"), notExists(held)))
    .groupBy(officialStep.source_id);
  return new Map(rows.map(({ id, left }) => [id, left]));
}
