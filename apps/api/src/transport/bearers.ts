import { api, type AccessScope } from "@clausewise/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import type { OpenedToken, OpenToken } from "../features/access-tokens/open-token.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What the bearer of an access token may do; `unknown` for one that opens nothing; null where none was brought. */
    bearer: OpenedToken | "unknown" | null;
  }
}

export interface BearerParts {
  openToken: OpenToken;
  /** The machine's own tools bring a token of another kind. */
  isCommandLine: (request: FastifyRequest) => boolean;
}

/** Recognises access tokens before anything else is read of a request; what opens nothing is refused by `refuseUnknownBearers`. */
export function mountBearers(app: FastifyInstance, { openToken, isCommandLine }: BearerParts): void {
  app.decorateRequest("bearer", null);
  app.addHook("onRequest", async (request) => {
    const given = tokenIn(request);
    if (given === null || !opensSomething(request) || isCommandLine(request)) return;
    request.bearer = (await openToken(given, { requestId: request.id, address: request.ip })) ?? "unknown";
  });
}

/** Refuses who brings a token that opens nothing, whatever else the request brings; after it was counted. */
export async function refuseUnknownBearers(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.bearer !== "unknown") return;
  askForToken(reply, "invalid_token");
  throw new AppError(
    "unauthorized",
    "This access token opens nothing: it is not known, is over, or was taken back. Make another on the account page.",
  );
}

/** Says in a header, as RFC 6750 asks, that a token is wanted, and what was wrong with the one that came. */
export function askForToken(reply: FastifyReply, error?: "invalid_token"): void {
  reply.header("www-authenticate", `Bearer realm="Clausewise"${error === undefined ? "" : `, error="${error}"`}`);
}

/** What the request may do by its token; null where it brings none. */
export const openedBy = ({ bearer }: FastifyRequest): OpenedToken | null => (bearer === "unknown" ? null : bearer);

/** Says why a token does not open an operation; null where it does. */
export function lackOf(scopes: readonly AccessScope[], scope: AccessScope | undefined): string | null {
  if (scope === undefined) return "No access token opens this. Sign in and do it there.";
  return scopes.includes(scope)
    ? null
    : `This access token does not allow it: it lacks the scope “${scope}”. Make one that has it on the account page.`;
}

const tokenIn = ({ headers }: FastifyRequest): string | null => /^Bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1] ?? null;

/** Whether it is for the API, by the route that was found, however its address was written; health is told to everybody. */
const opensSomething = ({ routeOptions: { url = "" } }: FastifyRequest): boolean => url.startsWith("/api") && url !== api.health.get.path;
