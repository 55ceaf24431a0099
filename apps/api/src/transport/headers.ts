import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";
import { isForApi } from "./for-api.ts";
import type { Origins } from "./origin.ts";

const strictTransport = "max-age=31536000; includeSubDomains";

/** For answers that are given before any hook runs. */
export const bareHeaders = (secure: boolean): Record<string, string> => ({
  ...(secure ? { "strict-transport-security": strictTransport } : {}),
  "content-security-policy": "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
});

const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    imgSrc: ["'self'", "data:"],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    // Component libraries position things by style attributes, which cannot load or run anything.
    styleSrcAttr: ["'unsafe-inline'"],
    workerSrc: ["'self'", "blob:"],
  },
};

/** Headers that keep pages to themselves, and answers out of caches; refuses requests for names that are not ours. */
export async function mountHeaders(app: FastifyInstance, origins: Origins, secure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
  });
  app.addHook("onRequest", async (request, reply) => {
    if (isForApi(request)) reply.header("cache-control", "no-store");
    if (!origins.isOurs(request)) throw new AppError("invalid", "This server does not answer under this name.");
  });
}
