import { PassThrough, type Readable } from "node:stream";
import type { Failure } from "@clausewise/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { EventSink } from "../service.ts";
import { isUnexpected, loggable, tell } from "./failures.ts";

/** Silence in ms after which a word without meaning keeps the connection open. */
const heartbeat = 10_000;

/**
 * Replies with what `work` tells, as server-sent events, and ends with `done` or `failed`. Work that fails before it has
 * told anything fails as any call does, with its status.
 */
export function replyWithEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (sink: EventSink) => Promise<unknown>,
): Promise<Readable> {
  const out = new PassThrough();
  const nobodyListens = new AbortController();
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  let isOpen = false;
  const write = (text: string) => {
    if (!isOpen) {
      isOpen = true;
      reply.type("text/event-stream; charset=utf-8").header("x-accel-buffering", "no");
      resolve(out);
    }
    if (!out.destroyed) out.write(text);
  };
  const send = (event: string, data: unknown, id?: string) =>
    write(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const beat = setInterval(() => write(": working\n\n"), heartbeat);
  reply.raw.once("close", () => nobodyListens.abort());
  out.once("error", () => nobodyListens.abort());
  const last = request.headers["last-event-id"];
  void work({ send, signal: nobodyListens.signal, lastEventId: typeof last === "string" ? last : null })
    .then((output) => send("done", output))
    .catch((error: unknown) => {
      if (!isOpen) return reject(error);
      const told = tell(error);
      if (isUnexpected(told)) request.log.error({ err: loggable(error) }, told.message);
      send("failed", { success: false, error: told.message } satisfies Failure);
    })
    .finally(() => {
      clearInterval(beat);
      out.end();
    });
  return promise;
}
