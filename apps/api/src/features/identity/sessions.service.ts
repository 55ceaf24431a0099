import type { Provider } from "@clausewise/contracts";
import { AppError, notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import { actorOf, viewerOf, type Actor, type Caller, type ProviderProfile, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { findProfile, savePerson } from "./people.repository.ts";
import { roleOf } from "./roles.ts";
import { endSession, endSessionNamed, endSessionsOf, listSessions } from "./sessions.repository.ts";

export interface SessionParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "signOut">;
  /** Verified e-mail addresses, or `provider:subject`, in lower case, that get the administrator role. */
  administrators: readonly string[];
  providers: () => Promise<Provider[]>;
}

export function createSessionService({ database, audit, clock, events, administrators, providers }: SessionParts): Services["sessions"] {
  const enter = async (profile: ProviderProfile, caller: Caller): Promise<Actor> => {
    // The record names who came in, which is known only once the person is stored.
    const entering: Caller = { ...caller, actor: null };
    return audit.change(entering, async (tx) => {
      const known = await findProfile(tx, profile);
      if (known?.disabled_at) throw new AppError("unauthorized", "This account was closed. An administrator can open it again.");
      const grounds = { ...profile, provider_role: profile.role, granted_role: known?.granted_role ?? null };
      const row = await savePerson(tx, profile, roleOf(grounds, administrators), clock.now());
      const actor: Actor = { id: row.id, label: row.email, role: row.role_type };
      entering.actor = actor;
      return {
        result: actor,
        entry: { action: "session.created", object_id: row.id, changes: { provider: profile.provider } },
      };
    });
  };

  const refused = async (error: unknown, caller: Caller): Promise<never> => {
    if (error instanceof AppError && error.code === "unauthorized")
      await audit.note(caller, { action: "session.denied", outcome: "denied", reason: error.message });
    throw error;
  };

  return {
    providers,

    redirectUrl: async ({ provider }, caller) => ({ redirectUrl: await caller.signIn.begin(provider) }),

    async create({ code, state }, caller) {
      const profile = await caller.signIn.exchange(code, state).catch((error: unknown) => refused(error, caller));
      await caller.signIn.start(await enter(profile, caller).catch((error: unknown) => refused(error, caller)));
      return { done: true };
    },

    list: (filter, caller) => listSessions(database, viewerOf(caller), { idHash: caller.sessionId, now: clock.now() }, filter),

    async end({ id }, caller) {
      const viewer = viewerOf(caller);
      const ended = await audit.change(caller, async (tx) => {
        const idHash = await endSessionNamed(tx, viewer, id);
        if (idHash === null) throw notFound("This session");
        await events.signOut(tx, viewer.id, idHash);
        return { result: idHash, entry: { action: "session.ended", object_id: viewer.id } };
      });
      if (ended === caller.sessionId) await caller.signIn.end();
      return { done: true };
    },

    async revokeAll(_, caller) {
      const { id } = actorOf(caller);
      await audit.change(caller, async (tx) => {
        const ended = await endSessionsOf(tx, id);
        await events.signOut(tx, id, null);
        return { result: ended, entry: { action: "session.revoked", object_id: id, changes: { ended } } };
      });
      await caller.signIn.end();
      return { done: true };
    },

    async logout(_, caller) {
      const { actor, sessionId } = caller;
      if (actor && sessionId)
        await audit.change(caller, async (tx) => {
          const ended = await endSession(tx, sessionId);
          await events.signOut(tx, actor.id, sessionId);
          return { result: ended, entry: ended ? { action: "session.ended", object_id: actor.id } : null };
        });
      await caller.signIn.end();
      return { done: true };
    },
  };
}
