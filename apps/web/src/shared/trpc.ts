import type { AppRouter } from "@clausewise/contracts";
import { TRPCClientError, httpBatchLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";

export const trpc = createTRPCReact<AppRouter>();

export const createTrpcClient = () => trpc.createClient({ links: [httpBatchLink({ url: "/api/rpc", maxItems: 10 })] });

/** HTTP status of a failed call, or null when the server was not reached. */
export function statusOf(error: unknown): number | null {
  if (!(error instanceof TRPCClientError)) return null;
  const data: unknown = error.data;
  return typeof data === "object" && data !== null && "httpStatus" in data && typeof data.httpStatus === "number" ? data.httpStatus : null;
}

/** One plain sentence about a failed call. */
export function explain(error: unknown): string {
  const status = statusOf(error);
  if (status === null) return "The server could not be reached. Check your connection and try again.";
  if (status === 429) return "Too many requests in a short time. Wait a minute and try again.";
  if (status >= 500) return "Something went wrong on the server. Please try again.";
  return error instanceof Error ? error.message : "Please try again.";
}
