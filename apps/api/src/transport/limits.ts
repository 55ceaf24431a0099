import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Callers } from "./callers.ts";
import { TooManyRequests } from "./failures.ts";
import type { Endpoint } from "./run.ts";

/** Calls of any kind that a person, or an address, may make in a minute. */
const generalPerMinute = 600;

export interface Limits {
  /** Counts a request against the general limit. */
  ofAll(request: FastifyRequest): Promise<void>;
  /** Counts a call against its operation's own limit, if it has one. */
  ofOperation(endpoint: Endpoint, request: FastifyRequest): Promise<void>;
}

const unlimited: Limits = { ofAll: async () => undefined, ofOperation: async () => undefined };

export async function createLimits(app: FastifyInstance, endpoints: Endpoint[], callers: Callers, enabled: boolean): Promise<Limits> {
  if (!enabled) return unlimited;
  await app.register(rateLimit, { global: false });
  const limiter = (max: number, name: string) => {
    const count = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator: (request) => `${name} ${callers.keyOf(request)}` });
    return async (request: FastifyRequest) => {
      if (callers.isCommandLine(request)) return;
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded) throw new TooManyRequests(Math.max(1, state.ttlInSeconds));
    };
  };
  const ofEndpoint = new Map(
    endpoints.flatMap((endpoint) => {
      const { perMinute } = endpoint.operation;
      return perMinute ? [[endpoint, limiter(perMinute, `${endpoint.feature}.${endpoint.name}`)] as const] : [];
    }),
  );
  return {
    ofAll: limiter(generalPerMinute, "all"),
    ofOperation: async (endpoint, request) => ofEndpoint.get(endpoint)?.(request),
  };
}
