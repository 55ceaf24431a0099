import type { AccessToken, NewAccessToken } from "@clausewise/contracts";
import { and, desc, eq, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy } from "../../platform/database/owned.ts";
import { first } from "../../platform/database/rows.ts";
import { ownerOf, type Viewer } from "../../service.ts";
import { accessToken } from "./access-tokens.table.ts";

const { id, name, scopes, created_at, expires_at, last_used_at } = accessToken;
const shown = { id, name, scopes, created_at, expires_at, last_used_at };

export const listTokens = (database: Database, viewer: Viewer): Promise<AccessToken[]> =>
  database.select(shown).from(accessToken).where(owned(accessToken, viewer)).orderBy(desc(created_at), id);

type NewRow = Pick<NewAccessToken, "name" | "scopes"> & Pick<typeof accessToken.$inferInsert, "token_hash" | "created_at" | "expires_at">;

export const insertToken = async (tx: Database, viewer: Viewer, row: NewRow): Promise<AccessToken> =>
  first(
    await tx
      .insert(accessToken)
      .values({ ...row, ...ownedBy(viewer) })
      .returning(shown),
  );

/** Removes one and gives its name; null where the viewer has none of that id. */
export async function deleteToken(tx: Database, viewer: Viewer, tokenId: string): Promise<string | null> {
  const [row] = await tx
    .delete(accessToken)
    .where(and(owned(accessToken, viewer), eq(id, tokenId)))
    .returning({ name });
  return row?.name ?? null;
}

/** The token of a hash with whose it is; null where there is none, or not any longer. */
export async function findOpened(database: Database, token_hash: string): Promise<(AccessToken & { viewer: Viewer }) | null> {
  const [row] = await database.select().from(accessToken).where(eq(accessToken.token_hash, token_hash));
  return row ? { ...row, viewer: ownerOf(row) } : null;
}

/** Notes that one was used, where the last time noted is before `stale`; gives whether it was. */
export async function noteUse(database: Database, tokenId: string, { now, stale }: { now: string; stale: string }): Promise<boolean> {
  const noted = await database
    .update(accessToken)
    .set({ last_used_at: now })
    .where(and(eq(id, tokenId), or(isNull(last_used_at), lt(last_used_at, stale))))
    .returning({ id });
  return noted.length > 0;
}
