import { z } from "zod";
import { Done, Id, Timestamp, filled } from "../domain/fields.ts";
import { callsPerMinute, lengths } from "../domain/limits.ts";
import { listInput, page } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";

/** Identity provider name as it stands in the path: `local`, `google` or a configured one. */
export const ProviderName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, "must be a provider name");

export const Provider = z.object({
  name: ProviderName,
  label: z.string(),
  /** False while the provider cannot be reached. */
  ready: z.boolean(),
});
export type Provider = z.infer<typeof Provider>;

export const SessionExchange = z.object({ code: filled(lengths.token), state: filled(lengths.token).optional() });
export type SessionExchange = z.infer<typeof SessionExchange>;

export const LoginRedirect = z.object({ redirectUrl: z.string() });
export type LoginRedirect = z.infer<typeof LoginRedirect>;

/** One sign-in that still lasts. */
export const SessionSummary = z.object({
  /** A public name for it, which opens nothing. */
  id: Id,
  created_at: Timestamp,
  /** When it was last used, within the hour. */
  last_seen_at: Timestamp,
  /** Browser and system in words: `Firefox on Windows`. */
  client: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

export const SessionFilter = listInput({}, ["newest", "oldest"]);
export type SessionFilter = z.output<typeof SessionFilter>;

export const sessionOperations = operations({
  providers: {
    method: "GET",
    path: "/api/oauth/providers",
    access: "public",
    summary: "The identity providers a person can sign in with.",
    input: z.object({}),
    output: z.array(Provider),
    example: {},
  },
  redirectUrl: {
    method: "GET",
    path: "/api/oauth/{provider}/redirect_url",
    access: "public",
    summary: "Where to send the browser to sign in.",
    input: z.object({ provider: ProviderName }),
    output: LoginRedirect,
    example: { provider: "local" },
    reply: "bare",
    perMinute: callsPerMinute.signIn,
  },
  create: {
    method: "POST",
    path: "/api/sessions",
    access: "public",
    summary: "Exchanges the provider's code for a session.",
    input: SessionExchange,
    output: Done,
    example: {},
    needs: { code: { fixture: "sign-in", take: "code" }, state: { fixture: "sign-in", take: "state" } },
    perMinute: callsPerMinute.session,
  },
  list: {
    method: "GET",
    path: "/api/sessions",
    access: "user",
    summary: "Where the signed-in person is signed in, newest first.",
    input: SessionFilter,
    output: page(SessionSummary),
    example: {},
    reply: "page",
  },
  end: {
    method: "DELETE",
    path: "/api/sessions/{id}",
    access: "user",
    summary: "Ends one session of the signed-in person.",
    input: z.object({ id: Id }),
    output: Done,
    example: {},
    needs: { id: { operation: "sessions.list", take: "0.id" } },
  },
  revokeAll: {
    method: "DELETE",
    path: "/api/sessions",
    access: "user",
    summary: "Ends every session of the signed-in person.",
    input: z.object({}),
    output: Done,
    example: {},
  },
  logout: {
    method: "GET",
    path: "/api/logout",
    access: "public",
    summary: "Ends this session.",
    input: z.object({}),
    output: Done,
    example: {},
    changes: true,
  },
});
