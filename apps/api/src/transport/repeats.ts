import { createHash } from "node:crypto";
import { isChange } from "@clausewise/contracts";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { AppError } from "../errors.ts";
import { markedRequest } from "../platform/repeat-mark.ts";
import type { Caller } from "../service.ts";
import type { Endpoint } from "./run.ts";

/** Answers that are held for a repetition, and for how long (ms). */
const mostHeld = 1000;
const heldFor = 600_000;

/**
 * Makes a change once that somebody sends again under the same `Idempotency-Key`, since they do not know whether it arrived:
 * they get the answer of the first. One that failed may be tried again. Each process remembers those that it made; of those that
 * another made, the audit trail tells that they were.
 */
export function createRepeats() {
  const held = new LRUCache<string, Promise<unknown>>({ max: mostHeld, ttl: heldFor });
  return (request: FastifyRequest, { feature, name, operation }: Endpoint, { actor }: Caller, run: () => Promise<unknown>) => {
    const key = keyOf(request);
    if (key === null || !isChange(operation) || operation.reply === "file") return run();
    const id = `${actor?.id ?? nobody(request)} ${feature}.${name} ${key}`;
    const known = held.get(id);
    if (known) return known;
    const made = run();
    held.set(id, made);
    made.catch(() => held.delete(id));
    return made;
  };
}

/** Somebody who did not sign in is told by where they write from and by all that they say, so that nobody else gets their answer. */
const nobody = ({ ip, body }: FastifyRequest): string =>
  `nobody ${ip} ${createHash("sha256")
    .update(JSON.stringify(body) ?? "")
    .digest("base64url")}`;

/** The id under which a request is recorded: with which change it is a try of, where its sender gave that a key. */
export function requestIdOf(request: FastifyRequest, personId: string): string {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string") return request.id;
  return markedRequest(request.id, [personId, request.method, request.url.split("?", 1)[0] ?? "", key]);
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key === "string" && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError("invalid", "Idempotency-Key: must be of 1 to 200 visible characters.");
}
