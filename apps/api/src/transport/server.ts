import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { errorCodes, type Failure, type Operation } from "@clausewise/contracts";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Config } from "../platform/config.ts";
import { AppError } from "../errors.ts";
import { isUnexpected, loggable, tell } from "./failures.ts";
import { acceptJson } from "./json-body.ts";
import { bareHeaders } from "./headers.ts";
import { loggedRequest } from "./logged-request.ts";

/** Longest time in ms that a request's head, and that a whole request, may take to arrive. */
const headTimeout = 20_000;
const wholeTimeout = 600_000;

/** A body must bring this many bytes in each interval of this many ms, or its connection is closed. */
const leastProgress = 16 * 1024;
const progressEvery = 15_000;

/** Time in ms in which connections that look idle may still bring a request, to be told of the end. */
const goodbye = 150;

const bodyLimit = 1024 * 1024;

/** A server that answers every failure in one shape and lets nobody hold a connection for nothing. */
export function createServer({
  logLevel,
  trustedProxies,
  publicUrl,
}: Pick<Config, "logLevel" | "trustedProxies" | "publicUrl">): FastifyInstance {
  const bare = bareHeaders(publicUrl?.startsWith("https:") ?? false);
  const app = Fastify({
    logger: { level: logLevel, stream: process.stderr, serializers: { req: loggedRequest } },
    genReqId: () => randomUUID(),
    trustProxy: (_, hop) => hop < trustedProxies,
    bodyLimit,
    routerOptions: { maxParamLength: 500 },
    requestTimeout: wholeTimeout,
    keepAliveTimeout: 15_000,
    forceCloseConnections: "idle",
    http: { headersTimeout: headTimeout, connectionsCheckingInterval: 5000 },
    frameworkErrors: (_, __, reply: FastifyReply) => void reply.code(400).headers(bare).send(failure("The address could not be read.")),
    clientErrorHandler: answerBroken(bare),
  });
  acceptJson(app);
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply));
  app.addHook("onRequest", async ({ raw, id }, reply) => {
    reply.header("x-request-id", id);
    watchBody(raw);
  });
  tellWhenClosing(app);
  return app;
}

/** Lets no client send its next request on a connection that is about to go. */
function tellWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
    await setTimeout(goodbye);
  });
  app.addHook("onSend", async (_, reply) => {
    if (closing) reply.header("connection", "close");
  });
}

const failure = (error: string): Failure => ({ success: false, error });

function answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const told = tell(error);
  if (isUnexpected(told)) request.log.error({ err: loggable(error) }, told.message);
  if (told.retryAfter !== null) reply.header("retry-after", told.retryAfter);
  return reply.code(errorCodes[told.code].status).type("application/json").send(failure(told.message));
}

/** Answers addresses of the API that are not in the table: 405 where another method would do, else 404. */
export function refuseUnknown(operations: Operation[]) {
  const routes = operations.map(({ path, method }) => ({ method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`) }));
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const methods = new Set<string>(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    if (methods.size === 0 || methods.has(request.method)) throw new AppError("not_found", "There is nothing at this address.");
    reply.header("allow", [...methods].join(", "));
    throw new AppError("method_not_allowed", `This address does not take ${request.method}.`);
  };
}

const brokenStatus: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

/** Answers what is not even a request. */
const answerBroken =
  (bare: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const [status, reason] = brokenStatus[error.code ?? ""] ?? [400, "Bad Request"];
    const body = JSON.stringify(failure(status === 408 ? "The request took too long to arrive." : "The request could not be read."));
    const headers = {
      ...bare,
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join("")}\r\n${body}`);
  };

function watchBody(raw: IncomingMessage): void {
  const { socket } = raw;
  if (raw.headers["transfer-encoding"] === undefined && Number(raw.headers["content-length"] ?? 0) === 0) return;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete || socket.destroyed) return clearInterval(timer);
    if (socket.bytesRead - seen < leastProgress) socket.destroy();
    seen = socket.bytesRead;
  }, progressEvery);
  timer.unref();
}
