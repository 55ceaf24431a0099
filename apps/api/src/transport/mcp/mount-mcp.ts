import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, signInFirst } from "../../errors.ts";
import { askForToken, openedBy } from "../bearers.ts";
import type { Callers } from "../callers.ts";
import { isUnexpected, loggable, tell } from "../failures.ts";
import type { Limits } from "../limits.ts";
import type { Origins } from "../origin.ts";
import type { Endpoint } from "../run.ts";
import { toolsOf } from "./tools.ts";

export interface McpParts {
  endpoints: readonly Endpoint[];
  callers: Callers;
  limits: Limits;
  origins: Origins;
  version: string;
}

/** Where programs that speak the Model Context Protocol reach the server. */
const address = "/api/mcp";

/**
 * Serves the operations that are tools over the protocol's streamable HTTP, to bearers of access tokens alone. Nothing is kept
 * between requests, so that any process answers any of them; there is no stream to open and no session to end.
 */
export function mountMcp(app: FastifyInstance, parts: McpParts): void {
  const tools = toolsOf(parts.endpoints);
  const bodyLimit = Math.max(
    ...[...tools.values()].map(({ endpoint }) => endpoint.operation.bodyLimit ?? 0),
    app.initialConfig.bodyLimit ?? 0,
  );
  app.route({
    method: "POST",
    url: address,
    bodyLimit,
    onRequest: (request, reply) => admitBearer(request, reply, parts.origins),
    handler: (request, reply) => answer(request, reply, { ...parts, tools }),
  });
  app.route({
    method: ["GET", "DELETE"],
    url: address,
    handler: (_, reply) => {
      reply.header("allow", "POST");
      throw new AppError("method_not_allowed", "This address takes POST alone: it opens no stream and keeps no session.");
    },
  });
}

/** A session's cookie opens nothing here, and a page of another site nothing at all. */
async function admitBearer(request: FastifyRequest, reply: FastifyReply, origins: Origins): Promise<void> {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== origins.of(request)) throw new AppError("forbidden", "Pages of other sites cannot call this.");
  if (openedBy(request)) return;
  askForToken(reply);
  throw signInFirst();
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { tools, callers, limits, version }: McpParts & { tools: ReturnType<typeof toolsOf> },
): Promise<FastifyReply> {
  // One call a request, as the protocol has it since June 2025: many in one would go past the limits.
  if (Array.isArray(request.body)) throw new AppError("invalid", "Send one message a request.");
  // Loaded here, since the server starts without it.
  const { answerMessage } = await import("./mcp-server.ts");
  const response = await answerMessage(asWebRequest(request), request.body, {
    tools,
    version,
    scopes: openedBy(request)?.scopes ?? [],
    caller: () => callers.of(request, reply),
    count: ({ endpoint }) => limits.ofOperation(endpoint, request),
    failed: (error) => {
      if (isUnexpected(tell(error))) request.log.error({ err: loggable(error) }, tell(error).message);
    },
  });
  return send(reply, response);
}

/** What the protocol reads of a request beside its body: its method and headers. */
function asWebRequest({ method, headers }: FastifyRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one]));
  return new Request(new URL(address, "http://localhost"), { method, headers: given });
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  const type = response.headers.get("content-type");
  if (type !== null) reply.type(type);
  const text = await response.text();
  return text === "" ? reply.send() : reply.send(text);
}
