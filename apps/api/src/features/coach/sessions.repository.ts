import type { CoachSessionFilter } from "@clausewise/contracts";
import { and, desc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import { byCreation, pageOf } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { coachSession } from "./coach.table.ts";

const row = withoutOwner(getTableColumns(coachSession));

export type SessionRow = Unowned<typeof coachSession.$inferSelect>;

export const insertSession = async (tx: Database, viewer: Viewer, given: Omit<SessionRow, "id">): Promise<SessionRow> =>
  first(
    await tx
      .insert(coachSession)
      .values({ ...given, ...ownedBy(viewer) })
      .returning(row),
  );

export const countSessions = (database: Database, viewer: Viewer): Promise<number> =>
  database.$count(coachSession, owned(coachSession, viewer));

/** The answer that was given last in a conversation of the viewer's. */
export async function lastAnswerOf(database: Database, viewer: Viewer, conversation: string): Promise<string | null> {
  const [last] = await database
    .select({ answer_id: coachSession.answer_id })
    .from(coachSession)
    .where(and(owned(coachSession, viewer), eq(coachSession.conversation, conversation)))
    .orderBy(desc(coachSession.created_at), desc(coachSession.id))
    .limit(1);
  return last?.answer_id ?? null;
}

export function listSessions(database: Database, viewer: Viewer, { conversation, sort, ...part }: CoachSessionFilter) {
  const wanted = and(owned(coachSession, viewer), conversation ? eq(coachSession.conversation, conversation) : undefined);
  return pageOf(part, byCreation(coachSession)[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...row, ...columns(database.$count(coachSession, wanted)) })
      .from(coachSession)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}
