import type { FastifyRequest } from "fastify";
import type { Config } from "../platform/config.ts";

const loopbackNames = new Set(["127.0.0.1", "[::1]", "localhost"]);
const isLoopbackHost = (host: string): boolean => loopbackNames.has(host.replace(/:\d+$/, "").toLowerCase());
const isLoopbackAddress = (address: string | undefined): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address ?? "");

/** What is known of where the server is reached and who may say so. */
export interface Origins {
  /** Where the caller's browser reached us. */
  of(request: FastifyRequest): string;
  /** Whether we answer under the name the request asks for; others come from rebound names. */
  isOurs(request: FastifyRequest): boolean;
  /** Whether a change that carries our cookie comes from a page of ours. */
  isSame(request: FastifyRequest): boolean;
}

export function originsOf({ publicUrl, host }: Pick<Config, "publicUrl" | "host">): Origins {
  const fixed = publicUrl ? new URL(publicUrl) : null;
  const onLoopback = isLoopbackHost(host === "::1" ? "[::1]" : host);
  const of = (request: FastifyRequest) => fixed?.origin ?? `${request.protocol}://${request.host}`;
  return {
    of,
    isOurs({ host: asked }) {
      if (fixed) return asked.toLowerCase() === fixed.host || isLoopbackHost(asked);
      return !onLoopback || isLoopbackHost(asked);
    },
    isSame(request) {
      const { origin, "sec-fetch-site": site } = request.headers;
      if (site !== undefined && site !== "same-origin" && site !== "none") return false;
      if (origin !== undefined) return origin === of(request);
      // Browsers leave out both only on a GET over plain HTTP; what else lacks both is refused.
      return site !== undefined || request.method === "GET";
    },
  };
}

/** Whether a request comes from this machine itself and not through a proxy on it. */
export const isLocal = (request: FastifyRequest): boolean =>
  isLoopbackAddress(request.socket.remoteAddress) &&
  request.headers["x-forwarded-for"] === undefined &&
  request.headers.forwarded === undefined;
