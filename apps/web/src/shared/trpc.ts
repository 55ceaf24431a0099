import type { AppRouter } from "@clausewise/contracts";
import { TRPCClientError, httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { steadyFetch } from "./steady-changes.ts";

export const trpc = createTRPCReact<AppRouter>();

const url = "/api/rpc";

/** The context of a call that changes nothing, though it is made as changes are: a long question goes in the body. */
export const reading = { isReading: true };

/** What is read travels together; a change travels alone, under a key of its own by which the server knows it again. */
export const createTrpcClient = () =>
  trpc.createClient({
    links: [
      splitLink({
        condition: ({ type, context }) => type === "mutation" && context["isReading"] !== true,
        true: httpLink({ url, fetch: (address, { signal, ...init } = {}) => steadyFetch(address, { ...init, signal: signal ?? null }) }),
        false: httpBatchLink({ url, maxItems: 10 }),
      }),
    ],
  });

/** HTTP status of a failed call, or null when the server was not reached. */
export function statusOf(error: unknown): number | null {
  if (!(error instanceof TRPCClientError)) return null;
  const data: unknown = error.data;
  return typeof data === "object" && data !== null && "httpStatus" in data && typeof data.httpStatus === "number" ? data.httpStatus : null;
}

/** True of a call that got no answer of the server's. */
export const isUnreached = (error: unknown): boolean => error instanceof TRPCClientError && statusOf(error) === null;

/** One plain sentence about a failed call. */
export function explain(error: unknown): string {
  const status = statusOf(error);
  if (status === null && !navigator.onLine) return "You are offline. Connect again, then try once more.";
  if (status === null) return "The server could not be reached. Check your connection and try again.";
  if (status === 401) return "Your session has ended. Sign in again to go on.";
  if (status === 429) return "Too many requests in a short time. Wait a minute and try again.";
  if (status >= 500) return "Something went wrong on the server. Please try again.";
  return error instanceof Error ? error.message : "Please try again.";
}
