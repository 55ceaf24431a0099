import { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FeedReply, isChange, StreamReply, type Operation, type Page } from "@clausewise/contracts";
import { z } from "zod";
import { AppError } from "../errors.ts";
import type { FileStore } from "../platform/storage/file-store.ts";
import type { Callers } from "./callers.ts";
import { asAttachment } from "./disposition.ts";
import { replyWithEvents } from "./events.ts";
import { sendFeed, sendTagged, tagOf } from "./tagged.ts";
import { formLimits, receiveForm } from "./form.ts";
import type { Limits } from "./limits.ts";
import { createRepeats } from "./repeats.ts";
import { onceEach, type Endpoint } from "./run.ts";

export interface RestParts {
  endpoints: Endpoint[];
  callers: Callers;
  limits: Limits;
  files: FileStore;
}

interface MountParts extends RestParts {
  once: ReturnType<typeof createRepeats>;
}

/** Serves every operation at its own method and path. */
export async function mountRest(app: FastifyInstance, parts: RestParts): Promise<void> {
  await app.register(multipart, { limits: formLimits });
  const once = createRepeats();
  for (const endpoint of parts.endpoints) mount(app, endpoint, { ...parts, once });
}

function mount(app: FastifyInstance, endpoint: Endpoint, { callers, limits, files, once }: MountParts): void {
  const { operation } = endpoint;
  const tagged = onceEach((output) => withTag(wrap(operation, output)));
  const wantsBody = expectsBody(operation);
  app.route({
    method: operation.method,
    url: routeOf(operation.path),
    exposeHeadRoute: operation.method === "GET" && !isChange(operation) && !operation.events,
    ...(operation.bodyLimit && { bodyLimit: operation.bodyLimit }),
    async onRequest(request, reply) {
      await limits.ofOperation(endpoint, request);
      await endpoint.admit(callers.of(request, reply), callers.mayChange(request));
    },
    async handler(request, reply) {
      const caller = callers.of(request, reply);
      if (operation.events) return replyWithEvents(request, reply, (sink) => endpoint.run(merged(request, wantsBody), caller, sink));
      const answer = async (input: unknown) => {
        const output = await once(request, endpoint, caller, () => endpoint.run(input, caller));
        if (operation.reply === "file") return sendFile(reply, StreamReply.parse(output));
        if (operation.reply === "feed") return sendFeed(request, reply, FeedReply.parse(output));
        return operation.tagged ? sendTagged(request, reply, tagged(output)) : wrap(operation, output);
      };
      if (!operation.multipart) return answer(merged(request, wantsBody));
      if (!request.isMultipart()) throw new AppError("unsupported", "Send this as multipart/form-data.");
      const form = await receiveForm(request, files);
      try {
        return await answer(form.input);
      } finally {
        await form.discard();
      }
    },
  });
}

/** `/api/queries/{id}` as the router writes it. */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

function wrap({ reply }: Operation, output: unknown) {
  if (reply === "bare") return output;
  if (reply !== "page") return { success: true, data: output };
  const { items, ...beside } = output as Page<unknown>;
  return { success: true, data: items, ...beside };
}

/** A body as text, with the ETag it goes by. */
function withTag(body: unknown) {
  const text = JSON.stringify(body);
  return { text, tag: tagOf(text) };
}

/** Sends a file to be saved, never shown. */
const sendFile = (reply: FastifyReply, { filename, media_type, bytes }: StreamReply) =>
  reply
    .type(media_type)
    .header("content-disposition", asAttachment(filename))
    .header("x-content-type-options", "nosniff")
    .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes));

/** Whether some field of the input can only come in a body. */
function expectsBody({ method, path, input }: Operation): boolean {
  if (method === "GET" || !(input instanceof z.ZodObject)) return false;
  return Object.keys(input.shape).some((field) => !path.includes(`{${field}}`));
}

/** One input of path, body and query; what stands in the path cannot be overridden. */
function merged({ params, query, body }: FastifyRequest, wantsBody: boolean): Record<string, unknown> {
  if (wantsBody && !isPlain(body)) throw new AppError("invalid", "The body must be a JSON object.");
  const input: Record<string, unknown> = Object.create(null);
  for (const source of [query, body, params]) if (isPlain(source)) for (const [key, value] of Object.entries(source)) input[key] = value;
  return input;
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
