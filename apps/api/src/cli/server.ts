import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";

const ServerFile = z.object({ pid: z.number().int(), url: z.url({ protocol: /^https?$/ }), token: z.string().min(1) });

/** Where the running server answers, and the token that lets command-line tools in. */
export interface Server {
  url: string;
  token: string;
}

const tries = 4;
const busyStatuses = new Set([429, 503]);

/** The server is on this machine, where compressing costs far more time than it saves. */
const plainEncoding = { "accept-encoding": "identity" };

/** A call to the server that failed; `message` is one line for the person at the terminal. */
export class CallError extends Error {
  override name = "CallError";
}

/** The server whose data directory is named, or null where none is running. */
export function findServer(repository: string, dataDir: string): Server | null {
  const directory = isAbsolute(dataDir) ? dataDir : join(repository, dataDir);
  try {
    const { pid, url, token } = ServerFile.parse(JSON.parse(readFileSync(join(directory, "server.json"), "utf8")));
    return isRunning(pid) ? { url: url.replace(/\/$/, ""), token } : null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Calls the server, trying again when it cannot be reached or is busy, and returns the data of its answer. */
export async function call(
  server: Server,
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  options: { signal?: AbortSignal; wait?: number } = {},
): Promise<unknown> {
  const wait = options.wait ?? 500;
  for (let tried = 1; ; tried += 1) {
    const answer = await attempt(server, method, path, body, options.signal);
    if (answer.again && tried < tries && options.signal?.aborted !== true) {
      // Stopped while waiting, the next attempt says so.
      await setTimeout(answer.after ?? wait * 2 ** (tried - 1), undefined, options).catch(() => undefined);
      continue;
    }
    if (answer.failed !== null) throw new CallError(answer.failed);
    return answer.data;
  }
}

interface Answer {
  data: unknown;
  failed: string | null;
  again: boolean;
  after: number | null;
}

async function attempt(server: Server, method: string, path: string, body: unknown, signal: AbortSignal | undefined): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(server.url + path, {
      method,
      headers: {
        ...plainEncoding,
        authorization: `Bearer ${server.token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return { data: null, failed: `the server at ${server.url} does not answer`, again: true, after: null };
  }
  const reply = Reply.safeParse(await response.json().catch(() => null));
  if (response.ok && reply.success) return { data: reply.data.data, failed: null, again: false, after: null };
  const reason = reply.success ? messageOf(reply.data) : null;
  const seconds = Number(response.headers.get("retry-after"));
  return {
    data: null,
    failed: `the server answered ${response.status}${reason === null ? "" : `: ${reason}`}`,
    again: busyStatuses.has(response.status),
    after: seconds > 0 && seconds <= 60 ? seconds * 1000 : null,
  };
}

const Reply = z.looseObject({ data: z.unknown().optional(), error: z.unknown().optional(), message: z.string().optional() });

function messageOf(reply: z.infer<typeof Reply>): string | null {
  const error = z.union([z.string(), z.looseObject({ message: z.string() }).transform((value) => value.message)]).safeParse(reply.error);
  return error.success ? error.data : (reply.message ?? null);
}
