import { randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import { writeWhole } from "../platform/write-whole.ts";
import { isLocal } from "./origin.ts";

/** A key with which this machine's own command-line tools may act as administrator. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Whether the request comes from this machine and carries the token. */
export function carriesToken(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer ([\w-]{10,200})$/.exec(request.headers.authorization ?? "")?.[1];
  if (!given || !isLocal(request)) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Tells command-line tools where the server is; returns how to take that back. */
export function announce(dataDir: string, server: { pid: number; url: string; token: string }): () => void {
  const file = join(dataDir, "server.json");
  const said = `${JSON.stringify(server)}\n`;
  writeWhole(file, said);
  return () => {
    if (existsSync(file) && readFileSync(file, "utf8") === said) rmSync(file);
  };
}
