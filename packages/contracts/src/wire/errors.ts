import { z } from "zod";

/** The closed list of what can go wrong, with its HTTP status and tRPC code. */
export const errorCodes = {
  invalid: { status: 400, rpc: "BAD_REQUEST" },
  unauthorized: { status: 401, rpc: "UNAUTHORIZED" },
  forbidden: { status: 403, rpc: "FORBIDDEN" },
  not_found: { status: 404, rpc: "NOT_FOUND" },
  method_not_allowed: { status: 405, rpc: "METHOD_NOT_SUPPORTED" },
  conflict: { status: 409, rpc: "CONFLICT" },
  too_large: { status: 413, rpc: "PAYLOAD_TOO_LARGE" },
  unsupported: { status: 415, rpc: "UNSUPPORTED_MEDIA_TYPE" },
  too_many_requests: { status: 429, rpc: "TOO_MANY_REQUESTS" },
  internal: { status: 500, rpc: "INTERNAL_SERVER_ERROR" },
  /** Too much waits already; another try in a moment makes sense. */
  busy: { status: 503, rpc: "SERVICE_UNAVAILABLE" },
  unavailable: { status: 503, rpc: "SERVICE_UNAVAILABLE" },
  storage_full: { status: 507, rpc: "INTERNAL_SERVER_ERROR" },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** The body of every failed REST call. */
export const Failure = z.object({ success: z.literal(false), error: z.string() });
export type Failure = z.infer<typeof Failure>;
