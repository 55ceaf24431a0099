import { createHash } from "node:crypto";
import { callbackify } from "node:util";
import cookie from "@fastify/cookie";
import session, { type FastifySessionOptions } from "@fastify/session";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { clientInWords } from "../../features/identity/client-in-words.ts";
import { endSession, extendSession, findSession, insertSession } from "../../features/identity/sessions.repository.ts";
import type { Actor } from "../../service.ts";
import { ownCookie } from "./own-cookie.ts";

declare module "fastify" {
  interface Session {
    actor?: Actor;
    /** When the session began and when it was last extended, in ms since 1970. */
    begun?: number;
    extended?: number;
    /** Browser and system in words, as they were when it began. */
    client?: string;
    /** True for a session that came out of the store. */
    stored?: boolean;
  }
}

type Store = NonNullable<FastifySessionOptions["store"]>;

const hourInMs = 3_600_000;
const slidingMs = 7 * 24 * hourInMs;
const longestMs = 30 * 24 * hourInMs;

const hashOf = (id: string): string => createHash("sha256").update(id).digest("hex");

/** Tells a callback what became of a promise. */
const report = <T>(work: Promise<T>, done: (error: unknown, result?: T) => void): void => callbackify(() => work)(done);

/** Sessions in the database; those of anonymous visitors are not kept. */
const storeIn = (database: Database, clock: Clock): Store => ({
  set(id, { actor, begun, extended, client, stored }, done) {
    if (!actor || begun === undefined || extended === undefined) return done();
    const data = JSON.stringify({ begun, extended });
    const [created_at, last_seen_at, expires_at] = [begun, extended, Math.min(extended + slidingMs, begun + longestMs)].map((ms) =>
      new Date(ms).toISOString(),
    ) as [string, string, string];
    const kept = stored
      ? extendSession(database, hashOf(id), { data, last_seen_at, expires_at })
      : insertSession(database, {
          id_hash: hashOf(id),
          person_id: actor.id,
          data,
          client: client ?? "",
          created_at,
          last_seen_at,
          expires_at,
        });
    report(kept, done);
  },
  get(id, done) {
    report(
      findSession(database, hashOf(id), clock.now()).then((found) => found && restored(found)),
      done,
    );
  },
  destroy(id, done) {
    report(endSession(database, hashOf(id)), done);
  },
});

// The plugin makes a fresh `cookie` from its own options where a stored session brings none.
const restored = ({ actor, data }: { actor: Actor; data: string }) => ({ ...JSON.parse(data), actor, stored: true });

export interface Sessions {
  cookieName: string;
  /** Hash of the session id, where someone is signed in. */
  idOf(request: FastifyRequest): string | null;
  start(request: FastifyRequest, actor: Actor): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Server-side sessions in a cookie that scripts cannot read. */
export async function mountSessions(
  app: FastifyInstance,
  database: Database,
  settings: { secret: string; secure: boolean; clock: Clock },
): Promise<Sessions> {
  const { name: cookieName, path } = ownCookie("clausewise_session", settings.secure);
  // Also for the cookies that plugins take away.
  await app.register(cookie, { parseOptions: { httpOnly: true, sameSite: "lax", secure: settings.secure } });
  await app.register(session, {
    secret: settings.secret,
    store: storeIn(database, settings.clock),
    cookieName,
    cookie: { path, httpOnly: true, sameSite: "lax", secure: settings.secure, maxAge: slidingMs },
    rolling: false,
    saveUninitialized: false,
  });
  app.addHook("onRequest", ({ session }) => extendWhenOld(session, Date.parse(settings.clock.now())));
  return {
    cookieName,
    idOf: ({ session }) => (session?.actor ? hashOf(session.sessionId) : null),
    async start(request, actor) {
      await request.session.regenerate();
      const now = Date.parse(settings.clock.now());
      Object.assign(request.session, { actor, begun: now, extended: now, client: clientInWords(request.headers["user-agent"] ?? "") });
      await request.session.save();
    },
    async end(request, reply) {
      if (request.session) await request.session.destroy();
      reply.clearCookie(cookieName, { path });
    },
  };
}

async function extendWhenOld(session: FastifyRequest["session"] | undefined, now: number): Promise<void> {
  if (!session?.actor || now - (session.extended ?? 0) < hourInMs) return;
  session.extended = now;
  await session.save();
}
