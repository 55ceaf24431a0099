import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { useSession } from "../features/session/session-context.tsx";
import { createTrpcClient, statusOf, trpc } from "../shared/trpc.ts";

/** A refusal will not change by asking again; a lost connection may. */
const retry = (failures: number, error: unknown) => {
  const status = statusOf(error);
  return failures < 2 && (status === null || status >= 500);
};

/** Server data for the pages below; what one person loaded is forgotten when they leave. */
export function Data() {
  const { user, reload } = useSession();
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry, staleTime: 30_000, refetchOnWindowFocus: false } } }),
  );
  const [rpc] = useState(createTrpcClient);

  useEffect(() => {
    if (user === null) queries.clear();
  }, [user, queries]);
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error" && statusOf(event.action.error) === 401) reload();
      }),
    [queries, reload],
  );

  return (
    <trpc.Provider client={rpc} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <Outlet />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
