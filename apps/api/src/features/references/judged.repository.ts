import { and, asc, eq, ne } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import type { JudgedStretch } from "./reference-checker.ts";
import { judgedStretch } from "./references.table.ts";

const { nth, count, judged } = judgedStretch;

/** What was judged of a check on a day, without what comes behind a gap; what was judged on another day is forgotten. */
export async function readJudged(database: Database, checkId: string, asOf: string): Promise<JudgedStretch[]> {
  await database.delete(judgedStretch).where(and(eq(judgedStretch.check_id, checkId), ne(judgedStretch.as_of, asOf)));
  const rows = await database
    .select({ nth, count, judged })
    .from(judgedStretch)
    .where(eq(judgedStretch.check_id, checkId))
    .orderBy(asc(nth));
  const ends = rows.map((row) => row.nth + row.count);
  const gap = rows.findIndex((row, at) => row.nth !== (ends[at - 1] ?? 0));
  return gap < 0 ? rows : rows.slice(0, gap);
}

/** Keeps a stretch that was judged in the place of an earlier one of the same references. */
export async function keepJudged(database: Database, checkId: string, asOf: string, stretch: JudgedStretch): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.delete(judgedStretch).where(and(eq(judgedStretch.check_id, checkId), eq(nth, stretch.nth)));
    await tx.insert(judgedStretch).values({ ...stretch, judged: [...stretch.judged], check_id: checkId, as_of: asOf });
  });
}

/** Forgets what was judged of a check that is done. */
export const forgetJudged = (tx: Database, checkId: string) => tx.delete(judgedStretch).where(eq(judgedStretch.check_id, checkId));
