import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { useSession } from "../features/session/session-context.tsx";
import { connectionLost, connectionNow, onConnection } from "../shared/connection.ts";
import { createTrpcClient, isUnreached, statusOf, trpc } from "../shared/trpc.ts";

/** A refusal will not change by asking again; a lost connection may. */
const retry = (failures: number, error: unknown) => {
  const status = statusOf(error);
  return failures < 2 && (status === null || status >= 500);
};

const retryDelay = 500;

/** Hears of every call that failed, also of one that is tried again: whether the session ended, or the server is away. */
function hearFailures(queries: QueryClient, ended: () => void): () => void {
  const hear = (error: unknown) => {
    if (statusOf(error) === 401) ended();
    if (isUnreached(error)) connectionLost();
  };
  const leaving = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && (event.action.type === "error" || event.action.type === "failed")) hear(event.action.error);
    }),
    queries.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") hear(event.action.error);
    }),
  ];
  return () => leaving.forEach((leave) => leave());
}

/** Server data for the pages below; what one person loaded is forgotten when they leave. */
export function Data() {
  const { user, reload } = useSession();
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Tried even where the browser thinks it is offline: what fails says so, what waits would only seem to work.
          queries: { retry, retryDelay, networkMode: "always", staleTime: 30_000, refetchOnWindowFocus: false },
          mutations: { networkMode: "always" },
        },
      }),
  );
  const [rpc] = useState(createTrpcClient);

  useEffect(() => {
    if (user === null) queries.clear();
  }, [user, queries]);
  useEffect(() => hearFailures(queries, reload), [queries, reload]);
  useEffect(() => onConnection(() => connectionNow() === "here" && void queries.invalidateQueries()), [queries]);

  return (
    <trpc.Provider client={rpc} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <Outlet />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
