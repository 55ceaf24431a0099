import { hash } from "node:crypto";
import type { FeedReply } from "@clausewise/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The ETag that a text goes by. */
export const tagOf = (text: string): string => `W/"${hash("sha256", text, "base64url").slice(0, 27)}"`;

const knowsTag = ({ headers }: FastifyRequest, tag: string): boolean =>
  headers["if-none-match"]?.split(",").some((one) => one.trim() === tag) === true;

/** Sends a body with its ETag, or 304 where the asker has that very body. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, { text, tag }: { text: string; tag: string }) {
  reply.header("etag", tag).header("cache-control", "private, no-cache");
  return knowsTag(request, tag) ? reply.code(304).send() : reply.type("application/json; charset=utf-8").send(text);
}

/** Sends a feed, or 304 where the asker has that very text, by its ETag or else by when it last changed. */
export function sendFeed(request: FastifyRequest, reply: FastifyReply, { media_type, text, last_modified }: FeedReply) {
  const tag = tagOf(text);
  const changed = last_modified === null ? null : new Date(last_modified).toUTCString();
  reply.header("etag", tag).header("cache-control", "private, no-cache").header("x-robots-tag", "noindex");
  if (changed !== null) reply.header("last-modified", changed);
  const { "if-none-match": tags, "if-modified-since": since } = request.headers;
  const isKnown = tags === undefined ? changed !== null && since === changed : knowsTag(request, tag);
  return isKnown ? reply.code(304).send() : reply.type(media_type).send(text);
}
