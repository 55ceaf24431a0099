import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionOf } from "../features/access-tokens/open-token.ts";
import type { Actor, Caller } from "../service.ts";
import { carriesToken } from "./administrator.ts";
import { openedBy } from "./bearers.ts";
import type { Origins } from "./origin.ts";
import type { Sessions } from "./sign-in/session.ts";
import type { SignInFlow } from "./sign-in/flow.ts";
import { requestIdOf } from "./repeats.ts";

export interface CallerSources {
  sessions: Sessions;
  signIn: SignInFlow;
  origins: Origins;
  /** Who the holder of the token acts as. */
  commandLine: { actor: Actor; token: string };
}

export interface Callers {
  of(request: FastifyRequest, reply: FastifyReply): Caller;
  /** Whether a change may be made: no cookie of ours is involved, or a page of ours sent it. */
  mayChange(request: FastifyRequest): boolean;
  isCommandLine(request: FastifyRequest): boolean;
  /** By whom a request counts against a limit. */
  keyOf(request: FastifyRequest): string;
}

export function createCallers({ sessions, signIn, origins, commandLine }: CallerSources): Callers {
  const isCommandLine = (request: FastifyRequest) => carriesToken(request, commandLine.token);

  /** For whom a request acts. A bearer goes before a session that a browser brings along, and never falls back to it. */
  const actingIn = (request: FastifyRequest): Pick<Caller, "actor" | "sessionId" | "token"> => {
    if (isCommandLine(request)) return { actor: commandLine.actor, sessionId: sessions.idOf(request) };
    if (request.bearer === null) return { actor: request.session?.actor ?? null, sessionId: sessions.idOf(request) };
    const opened = openedBy(request);
    return opened === null
      ? { actor: null, sessionId: null }
      : { actor: opened.actor, sessionId: sessionOf(opened.id), token: { id: opened.id, scopes: opened.scopes } };
  };

  return {
    isCommandLine,
    keyOf: (request) => (request.bearer === null ? request.session?.actor?.id : openedBy(request)?.actor.id) ?? request.ip,
    mayChange: (request) =>
      isCommandLine(request) || openedBy(request) !== null || request.cookies[sessions.cookieName] === undefined || origins.isSame(request),
    of: (request, reply) => ({
      ...actingIn(request),
      requestId: requestIdOf(request, actingIn(request).actor?.id ?? ""),
      address: request.ip,
      origin: origins.of(request),
      signIn: {
        begin: (provider) => signIn.begin(provider, request, reply),
        exchange: (code, state) => signIn.exchange({ code, state }, request, reply),
        beginSigning: (provider) => signIn.beginSigning(provider, request, reply),
        confirmSigning: (code, state) => signIn.confirmSigning({ code, state }, request, reply),
        start: (actor) => sessions.start(request, actor),
        end: () => sessions.end(request, reply),
      },
      gone: goneSignal(reply),
    }),
  };
}

const signals = new WeakMap<FastifyReply["raw"], AbortSignal>();

/** Aborts when the connection ends before the answer was sent; the calls of one batch share it. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const known = signals.get(raw);
  if (known) return known;
  const going = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) going.abort();
  });
  signals.set(raw, going.signal);
  return going.signal;
}
