import type { AccessScope } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Actor, Caller } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { PeopleReads } from "../identity/people.reads.ts";
import { findOpened, noteUse } from "./access-tokens.repository.ts";
import { hashOf, looksLikeToken } from "./token-words.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  people: Pick<PeopleReads, "find">;
}

/** For whom a program may do what. */
export interface OpenedToken {
  id: string;
  scopes: readonly AccessScope[];
  actor: Actor;
}

/** Where a token was shown. */
type ShownAt = Pick<Caller, "requestId" | "address">;

/** Gives what a token opens now: null for one that is not known, is over, was taken back, or whose person's account is closed. */
export type OpenToken = (token: string, shown: ShownAt) => Promise<OpenedToken | null>;

const minuteInMs = 60_000;

export function createOpenToken({ database, audit, clock, people }: Parts): OpenToken {
  /** Notes the use to the minute, and in the trail where it is the first of a day. */
  async function used({ id, actor }: OpenedToken, before: string | null, shown: ShownAt): Promise<void> {
    const now = clock.now();
    const stale = new Date(Date.parse(now) - minuteInMs).toISOString();
    if (before !== null && before >= stale) return;
    const isNoted = await noteUse(database, id, { now, stale });
    if (isNoted && before?.slice(0, 10) !== now.slice(0, 10))
      await audit.note({ actor, sessionId: sessionOf(id), ...shown }, { action: "access_token.used", object_id: id });
  }

  return async (token, shown) => {
    const found = looksLikeToken(token) ? await findOpened(database, hashOf(token)) : null;
    if (!found || found.expires_at <= clock.now()) return null;
    const person = await people.find(database, found.viewer.id);
    if (!person || person.disabled_at !== null) return null;
    const actor: Actor = { id: person.id, label: person.email, role: person.role_type };
    const opened: OpenedToken = { id: found.id, scopes: found.scopes, actor };
    await used(opened, found.last_used_at, shown);
    return opened;
  };
}

/** What stands in the trail as the session of what a token was used for. */
export const sessionOf = (tokenId: string): string => `access-token:${tokenId}`;
