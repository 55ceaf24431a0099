import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestSecure } from "node:https";
import type { LookupFunction } from "node:net";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Answer } from "@clausewise/official";
import { OutboundFailure } from "./outbound-failure.ts";

/** One request and what came back on it, wherever that leads. */
export interface Exchange {
  url: URL;
  headers: Readonly<Record<string, string>>;
  lookup: LookupFunction | undefined;
  /** Bytes that an answer may have, unpacked. */
  most: number;
  signal: AbortSignal;
}

/** Asks once; rejects with an `OutboundFailure`, or with the signal's reason. */
export async function exchange({ url, headers, lookup, most, signal }: Exchange): Promise<Omit<Answer, "addresses">> {
  try {
    const response = await begun({ url, headers, lookup, signal });
    return { status: response.statusCode ?? 0, headers: headersOf(response), bytes: await bytesOf(response, most) };
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof OutboundFailure ? error : failureOf(error);
  }
}

const begun = ({ url, headers, lookup, signal }: Omit<Exchange, "most">): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const begin = url.protocol === "https:" ? requestSecure : requestPlain;
    begin(url, { headers, signal, agent: false, ...(lookup && { lookup }) })
      .on("response", resolve)
      .on("error", reject)
      .end();
  });

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : (value ?? "")]));

async function bytesOf(response: IncomingMessage, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const gather = async (stream: AsyncIterable<Uint8Array>) => {
    for await (const part of stream) {
      size += part.length;
      if (size > most) throw new OutboundFailure("broken", `gave more than ${Math.round(most / 1_000_000)} MB`);
      parts.push(part);
    }
  };
  await (response.headers["content-encoding"] === "gzip" ? pipeline(response, createGunzip(), gather) : pipeline(response, gather));
  return Buffer.concat(parts);
}

/** Names of system errors that say that nobody was there, and not that something broke on the way. */
const nobody = new Set(["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ENETUNREACH", "EHOSTUNREACH", "ETIMEDOUT"]);

/** What an error of the system means. */
export function failureOf(error: unknown): OutboundFailure {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : null;
  if (first !== null) return failureOf(first);
  if (nobody.has(code)) return new OutboundFailure("unreachable", `could not be reached (${code})`, { cause: error });
  return new OutboundFailure("broken", `broke off its answer${code ? ` (${code})` : ""}`, { cause: error });
}
